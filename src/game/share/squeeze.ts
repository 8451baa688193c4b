import { fail, ok, type Result } from '@/src/rules';

/**
 * A small LZ77: JSON of a board repeats its keys, and the dictionary knows them before the first time.
 * Own, because phones have no CompressionStream, and synchronous, so that a link is there at once.
 */
const DICTIONARY = new TextEncoder().encode(
  '","tokens":{},"bleed":1,"burn":1,"poison":1,"shield":1,"focus":1},"curse":0,"immunities":[],' +
    '"abilities":[{"keyword":"","phase":"attack","x":1}],"back":null,"track":{"rune":"orange","row":"upper"},' +
    '"kind":"interaction","kind":"chest","kind":"door","kind":"trap","kind":"npc","loot","token",' +
    '"at":[0,0],"blocks":true,"charges":null,"id":"object-1","name":"","safe":false}' +
    '"allies":[],"heroes":[{"at":[4,5],"board":"","hp":10,"maxHp":10,"name":"","role":"leader","defender"' +
    '"monsters":[{"at":[2,3],"base":null,"card":"/standard/rookie","hp":12,"maxHp":12' +
    '"map":{"bridges":[{"at":[0,0],"id":"bridge-1","level":1,"name":"BR1","print":["....","...."],"size":[1,2]}' +
    '],"darkness":[{"cells":[{"at":[1,1],"below":false},{"at":[2,1],"below":false}],"id":"' +
    '"objects":[],"sheets":[{"at":[2,-2],"id":"sheet-1","name":"E1-F","print":["....","....","....","....","....","...."],' +
    '"raised":false,"size":"E","turn":0},{"at":[-2,2],"id":"sheet-2","name":"C4-B","print":["~~..","LL.."],"raised":true,"size":"C",' +
    '"turn":1}],"trays":[{"at":[0,0],"id":"tray-1","tray":1,"turn":0}',
);

const SHORTEST = 4;
const LONGEST = 255 + SHORTEST;
const FARTHEST = 0xffff;

const keyAt = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);

function matchLength(bytes: Uint8Array, from: number, at: number): number {
  const most = Math.min(LONGEST, bytes.length - at);
  let length = 0;
  while (length < most && bytes[from + length] === bytes[at + length]) length += 1;
  return length;
}

interface Match {
  readonly length: number;
  readonly distance: number;
}

/** How many earlier places are tried: the newest are the nearest. */
const TRIES = 64;

function longestMatch(
  bytes: Uint8Array,
  at: number,
  places: readonly number[] | undefined,
): Match | null {
  let best: Match | null = null;
  const newest = (places ?? []).slice(-TRIES);
  for (const from of newest) {
    const length = matchLength(bytes, from, at);
    if (at - from > FARTHEST || length < SHORTEST || length < (best?.length ?? 0)) continue;
    best = { length, distance: at - from };
  }
  return best;
}

/** Flag bytes say of the next eight parts: 0 a byte as it is, 1 a length and two bytes of distance. */
class Parts {
  readonly out: number[] = [];
  private flagsAt = 0;
  private count = 0;

  add(flag: 0 | 1, bytes: readonly number[]): void {
    if (this.count % 8 === 0) this.flagsAt = this.out.push(0) - 1;
    this.out[this.flagsAt] = (this.out[this.flagsAt] ?? 0) | (flag << (this.count % 8));
    this.count += 1;
    this.out.push(...bytes);
  }
}

export function squeeze(content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(DICTIONARY.length + content.length);
  bytes.set(DICTIONARY);
  bytes.set(content, DICTIONARY.length);
  const places = new Map<number, number[]>();
  const note = (at: number): void => {
    const key = keyAt(bytes, at);
    const known = places.get(key);
    if (known === undefined) places.set(key, [at]);
    else known.push(at);
  };
  for (let at = 0; at < DICTIONARY.length; at += 1) note(at);
  const parts = new Parts();
  for (let at = DICTIONARY.length; at < bytes.length;) {
    const match = longestMatch(bytes, at, places.get(keyAt(bytes, at)));
    if (match === null) parts.add(0, [bytes[at] ?? 0]);
    else parts.add(1, [match.length - SHORTEST, match.distance >> 8, match.distance & 0xff]);
    const next = at + (match?.length ?? 1);
    for (; at < next; at += 1) note(at);
  }
  return Uint8Array.from(parts.out);
}

/** Whatever the bytes are: never throws, never makes more than `most` bytes. */
export function unsqueeze(
  squeezed: Uint8Array,
  most: number,
): Result<Uint8Array, 'broken' | 'too-large'> {
  const out = new Uint8Array(DICTIONARY.length + most);
  out.set(DICTIONARY);
  let end = DICTIONARY.length;
  let flags = 0;
  for (let at = 0, part = 0; at < squeezed.length; part += 1) {
    if (part % 8 === 0) flags = squeezed[at++] ?? 0;
    if (at >= squeezed.length) break;
    if (((flags >> (part % 8)) & 1) === 0) {
      if (end >= out.length) return fail('too-large');
      out[end++] = squeezed[at++] ?? 0;
      continue;
    }
    if (at + 2 >= squeezed.length) return fail('broken');
    const length = (squeezed[at] ?? 0) + SHORTEST;
    const distance = ((squeezed[at + 1] ?? 0) << 8) | (squeezed[at + 2] ?? 0);
    at += 3;
    if (distance === 0 || distance > end) return fail('broken');
    if (end + length > out.length) return fail('too-large');
    for (let step = 0; step < length; step += 1, end += 1) out[end] = out[end - distance] ?? 0;
  }
  return ok(out.slice(DICTIONARY.length, end));
}
