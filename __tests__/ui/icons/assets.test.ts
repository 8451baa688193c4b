import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file));

const OPAQUE = 2;
const WITH_ALPHA = 6;

describe('rendered pictures', () => {
  test.each([
    ['assets/icon.png', 1024, OPAQUE, 100],
    ['assets/adaptive-foreground.png', 1024, WITH_ALPHA, 60],
    ['assets/adaptive-background.png', 1024, OPAQUE, 100],
    ['assets/adaptive-monochrome.png', 1024, WITH_ALPHA, 40],
    ['assets/splash.png', 1024, WITH_ALPHA, 60],
    ['public/favicon.png', 48, WITH_ALPHA, 4],
    ['public/icons/icon-192.png', 192, WITH_ALPHA, 20],
    ['public/icons/icon-512.png', 512, WITH_ALPHA, 60],
    ['public/icons/maskable-512.png', 512, OPAQUE, 60],
    ['public/icons/apple-touch-180.png', 180, OPAQUE, 20],
  ])('%s: %d px square, colour type %d, at most %d kB', (file, size, colorType, kilobytes) => {
    const png = read(file);
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
    expect(png[25]).toBe(colorType);
    expect(png.length).toBeLessThanOrEqual(kilobytes * 1024);
  });
});

function table(font: Buffer, tag: string): Buffer {
  const count = font.readUInt16BE(4);
  for (let entry = 12; entry < 12 + 16 * count; entry += 16) {
    if (font.toString('latin1', entry, entry + 4) !== tag) continue;
    const from = font.readUInt32BE(entry + 8);
    return font.subarray(from, from + font.readUInt32BE(entry + 12));
  }
  throw new Error(`no table ${tag}`);
}

function features(font: Buffer): ReadonlySet<string> {
  const gsub = table(font, 'GSUB');
  const list = gsub.subarray(gsub.readUInt16BE(6));
  const tags = Array.from({ length: list.readUInt16BE(0) }, (_, index) =>
    list.toString('latin1', 2 + 6 * index, 6 + 6 * index),
  );
  return new Set(tags);
}

/** The segments of a format 4 character map; a face subset to Latin has no other. */
function covers(font: Buffer, code: number): boolean {
  const cmap = table(font, 'cmap');
  const count = cmap.readUInt16BE(2);
  const offsets = Array.from({ length: count }, (_, index) => cmap.readUInt32BE(8 + 8 * index));
  const offset = offsets.find((from) => cmap.readUInt16BE(from) === 4);
  if (offset === undefined) throw new Error('no format 4 map');
  const segments = cmap.readUInt16BE(offset + 6) / 2;
  return Array.from({ length: segments }, (_, index) => index).some((index) => {
    const end = cmap.readUInt16BE(offset + 14 + 2 * index);
    const start = cmap.readUInt16BE(offset + 16 + 2 * (segments + index));
    return start <= code && code <= end && end !== 0xffff;
  });
}

const NEEDED = 'AZaz09äöüÄÖÜßẞéčłő→←↑↓−×·…–—„“”‚‘’«»≤≥•€';

describe('fonts', () => {
  const faces = [
    'Alegreya-Bold.ttf',
    'AlegreyaSans-Regular.ttf',
    'AlegreyaSans-Bold.ttf',
    'AlegreyaSans-ExtraBold.ttf',
  ];

  test.each(faces)('%s is small and keeps lining and tabular figures', (face) => {
    const font = read(`assets/fonts/${face}`);
    expect(font.length).toBeLessThanOrEqual(50_000);
    expect([...features(font)]).toEqual(expect.arrayContaining(['lnum', 'tnum']));
  });

  test.each(faces)('%s has every character our words use', (face) => {
    const font = read(`assets/fonts/${face}`);
    const missing = [...NEEDED].filter((sign) => !covers(font, sign.codePointAt(0) ?? 0));
    expect(missing).toEqual([]);
  });

  test.each(['OFL-Alegreya.txt', 'OFL-AlegreyaSans.txt'])('%s lies beside them', (file) => {
    expect(statSync(join(root, 'assets/fonts', file)).size).toBeGreaterThan(4000);
    expect(read(`assets/fonts/${file}`).toString()).toContain('SIL OPEN FONT LICENSE');
  });
});
