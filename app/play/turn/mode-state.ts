import { useCallback } from 'react';
import type { Adventure } from '@/src/rules';
import { useGame } from '@/app/wiring/game';
import { useAdventure } from '../context/table-context';
import { turnId } from './running-turn';
import { useRunningTurn, useRunningTurnStore } from './running-turn-context';

const modeKey = (adventure: Adventure): string =>
  [turnId(adventure), ...adventure.drawn.map(({ id }) => id)].join('/');

/** Whether this turn is decided on the map: there is one, and nobody said otherwise. */
export function useOnMap(): boolean {
  const key = useAdventure(modeKey);
  const mapped = useAdventure(({ map }) => map !== null);
  const without = useRunningTurn(({ withoutMap }) => withoutMap);
  return mapped && without !== key;
}

export function useSetOnMap(): (onMap: boolean) => void {
  const game = useGame();
  const store = useRunningTurnStore();
  return useCallback(
    (onMap) => {
      const adventure = game.store.getState().open?.state.adventure;
      if (adventure) store.setState({ withoutMap: onMap ? '' : modeKey(adventure) });
    },
    [game, store],
  );
}
