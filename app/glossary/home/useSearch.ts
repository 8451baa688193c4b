import { useCallback, useMemo } from 'react';
import {
  GAME_IDS,
  keyOfEntry,
  searchGames,
  type EntryKey,
  type GlossaryGame,
  type SearchHit,
  type Shelf,
} from '@/src/glossary';
import { useLanguage } from '@/app/wiring/language';
import { useOpenEntry } from '../parts/open-entry';
import type { Loaded } from '../parts/useShelf';
import type { Scope } from './useScope';

/** What is searched, and how. */
export interface ShelfSearch {
  readonly game: GlossaryGame;
  readonly scope: Scope;
  /** Whether all that is searched is there. */
  readonly loaded: Loaded;
  readonly find: (text: string, limit: number) => readonly SearchHit[];
  readonly open: (entry: EntryKey) => void;
  /** Of what is typed, answered or not. */
  readonly openFirst: (text: string) => void;
}

export function useSearch(shelf: Shelf, scope: Scope, allGames: Loaded): ShelfSearch {
  const { game } = shelf;
  const open = useOpenEntry();
  const loaded = scope === 'all' ? allGames : 'ready';
  const find = useFind(shelf, scope, loaded);
  const openFirst = useCallback(
    (text: string) => {
      const [best] = find(text, 1);
      if (best !== undefined) open(keyOfEntry(best.entry));
    },
    [find, open],
  );
  return useMemo(
    () => ({ game, scope, loaded, find, open, openFirst }),
    [game, scope, loaded, find, open, openFirst],
  );
}

/** While games are still coming, those that are there answer; once all are, they are asked again. */
function useFind(shelf: Shelf, scope: Scope, loaded: Loaded): ShelfSearch['find'] {
  const language = useLanguage();
  return useCallback(
    (text, limit) => {
      if (scope === 'game') return shelf.search(text, language, limit);
      const games = loaded === 'ready' ? GAME_IDS : [shelf.game.id];
      return searchGames(games, text, language, limit);
    },
    [shelf, scope, loaded, language],
  );
}
