import { useCallback } from 'react';
import type { AdventureCommand } from '@/src/rules';
import { useGame } from '@/app/wiring/game';
import { useTable } from '@/app/play/context/table-context';
import { useLayDecks } from '../decks/useLayDecks';
import type { GoTo } from '../pages';

/** Does it, gives commanders their cards, and shows who has come. */
export function useSummon(go: GoTo): (command: AdventureCommand) => Promise<void> {
  const game = useGame();
  const layDecks = useLayDecks();
  const { act, adventure } = useTable();
  return useCallback(
    async (command) => {
      const before = adventure.monsters.map(({ id }) => id);
      if (!(await act(command))) return;
      const after = game.store.getState().open?.state;
      if (after) await layDecks(after);
      go({ kind: 'done', before });
    },
    [act, adventure, game, layDecks, go],
  );
}
