import * as fc from 'fast-check';
import { DICTIONARY } from '@/src/game/share/dictionary';
import { LONGEST_PACK, MAX_UNPACKED, pack, unpack } from '@/src/game/share/pack';
import { bytesSpelt, lettersOf } from '@/src/game/share/letters';
import { deflateSync } from 'fflate';

const bytes = (most: number) => fc.uint8Array({ maxLength: most });
const repetitive = fc
  .array(fc.constantFrom('"at":[', '....', '},{', 'sheet-', '0', '~L', 'ü'), { maxLength: 400 })
  .map((parts) => parts.join(''));

test('what is packed comes out again', () => {
  fc.assert(
    fc.property(fc.oneof(repetitive, fc.string({ unit: 'grapheme', maxLength: 300 })), (text) => {
      const packed = pack(text);
      expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
      expect(unpack(packed)).toEqual({ ok: true, value: text });
    }),
    { numRuns: 300 },
  );
});

test('bytes survive spelling', () => {
  fc.assert(
    fc.property(bytes(600), (content) => {
      expect(bytesSpelt(lettersOf(content))).toEqual(content);
    }),
    { numRuns: 300 },
  );
});

test('any bytes and any letters are answered, never thrown at', () => {
  fc.assert(
    fc.property(bytes(400), fc.string({ maxLength: 200 }), (content, letters) => {
      expect(unpack(letters).ok).toBe(false);
      expect(unpack(`1abcdef${lettersOf(content)}`).ok).toBe(false);
      expect(unpack(`2abcdef${lettersOf(content)}`).ok).toBe(false);
    }),
    { numRuns: 500 },
  );
});

const deflated = (length: number): string =>
  `2abcdef${lettersOf(deflateSync(new Uint8Array(length), { dictionary: DICTIONARY }))}`;

/** 259 bytes for three: as much as the first format can blow up. */
const firstBomb = (parts: number): string => {
  const out: number[] = [];
  for (let part = 0; part < parts; part += 1) {
    if (part % 8 === 0) out.push(255);
    out.push(255, 0, 1);
  }
  return `1abcdef${lettersOf(Uint8Array.from(out))}`;
};

test.each([
  ['longer than a link may be', 'x'.repeat(LONGEST_PACK + 1), 'share-too-long'],
  ['unfolds without end', deflated(8 * 1024 * 1024), 'share-too-long'],
  ['unfolds a byte too far', deflated(MAX_UNPACKED + 1), 'share-too-long'],
  ['unfolds just so far, to something else', deflated(MAX_UNPACKED), 'share-damaged'],
  ['nothing folded', '2abcdef', 'share-damaged'],
  [
    'the first version unfolds without end',
    firstBomb(Math.ceil(MAX_UNPACKED / 259) + 1),
    'share-too-long',
  ],
  ['from a newer app', '3abcdefAAAA', 'share-newer'],
  ['empty', '', 'share-damaged'],
  ['other letters', '2abcdef<script>', 'share-damaged'],
  ['cut off', pack('{"map":{"sheets":[]}}').slice(0, -2), 'share-damaged'],
  [
    'looks back before the beginning',
    `1abcdef${lettersOf(Uint8Array.of(1, 0, 255, 255))}`,
    'share-damaged',
  ],
])('refused: %s', (_name, packed, code) => {
  expect(unpack(packed)).toEqual({ ok: false, error: code });
});

test('one changed letter never gives another text', () => {
  const text = '{"name":"Die Nacht am Turm","map":{"sheets":[],"trays":[]}}';
  const packed = pack(text);
  let refused = 0;
  for (let at = 0; at < packed.length; at += 1) {
    const other = packed[at] === 'B' ? 'C' : 'B';
    const read = unpack(packed.slice(0, at) + other + packed.slice(at + 1));
    if (read.ok) expect(read.value).toBe(text);
    else refused += 1;
  }
  expect(refused).toBeGreaterThan(packed.length * 0.9);
});
