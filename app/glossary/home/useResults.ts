import { useCallback, useMemo, useRef, type RefObject } from 'react';
import type { View } from 'react-native';
import {
  GAME_IDS,
  keyOfEntry,
  searchGames,
  type EntryKey,
  type GlossaryGame,
  type SearchHit,
  type Shelf,
} from '@/src/glossary';
import type { KeyPress } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { useOpenEntry } from '../parts/open-entry';
import type { Loaded } from '../parts/useShelf';
import type { QueryHandle } from './QueryField';
import type { Scope } from './useScope';

/** More than fits a screen or two: whoever does not find it there types another letter. */
const MAX_RESULTS = 12;

type Field = RefObject<QueryHandle | null>;

/** What is searched. */
interface Searched {
  readonly shelf: Shelf;
  readonly scope: Scope;
  /** Whether all games are there. */
  readonly loaded: Loaded;
}

export interface SearchResults {
  /** What the hits answer; a moment behind the field while somebody types fast. */
  readonly asked: string;
  readonly hits: readonly SearchHit[];
  readonly game: GlossaryGame;
  readonly scope: Scope;
  readonly loaded: Loaded;
  readonly open: (entry: EntryKey) => void;
  /** Of what is typed, answered or not. */
  readonly openFirst: (text: string) => void;
  readonly focusFirst: () => void;
  readonly hold: (order: number, view: View | null) => void;
  readonly onKey: (press: KeyPress, order: number) => void;
}

export function useResults(asked: string, searched: Searched, field: Field): SearchResults {
  const { shelf, scope } = searched;
  const open = useOpenEntry();
  const loaded = scope === 'all' ? searched.loaded : 'ready';
  const find = useFind(shelf, scope, loaded);
  const hits = useMemo(() => (asked === '' ? [] : find(asked, MAX_RESULTS)), [asked, find]);
  const openFirst = (text: string) => {
    const [best] = find(text, 1);
    if (best !== undefined) open(keyOfEntry(best.entry));
  };
  return {
    asked,
    hits,
    game: shelf.game,
    scope,
    loaded,
    open,
    openFirst,
    ...useResultKeys(field),
  };
}

/** While games are still coming, those that are there answer; once all are, they are asked again. */
function useFind(shelf: Shelf, scope: Scope, loaded: Loaded) {
  const language = useLanguage();
  return useCallback(
    (text: string, limit: number): readonly SearchHit[] => {
      if (scope === 'game') return shelf.search(text, language, limit);
      const games = loaded === 'ready' ? GAME_IDS : [shelf.game.id];
      return searchGames(games, text, language, limit);
    },
    [shelf, scope, loaded, language],
  );
}

/** Arrows walk through the results, up from the first leads back into the field. */
function useResultKeys(field: Field) {
  const views = useRef<(View | null)[]>([]);
  const focus = useCallback((order: number) => views.current[order]?.focus(), []);
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
  return { hold, onKey, focusFirst: () => focus(0) };
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
