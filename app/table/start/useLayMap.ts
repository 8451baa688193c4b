import { useCallback } from 'react';
import { readMaps } from '@/src/game';
import type { Adventure, GameCommand, GameState } from '@/src/rules';
import { DEMO_CHAPTER } from '@/app/play/demo/setups';
import { useGame, useTry } from '@/app/wiring/game';
import { useSession } from '@/app/wiring/session';
import { demoLayout } from '@/app/play/demo/layout';

/** The trial adventure brings its own. */
const demo = (adventure: Adventure): readonly GameCommand[] =>
  adventure.chapter === DEMO_CHAPTER ? demoLayout(adventure) : [];

/** A chapter that this campaign plays again has its map, as it was built the last time. */
export function useLayMap(): (begun: GameState) => Promise<void> {
  const game = useGame();
  const attempt = useTry();
  const { library } = useSession().storage;
  return useCallback(
    async ({ adventure }) => {
      const campaign = game.store.getState().open?.id;
      if (adventure === null || adventure.map !== null || campaign === undefined) return;
      const maps = await readMaps(library).catch(() => []);
      const own = maps.find(
        (kept) => kept.campaign === campaign && kept.chapter === adventure.chapter,
      );
      const commands = own ? [{ kind: 'setMap', map: own.map } as const] : demo(adventure);
      if (commands.length > 0) await attempt(game.dispatch(commands, { step: 'same' }));
    },
    [game, attempt, library],
  );
}
