/** Base64 for addresses: only letters, digits, - and _, without padding. */
const ADDRESS_LETTERS = /^[A-Za-z0-9_-]*$/u;

export const lettersOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Null, where a letter is none of ours or the end is missing. */
export function bytesSpelt(letters: string): Uint8Array | null {
  if (!ADDRESS_LETTERS.test(letters) || letters.length % 4 === 1) return null;
  const plain = letters.replaceAll('-', '+').replaceAll('_', '/');
  // Hermes reads padded base64 only.
  const whole = atob(plain.padEnd(Math.ceil(plain.length / 4) * 4, '='));
  return Uint8Array.from(whole, (letter) => letter.charCodeAt(0));
}
