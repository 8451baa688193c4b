import { useCallback, useMemo, useRef, type RefObject } from 'react';
import type { View } from 'react-native';
import type { KeyPress } from '@/src/ui';
import type { QueryHandle } from './QueryField';

type Field = RefObject<QueryHandle | null>;

export interface ResultKeys {
  readonly focusFirst: () => void;
  readonly hold: (order: number, view: View | null) => void;
  readonly onKey: (press: KeyPress, order: number) => void;
}

/** Arrows walk through the results, up from the first leads back into the field. */
export function useResultKeys(field: Field): ResultKeys {
  const views = useRef<(View | null)[]>([]);
  const focus = useCallback((order: number) => views.current[order]?.focus(), []);
  const focusFirst = useCallback(() => focus(0), [focus]);
  const hold = useCallback((order: number, view: View | null) => {
    views.current[order] = view;
  }, []);
  const onKey = useCallback(
    (press: KeyPress, order: number) => {
      const action = actionFor(press.key, order, focus, field);
      if (action === undefined) return;
      press.preventDefault?.();
      press.stopPropagation?.();
      action();
    },
    [focus, field],
  );
  return useMemo(() => ({ hold, onKey, focusFirst }), [hold, onKey, focusFirst]);
}

function actionFor(
  key: string,
  order: number,
  focus: (order: number) => void,
  field: Field,
): (() => void) | undefined {
  switch (key) {
    case 'ArrowDown':
      return () => focus(order + 1);
    case 'ArrowUp':
      return () => (order === 0 ? field.current?.focus() : focus(order - 1));
    case 'Home':
      return () => focus(0);
    case 'Escape':
      return () => {
        field.current?.clear();
        field.current?.focus();
      };
    default:
      return undefined;
  }
}
