import { useEffect, useState } from 'react';
import { useGame, useGameView } from '@/app/wiring/game';
import { rowsBack, type Line } from '../context/recent-rows';

/** How far back the log looks; the history has all of it. */
const MOST_ROWS = 60;
const MOST_LINES = 12;

const ROLLS: ReadonlySet<string> = new Set([
  'history.dieRolled',
  'history.dieTyped',
  ...['heroAttacked', 'heroMissed', 'checkPassed', 'checkFailed', 'trapDie'].map(
    (key) => `historyAdventure.${key}`,
  ),
]);

/** The latest rolls, newest first. */
export function useDiceLog(): readonly Line[] {
  const game = useGame();
  const head = useGameView(({ open }) => open?.head ?? '');
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEffect(() => {
    let wanted = true;
    void rowsBack(game, head, () => false, MOST_ROWS).then((rows) => {
      const rolls = rows.flatMap((row) => row.lines).filter(({ key }) => ROLLS.has(key));
      if (wanted) setLines(rolls.slice(0, MOST_LINES));
    });
    return () => {
      wanted = false;
    };
  }, [game, head]);
  return lines;
}
