import { DICTIONARY } from './dictionary';

const SHORTEST = 4;

/**
 * Links of version 1 still lie in the players' messages. A flag byte says of the next eight parts
 * whether each is a byte as it is (0), or a length and two bytes of how far back to copy it (1).
 * Null: more than `most` bytes; what is broken otherwise shows in the check letters.
 */
export function unfoldFirst(folded: Uint8Array, most: number): Uint8Array | null {
  const out = new Uint8Array(DICTIONARY.length + most);
  out.set(DICTIONARY);
  let [at, end] = [0, DICTIONARY.length];
  const next = (): number => folded[at++] ?? 0;
  const copy = (length: number, back: number): void => {
    for (const until = end + length; end < until; end += 1) out[end] = out[end - back] ?? 0;
  };
  while (at < folded.length) {
    for (let flags = next() | 256; flags > 1 && at < folded.length; flags >>= 1) {
      if (flags & 1) copy(next() + SHORTEST, (next() << 8) | next());
      else out[end++] = next();
      if (end > out.length) return null;
    }
  }
  return out.slice(DICTIONARY.length, end);
}
