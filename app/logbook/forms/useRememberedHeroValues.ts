import { useEffect, useState } from 'react';
import type { Remembered } from '@/src/game';
import { useGame } from '@/app/wiring/game';

/** What the players entered for printed heroes in earlier campaigns. */
export function useRememberedHeroValues(): Remembered {
  const game = useGame();
  const [known, setKnown] = useState<Remembered>({});
  useEffect(() => {
    let wanted = true;
    void game.heroValues().then((values) => {
      if (wanted && values.ok) setKnown(values.value);
    });
    return () => {
      wanted = false;
    };
  }, [game]);
  return known;
}
