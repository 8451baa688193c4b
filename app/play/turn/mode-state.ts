import { useCallback } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Game } from '@/src/game';
import type { Adventure } from '@/src/rules';
import { useAdventure } from '../context/table-context';
import { turnId } from './memory';
import { useGame } from '@/app/wiring/game';
import { onFreshTurn } from './fresh-turn';

/** A turn that is decided without the map, or with it again. */
type Modes = StoreApi<{ readonly without: string }>;

const stores = new WeakMap<Game, Modes>();

const storeOf = (game: Game): Modes => {
  const known = stores.get(game);
  if (known !== undefined) return known;
  const fresh: Modes = createStore(() => ({ without: '' }));
  stores.set(game, fresh);
  onFreshTurn(game, (id) => {
    if (isOfTurn(fresh.getState().without, id)) fresh.setState({ without: '' });
  });
  return fresh;
};

const isOfTurn = (key: string, id: string): boolean => key === id || key.startsWith(`${id}/`);

const modeKey = (adventure: Adventure): string =>
  [turnId(adventure), ...adventure.drawn.map(({ id }) => id)].join('/');

/** Whether this turn is decided on the map: there is one, and nobody said otherwise. */
export function useOnMap(): boolean {
  const key = useAdventure(modeKey);
  const mapped = useAdventure(({ map }) => map !== null);
  const without = useStore(storeOf(useGame()), (modes) => modes.without);
  return mapped && without !== key;
}

export function useSetOnMap(): (onMap: boolean) => void {
  const game = useGame();
  return useCallback(
    (onMap) => {
      const adventure = game.store.getState().open?.state.adventure;
      if (adventure) storeOf(game).setState({ without: onMap ? '' : modeKey(adventure) });
    },
    [game],
  );
}
