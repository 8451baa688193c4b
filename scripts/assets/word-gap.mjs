// Alegreya's space is narrow and browsers round it further: in headings and chips words ran together.
// A face's space is made as wide as wanted, in thousandths of its size.
import { Buffer } from 'node:buffer';

/** Where a table of a TrueType file lies. */
function tableIn(face, tag) {
  const count = face.readUInt16BE(4);
  for (let entry = 12; entry < 12 + 16 * count; entry += 16) {
    if (face.toString('latin1', entry, entry + 4) === tag) {
      return { entry, at: face.readUInt32BE(entry + 8), length: face.readUInt32BE(entry + 12) };
    }
  }
  throw new Error(`no table ${tag}`);
}

/** The glyph of a letter, by the table's segments (format 4, which every subset has). */
function glyphOf(face, letter) {
  const { at } = tableIn(face, 'cmap');
  const subtables = Array.from(
    { length: face.readUInt16BE(at + 2) },
    (_, index) => at + face.readUInt32BE(at + 8 + 8 * index),
  );
  const from = subtables.find((one) => face.readUInt16BE(one) === 4);
  if (from === undefined) throw new Error('no table of letters');
  const width = face.readUInt16BE(from + 6);
  for (let place = from + 14; ; place += 2) {
    if (face.readUInt16BE(place) < letter) continue;
    const first = face.readUInt16BE(place + 2 + width);
    const range = place + 2 + 3 * width;
    const offset = face.readUInt16BE(range);
    if (offset > 0) return face.readUInt16BE(range + offset + 2 * (letter - first));
    return (letter + face.readInt16BE(place + 2 + 2 * width)) & 0xffff;
  }
}

function sumOf(face, at, length) {
  let sum = 0;
  for (let place = at; place < at + length; place += 4) {
    sum = (sum + face.readUInt32BE(place)) >>> 0;
  }
  return sum;
}

/** A file's own sums are put right: some systems refuse a face whose sums are wrong. */
function withSums(face, tag) {
  const { entry, at, length } = tableIn(face, tag);
  face.writeUInt32BE(sumOf(face, at, Math.ceil(length / 4) * 4), entry + 4);
  const head = tableIn(face, 'head').at + 8;
  face.writeUInt32BE(0, head);
  face.writeUInt32BE((0xb1b0afba - sumOf(face, 0, face.length)) >>> 0, head);
  return face;
}

const SPACES = [0x20, 0xa0];

export function withWordGap(source, thousandths) {
  const face = Buffer.concat([source, Buffer.alloc((4 - (source.length % 4)) % 4)]);
  const size = face.readUInt16BE(tableIn(face, 'head').at + 18);
  const measured = face.readUInt16BE(tableIn(face, 'hhea').at + 34);
  for (const space of SPACES) {
    const glyph = glyphOf(face, space);
    if (glyph >= measured) throw new Error('the space has no width of its own');
    const place = tableIn(face, 'hmtx').at + 4 * glyph;
    face.writeUInt16BE(Math.round((thousandths * size) / 1000), place);
  }
  return withSums(face, 'hmtx');
}
