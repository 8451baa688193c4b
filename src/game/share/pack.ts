import { deflateSync, inflateSync } from 'fflate';
import { fail, hashText, ok, type Result } from '@/src/rules';
import { DICTIONARY } from './dictionary';
import { unfoldFirst } from './first-links';
import { bytesSpelt, lettersOf } from './letters';

/** Longer than any real board; messengers and browsers cut much longer addresses. */
export const LONGEST_PACK = 16_000;
/** What a pack may unfold to: a dungeon of two hundred pieces fits. */
export const MAX_UNPACKED = 256 * 1024;
const VERSION = '2';
const CHECK_LETTERS = 6;

export type PackRefusal = 'share-too-long' | 'share-damaged' | 'share-newer';

/** A letter changed or lost on the way shows here, before anything is read. */
const checkOf = (text: string): string => hashText(text).slice(-CHECK_LETTERS);

const fold = (bytes: Uint8Array): Uint8Array =>
  deflateSync(bytes, { level: 9, dictionary: DICTIONARY });

type Unfold = (folded: Uint8Array) => Result<Uint8Array, PackRefusal>;

/** Into a buffer that does not grow: a hostile link unfolds no further. */
const unfold: Unfold = (folded) => {
  if (folded.length === 0) return fail('share-damaged');
  try {
    const out = new Uint8Array(MAX_UNPACKED + 1);
    const { length } = inflateSync(folded, { dictionary: DICTIONARY, out });
    return length === out.length ? fail('share-too-long') : ok(out.subarray(0, length));
  } catch {
    return fail('share-damaged');
  }
};

const unfoldOld: Unfold = (folded) => {
  const unfolded = unfoldFirst(folded, MAX_UNPACKED);
  return unfolded === null ? fail('share-too-long') : ok(unfolded);
};

const UNFOLDS: ReadonlyMap<string, Unfold> = new Map([
  ['1', unfoldOld],
  [VERSION, unfold],
]);

/** A text in few letters that may stand in an address. */
export const pack = (text: string): string =>
  VERSION + checkOf(text) + lettersOf(fold(new TextEncoder().encode(text)));

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
  const unfoldIt = UNFOLDS.get(packed.charAt(0));
  if (unfoldIt === undefined) return fail(/^[3-9]/u.test(packed) ? 'share-newer' : 'share-damaged');
  const bytes = bytesSpelt(packed.slice(1 + CHECK_LETTERS));
  const unfolded = bytes === null ? fail('share-damaged' as const) : unfoldIt(bytes);
  if (!unfolded.ok) return unfolded;
  const text = decode(unfolded.value);
  const whole = text !== null && checkOf(text) === packed.slice(1, 1 + CHECK_LETTERS);
  return whole ? ok(text) : fail('share-damaged');
}
