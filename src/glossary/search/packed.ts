/**
 * Numbers as text, small ones in one sign: an index travels as JSON, and an interpreter reads a text
 * many times faster than it makes arrays of a literal. No sign needs escaping, and none is a blank,
 * which stands between lists.
 */
const FIRST_SIGN = 35;
const BACKSLASH = 92;
const SIGNS = 91;
/** The last sign of a number is one of these, the signs before it of the others. */
const LAST = 61;
const EARLIER = SIGNS - LAST;

const signOf = (digit: number): string => {
  const code = digit + FIRST_SIGN;
  return String.fromCharCode(code < BACKSLASH ? code : code + 1);
};

const packNumber = (value: number): string =>
  value < LAST
    ? signOf(value)
    : signOf(LAST + ((value - LAST) % EARLIER)) + packNumber(Math.floor((value - LAST) / EARLIER));

export const packNumbers = (values: readonly number[]): string => values.map(packNumber).join('');

/** For numbers that grow: only the steps between them are kept. */
export const packGrowing = (values: readonly number[]): string =>
  packNumbers(values.map((value, place) => value - (values[place - 1] ?? 0)));

export const packLists = (
  lists: readonly (readonly number[])[],
  pack: (values: readonly number[]) => string,
): string => lists.map(pack).join(' ');

export const unpackNumbers = (packed: string): number[] => {
  const values: number[] = [];
  let value = 0;
  let unit = 1;
  for (let at = 0; at < packed.length; at += 1) {
    const code = packed.charCodeAt(at);
    const digit = (code < BACKSLASH ? code : code - 1) - FIRST_SIGN;
    value += digit * unit;
    if (digit < LAST) {
      values.push(value);
      value = 0;
      unit = 1;
    } else {
      unit *= EARLIER;
    }
  }
  return values;
};

export const unpackGrowing = (packed: string): readonly number[] => {
  const values = unpackNumbers(packed);
  for (let place = 1; place < values.length; place += 1) {
    values[place] = (values[place] ?? 0) + (values[place - 1] ?? 0);
  }
  return values;
};

export const unpackLists = (packed: string): readonly string[] => packed.split(' ');
