import { fail, hashText, ok, type Result } from '@/src/rules';
import { bytesOf, lettersOf } from './letters';
import { squeeze, unsqueeze } from './squeeze';

/** Longer than any real board; messengers and browsers cut much longer addresses. */
export const LONGEST_PACK = 16_000;
/** What a pack may unfold to: a dungeon of two hundred pieces fits. */
export const MOST_UNPACKED = 256 * 1024;
const VERSION = '1';
const CHECK_LETTERS = 6;

export type PackRefusal = 'share-too-long' | 'share-damaged' | 'share-newer';

/** A letter changed or lost on the way shows here, before anything is read. */
const checkOf = (text: string): string => hashText(text).slice(-CHECK_LETTERS);

/** A text in few letters that may stand in an address. */
export const pack = (text: string): string =>
  VERSION + checkOf(text) + lettersOf(squeeze(new TextEncoder().encode(text)));

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Never throws, whatever stands in the link. */
export function unpack(packed: string): Result<string, PackRefusal> {
  if (packed.length > LONGEST_PACK) return fail('share-too-long');
  if (/^[2-9]/u.test(packed)) return fail('share-newer');
  const bytes = packed.startsWith(VERSION) ? bytesOf(packed.slice(1 + CHECK_LETTERS)) : null;
  if (bytes === null) return fail('share-damaged');
  const unfolded = unsqueeze(bytes, MOST_UNPACKED);
  if (!unfolded.ok) {
    return fail(unfolded.error === 'too-large' ? 'share-too-long' : 'share-damaged');
  }
  const text = decode(unfolded.value);
  const whole = text !== null && checkOf(text) === packed.slice(1, 1 + CHECK_LETTERS);
  return whole ? ok(text) : fail('share-damaged');
}
