import { useCallback, useState } from 'react';
import { habitsAfter, rememberHabits, type StartHabits } from '@/src/game';
import type { GameCommand } from '@/src/rules';
import { useGame, useTry } from '@/app/wiring/game';
import { useSession } from '@/app/wiring/session';
import { useLayMap } from './useLayMap';
import { useLayDecks } from '@/app/play/setup/decks/useLayDecks';

export interface Begin {
  readonly begin: (commands: readonly GameCommand[]) => Promise<void>;
  readonly busy: boolean;
}

/** One step: undo leads back to this page. What was chosen is offered the next time. */
export function useBegin(habits: StartHabits, onBegun: () => void): Begin {
  const game = useGame();
  const attempt = useTry();
  const layDecks = useLayDecks();
  const { library } = useSession().storage;
  const layMap = useLayMap();
  const [busy, setBusy] = useState(false);
  const begin = useCallback(
    async (commands: readonly GameCommand[]) => {
      setBusy(true);
      const after = (await attempt(game.dispatch(commands)))?.state;
      setBusy(false);
      if (after === undefined || after.adventure === null) return;
      onBegun();
      await layDecks(after);
      await layMap(after);
      const next = habitsAfter(habits, after.campaign, after.adventure);
      await rememberHabits(library, next, Date.now());
    },
    [game, attempt, layDecks, layMap, library, habits, onBegun],
  );
  return { begin, busy };
}
