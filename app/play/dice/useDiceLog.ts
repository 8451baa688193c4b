import { useEffect, useState } from 'react';
import { linesOfEvents } from '@/src/game';
import type { EventLine, GameEvent } from '@/src/rules';
import { useGame, useGameView } from '@/app/wiring/game';

/** How far back the log looks; the history has all of it. */
const MAX_ROWS = 60;
const MAX_LINES = 12;

const ROLLS: ReadonlySet<GameEvent['type']> = new Set([
  'dieRolled',
  'heroAttacked',
  'checked',
  'trapDieRolled',
]);

/** The latest rolls, newest first. */
export function useDiceLog(): readonly EventLine[] {
  const game = useGame();
  const head = useGameView(({ open }) => open?.head ?? '');
  const [lines, setLines] = useState<readonly EventLine[]>([]);
  useEffect(() => {
    let wanted = true;
    void game
      .rowsBack(head, () => false, MAX_ROWS)
      .then((rows) => {
        const rolls = rows
          .flatMap(({ events }) => events ?? [])
          .filter(({ type }) => ROLLS.has(type));
        if (wanted) setLines(linesOfEvents(rolls).slice(0, MAX_LINES));
      });
    return () => {
      wanted = false;
    };
  }, [game, head]);
  return lines;
}
