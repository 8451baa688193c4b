import { useCallback } from 'react';
import { readDecks, type KeptDecks } from '@/src/game';
import type { GameState } from '@/src/rules';
import { useGame, useTry } from '@/app/wiring/game';
import { useSession } from '@/app/wiring/session';
import { newDeckCommands } from './deck-commands';

/** Belongs to the step that summoned them: one undo takes back both. */
export function useLayDecks(): (after: GameState) => Promise<void> {
  const game = useGame();
  const attempt = useTry();
  const { library } = useSession().storage;
  return useCallback(
    async ({ adventure }) => {
      if (adventure === null) return;
      const kept = await readDecks(library).catch((): KeptDecks => ({}));
      const commands = newDeckCommands(adventure, kept);
      if (commands.length > 0) await attempt(game.dispatch(commands, { step: 'same' }));
    },
    [game, attempt, library],
  );
}
