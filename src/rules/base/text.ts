/** Control signs (but tab and new line), halves of pairs, and signs that turn the direction of what follows. */
const UNSHOWABLE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u{d800}-\u{dfff}\u202a-\u202e\u2066-\u2069]/gu;

/** Blanks, and signs without a width or a shape. */
const INVISIBLE =
  /[\s\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u2060-\u2064\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0]/gu;

/** The text as it can be shown anywhere without changing what stands beside it. */
export const plainText = (text: string): string => text.replace(UNSHOWABLE, '');

/** Nothing of it can be seen. */
export const isInvisible = (text: string): boolean => text.replace(INVISIBLE, '') === '';

function plainEntries(value: object): object {
  let changed = false;
  const entries = Object.entries(value).map(([key, item]): readonly [string, unknown] => {
    const plain = plainTexts(item);
    changed ||= plain !== item;
    return [key, plain];
  });
  return changed ? Object.fromEntries(entries) : value;
}

/** All texts of a value made plain; the same value where nothing was to be done. */
export function plainTexts<Value>(value: Value): Value;
export function plainTexts(value: unknown): unknown {
  if (typeof value === 'string') return plainText(value);
  if (Array.isArray(value)) {
    const plain = value.map((item: unknown) => plainTexts(item));
    return plain.some((item, index) => item !== value[index]) ? plain : value;
  }
  return typeof value === 'object' && value !== null ? plainEntries(value) : value;
}
