/** Base64 for addresses: only letters, digits, - and _, without padding. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES: ReadonlyMap<string, number> = new Map(
  [...LETTERS].map((letter, value) => [letter, value]),
);

export function lettersOf(bytes: Uint8Array): string {
  const letters: string[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const left = Math.min(3, bytes.length - at);
    const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (let part = 0; part <= left; part += 1) {
      letters.push(LETTERS[(three >> (18 - 6 * part)) & 63] ?? '');
    }
  }
  return letters.join('');
}

/** Null, where a letter is none of ours or the end is missing. */
export function bytesOf(letters: string): Uint8Array | null {
  if (letters.length % 4 === 1) return null;
  const bytes: number[] = [];
  for (let at = 0; at < letters.length; at += 4) {
    const four = [...letters.slice(at, at + 4)].map((letter) => VALUES.get(letter));
    let bits = 0;
    for (const value of four) {
      if (value === undefined) return null;
      bits = (bits << 6) | value;
    }
    bits <<= 6 * (4 - four.length);
    for (let byte = 0; byte < four.length - 1; byte += 1)
      bytes.push((bits >> (16 - 8 * byte)) & 255);
  }
  return Uint8Array.from(bytes);
}
