// A small PNG writer: drops the alpha channel of opaque pictures and takes, for the whole picture,
// the row filter that packs best. Flat drawings come out several times smaller than resvg's own.
import { Buffer } from 'node:buffer';
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const TRUECOLOR = 2;
const TRUECOLOR_ALPHA = 6;

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function header(width, height, colorType) {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, colorType, 0, 0, 0], 8);
  return chunk('IHDR', data);
}

// resvg gives premultiplied colours; PNG wants them straight.
function straight(pixels) {
  const out = Buffer.from(pixels);
  for (let at = 0; at < out.length; at += 4) {
    const alpha = out[at + 3];
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      out[at + channel] = Math.min(255, Math.round((out[at + channel] * 255) / alpha));
    }
  }
  return out;
}

function withoutAlpha(pixels) {
  const out = Buffer.alloc((pixels.length / 4) * 3);
  for (let from = 0, to = 0; from < pixels.length; from += 4, to += 3) {
    pixels.copy(out, to, from, from + 3);
  }
  return out;
}

function paeth(left, up, corner) {
  const guess = left + up - corner;
  const [a, b, c] = [left, up, corner].map((value) => Math.abs(guess - value));
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

const FILTERS = [() => 0, (left) => left, (left, up) => up, (left, up) => (left + up) >> 1, paeth];

function filtered(pixels, height, channels, filter) {
  const stride = pixels.length / height;
  const out = Buffer.alloc(pixels.length + height);
  for (let row = 0; row < height; row += 1) {
    const from = row * stride;
    out[from + row] = filter;
    for (let at = 0; at < stride; at += 1) {
      const left = at >= channels ? pixels[from + at - channels] : 0;
      const up = row > 0 ? pixels[from + at - stride] : 0;
      const corner = row > 0 && at >= channels ? pixels[from + at - stride - channels] : 0;
      out[from + row + 1 + at] = pixels[from + at] - FILTERS[filter](left, up, corner);
    }
  }
  return out;
}

function smallest(pixels, height, channels) {
  const packed = FILTERS.map((_, filter) =>
    deflateSync(filtered(pixels, height, channels, filter), { level: 9 }),
  );
  return packed.reduce((best, next) => (next.length < best.length ? next : best));
}

const opaque = (pixels) => {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false;
  return true;
};

export function compactPng(premultiplied, width, height) {
  const pixels = straight(premultiplied);
  const flat = opaque(pixels);
  const data = flat ? withoutAlpha(pixels) : pixels;
  return Buffer.concat([
    SIGNATURE,
    header(width, height, flat ? TRUECOLOR : TRUECOLOR_ALPHA),
    chunk('IDAT', smallest(data, height, flat ? 3 : 4)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
