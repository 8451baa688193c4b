/** Read-only view of the typed arrays inside the core. */
export interface Ints {
  readonly length: number;
  readonly [index: number]: number;
}

/** Callers stay inside the array; one array kind everywhere keeps this read fast. */
export const at = (ints: Ints, index: number): number => ints[index] as number;

export const NONE = -1;

export const copyInts = (ints: Ints): Int32Array => new Int32Array(ints as Int32Array);

export const noInts = (length: number): Int32Array => new Int32Array(length).fill(NONE);

/** Rows that are asked for one by one. They lie in one buffer: a buffer for each would cost three times as much. */
export const intRows = (rows: number, length: number, value = 0): (() => Int32Array) => {
  const bytes = length * Int32Array.BYTES_PER_ELEMENT;
  const all = new Int32Array(rows * length);
  const { buffer } = value === 0 ? all : all.fill(value);
  let asked = 0;
  return () => new Int32Array(buffer, bytes * asked++, length);
};

export const isSameInts = (one: Ints, other: Ints): boolean => {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) {
    if (at(one, index) !== at(other, index)) return false;
  }
  return true;
};

/** One of each; `Int32Array.from` takes six times as long. */
export const intsOf = <One>(
  list: readonly One[],
  value: (one: One, index: number) => number,
): Int32Array => {
  const ints = new Int32Array(list.length);
  for (let index = 0; index < list.length; index++) ints[index] = value(list[index] as One, index);
  return ints;
};
