import { useCallback, useDeferredValue, useMemo, useRef } from 'react';
import type { View } from 'react-native';
import type { Hit } from '../../../src/glossary';
import type { KeyPress } from '../../../src/ui';
import { useLanguage } from '../../wiring/language';
import { SHELF } from '../content';
import { useOpenEntry } from '../parts/open-entry';

/** More than fits a screen or two: whoever does not find it there types another letter. */
const MOST = 12;

/** Both must stay the same functions, or every card is drawn anew with every letter. */
interface Field {
  readonly toField: () => void;
  readonly clear: () => void;
}

export interface SearchResults {
  /** What the hits answer; a moment behind the field while somebody types fast. */
  readonly asked: string;
  readonly hits: readonly Hit[];
  readonly open: (entry: string) => void;
  readonly openFirst: () => void;
  readonly focusFirst: () => void;
  readonly hold: (order: number, view: View | null) => void;
  readonly onKey: (press: KeyPress, order: number) => void;
}

export function useResults(text: string, field: Field): SearchResults {
  const language = useLanguage();
  const open = useOpenEntry();
  const asked = useDeferredValue(text.trim());
  const hits = useMemo(
    () => (asked === '' ? [] : SHELF.search(asked, language, MOST)),
    [asked, language],
  );
  const openFirst = () => {
    const [best] = SHELF.search(text, language, 1);
    if (best !== undefined) open(best.entry.id);
  };
  return { asked, hits, open, openFirst, ...useResultKeys(field) };
}

/** Arrows walk through the results, up from the first leads back into the field. */
function useResultKeys({ toField, clear }: Field) {
  const views = useRef<(View | null)[]>([]);
  const focus = useCallback((order: number) => views.current[order]?.focus(), []);
  const hold = useCallback((order: number, view: View | null) => {
    views.current[order] = view;
  }, []);
  const onKey = useCallback(
    (press: KeyPress, order: number) => {
      const action = actionFor(press.key, order, focus, { toField, clear });
      if (action === undefined) return;
      press.preventDefault?.();
      press.stopPropagation?.();
      action();
    },
    [focus, toField, clear],
  );
  return { hold, onKey, focusFirst: () => focus(0) };
}

function actionFor(
  key: string,
  order: number,
  focus: (order: number) => void,
  { toField, clear }: Field,
): (() => void) | undefined {
  switch (key) {
    case 'ArrowDown':
      return () => focus(order + 1);
    case 'ArrowUp':
      return order === 0 ? toField : () => focus(order - 1);
    case 'Home':
      return () => focus(0);
    case 'Escape':
      return () => {
        clear();
        toField();
      };
    default:
      return undefined;
  }
}
