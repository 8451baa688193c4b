import { useRef } from 'react';
import type { View } from 'react-native';
import { nextIndex, type KeyPress } from './keyboard';

interface RovingItem {
  readonly ref: (view: View | null) => void;
  readonly tabIndex: 0 | -1;
  readonly onKey: (press: KeyPress) => void;
}

/** One tab stop for the group; arrows, Home and End move the choice and the focus with it. */
export function useRoving(count: number, active: number, choose: (index: number) => void) {
  const views = useRef<(View | null)[]>([]);
  const stop = active < 0 ? 0 : active;
  return (index: number): RovingItem => ({
    ref: (view) => {
      views.current[index] = view;
    },
    tabIndex: index === stop ? 0 : -1,
    onKey: (press) => {
      const next = nextIndex(press.key, index, count);
      if (next === undefined) return;
      press.preventDefault?.();
      choose(next);
      views.current[next]?.focus();
    },
  });
}
