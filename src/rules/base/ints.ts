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

/** One of each; `Int32Array.from` takes six times as long. */
export const intsOf = <One>(
  list: readonly One[],
  value: (one: One, index: number) => number,
): Int32Array => {
  const ints = new Int32Array(list.length);
  for (let index = 0; index < list.length; index++) ints[index] = value(list[index] as One, index);
  return ints;
};
