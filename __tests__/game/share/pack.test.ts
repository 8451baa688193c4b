import * as fc from 'fast-check';
import { LONGEST_PACK, MOST_UNPACKED, pack, unpack } from '@/src/game/share/pack';
import { bytesOf, lettersOf } from '@/src/game/share/letters';
import { squeeze, unsqueeze } from '@/src/game/share/squeeze';

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

test('bytes survive squeezing and spelling', () => {
  fc.assert(
    fc.property(bytes(600), (content) => {
      expect(unsqueeze(squeeze(content), 600)).toEqual({ ok: true, value: content });
      expect(bytesOf(lettersOf(content))).toEqual(content);
    }),
    { numRuns: 300 },
  );
});

test('any bytes and any letters are answered, never thrown at', () => {
  fc.assert(
    fc.property(bytes(400), fc.string({ maxLength: 200 }), (content, letters) => {
      const made = unsqueeze(content, 1000);
      if (made.ok) expect(made.value.length).toBeLessThanOrEqual(1000);
      expect(typeof unpack(letters).ok).toBe('boolean');
      expect(typeof unpack(`1abcdef${lettersOf(content)}`).ok).toBe('boolean');
    }),
    { numRuns: 500 },
  );
});

/** 259 bytes for three: as much as the format can blow up. */
const bomb = (parts: number): string => {
  const out: number[] = [];
  for (let part = 0; part < parts; part += 1) {
    if (part % 8 === 0) out.push(255);
    out.push(255, 0, 1);
  }
  return `1abcdef${lettersOf(Uint8Array.from(out))}`;
};

test.each([
  ['longer than a link may be', 'x'.repeat(LONGEST_PACK + 1), 'share-too-long'],
  ['unfolds without end', bomb(Math.ceil(MOST_UNPACKED / 259) + 1), 'share-too-long'],
  ['from a newer app', '2abcdefAAAA', 'share-newer'],
  ['empty', '', 'share-damaged'],
  ['other letters', '1abcdef<script>', 'share-damaged'],
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
