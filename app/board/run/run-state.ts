import { useCallback } from 'react';
import type { Adventure, Trace } from '@/src/rules';
import { useAdventure } from '@/app/play/context/table-context';
import { NO_RUN, turnId, type BoardRun } from '@/app/play/turn/running-turn';
import { useRunningTurn, useRunningTurnStore } from '@/app/play/turn/running-turn-context';
import { useGame } from '@/app/wiring/game';

/** Each attack of a turn and each rune is a question of its own. */
export const runKey = (adventure: Adventure): string =>
  [turnId(adventure), adventure.turn?.attacks, ...adventure.drawn.map(({ id }) => id)].join('/');

export function useRun(): BoardRun {
  const key = useAdventure(runKey);
  const run = useRunningTurn((now) => now.run);
  return run.key === key ? run : NO_RUN;
}

export type ChangeRun = (more: Partial<Omit<BoardRun, 'key'>>) => void;

export function useChangeRun(): ChangeRun {
  const game = useGame();
  const store = useRunningTurnStore();
  return useCallback(
    (more) => {
      const adventure = game.store.getState().open?.state.adventure;
      if (!adventure) return;
      const key = runKey(adventure);
      store.setState(({ run }) => ({
        run: { ...(run.key === key ? run : NO_RUN), ...more, key },
      }));
    },
    [game, store],
  );
}

/** Why the open threat came about on the board; after a reload nothing. */
export function useThreatTrace(threat: string): Trace {
  const known = useRunningTurn(({ boardTrace }) => boardTrace);
  return known.threat === threat ? known.trace : [];
}

/** Changes whenever the panel shows something new that begins at its top. */
export function usePanelMoment(): string {
  const turn = useAdventure(
    (adventure) =>
      `${runKey(adventure)}/${adventure.threat?.id ?? ''}/${adventure.outcome?.result ?? ''}`,
  );
  const { ran, asked, askedOnMap } = useRun();
  return `${turn}/${ran}/${askedOnMap ? JSON.stringify(asked) : ''}`;
}
