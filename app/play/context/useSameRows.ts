import { useRef } from 'react';
import { shallow } from 'zustand/shallow';

/** Rows of plain values: nothing inside them has to be compared further. */
type Plain<Row> = { readonly [Key in keyof Row]: string | number | boolean | null };

const areAlike = (some: readonly object[], others: readonly object[]): boolean =>
  some.length === others.length && some.every((row, index) => shallow(row, others[index]));

/** A selector whose list stays the same one while its rows read the same. */
export function useSameRows<Input, Row extends Plain<Row> & object>(
  select: (input: Input) => readonly Row[],
): (input: Input) => readonly Row[] {
  const last = useRef<readonly Row[]>([]);
  return (input) => {
    const next = select(input);
    if (!areAlike(last.current, next)) last.current = next;
    return last.current;
  };
}
