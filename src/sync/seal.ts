import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { bytesSpelt, lettersOf } from '../game/share/letters';
import { parseJson } from '../game/schema/json';

const NONCE_BYTES = 24;
/** What a sealed text may unfold to. */
const MAX_TEXT = 2 * 1024 * 1024;

export type Random = (bytes: number) => Uint8Array;

/** A value only devices at the table can read, and only in its place: what it is bound to must be the same again. */
export function seal(
  key: Uint8Array,
  random: Random,
  bound: readonly (string | null)[],
  value: unknown,
): string {
  const nonce = Uint8Array.from(random(NONCE_BYTES));
  const folded = deflateSync(strToU8(JSON.stringify(value)), { level: 6 });
  const closed = xchacha20poly1305(key, nonce, strToU8(JSON.stringify(bound))).encrypt(folded);
  const whole = new Uint8Array(NONCE_BYTES + closed.length);
  whole.set(nonce);
  whole.set(closed, NONCE_BYTES);
  return lettersOf(whole);
}

/** Undefined: changed on the way, out of its place, or not sealed with this key. */
export function unseal(
  key: Uint8Array,
  bound: readonly (string | null)[],
  letters: string,
): unknown {
  const bytes = bytesSpelt(letters);
  if (bytes === null || bytes.length <= NONCE_BYTES) return undefined;
  try {
    const nonce = bytes.slice(0, NONCE_BYTES);
    const cipher = xchacha20poly1305(key, nonce, strToU8(JSON.stringify(bound)));
    const folded = cipher.decrypt(bytes.slice(NONCE_BYTES));
    const text = inflateSync(folded, {
      out: new Uint8Array(Math.min(MAX_TEXT, folded.length * 64 + 4096)),
    });
    return parseJson(strFromU8(text));
  } catch {
    return undefined;
  }
}
