import { useMemo, useState } from 'react';

/** Entries opened one from another, the shown one last. */
export type EntryStack = readonly string[];

export const pushed = (stack: EntryStack, entry: string): EntryStack =>
  stack.at(-1) === entry ? stack : [...stack, entry];

/** The first entry stays: leaving it is the job of whoever shows the stack. */
export const popped = (stack: EntryStack): EntryStack =>
  stack.length > 1 ? stack.slice(0, -1) : stack;

export interface StackControls {
  readonly start: (entry: string) => void;
  readonly push: (entry: string) => void;
  readonly back: () => void;
}

export function useEntryStack(first: EntryStack): readonly [EntryStack, StackControls] {
  const [stack, setStack] = useState(first);
  const controls = useMemo<StackControls>(
    () => ({
      start: (entry) => setStack([entry]),
      push: (entry) => setStack((before) => pushed(before, entry)),
      back: () => setStack(popped),
    }),
    [],
  );
  return [stack, controls];
}
