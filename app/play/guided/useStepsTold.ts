import { useEffect, useState } from 'react';
import { startsAdventure } from '@/src/game';
import type { GuideId } from '@/src/i18n/guide/model';
import { useGame, useGameView } from '@/app/wiring/game';
import { stepsTold } from './steps';

const MAX_ROWS = 1000;

/** The steps the log tells of, as it is now: what is undone is not done. Null: not read yet. */
export function useStepsTold(): readonly GuideId[] | null {
  const game = useGame();
  const head = useGameView(({ open }) => open?.head ?? '');
  const [told, setTold] = useState<readonly GuideId[] | null>(null);
  useEffect(() => {
    let wanted = true;
    void game.rowsBack(head, startsAdventure, MAX_ROWS).then((rows) => {
      const played = rows.filter((row) => !startsAdventure(row));
      if (wanted) setTold(stepsTold(played.flatMap(({ events }) => events ?? [])));
    });
    return () => {
      wanted = false;
    };
  }, [game, head]);
  return told;
}
