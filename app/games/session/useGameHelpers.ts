import { useEffect, useState } from 'react';
import type { PlayedGame } from '@/src/content/games/helpers';
import type { GameHelpers } from '../model/game';
import { gameHere, loadHelpers } from './load';

export type HelpersLoading = GameHelpers | 'loading' | 'failed';

/** The part of the bundle that has the game; it stays once it is there. */
export function useGameHelpers(game: PlayedGame): readonly [HelpersLoading, () => void] {
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const [, setArrived] = useState<PlayedGame | null>(null);
  useEffect(() => {
    let wanted = true;
    loadHelpers(game).then(
      () => wanted && setArrived(game),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [game, tries]);
  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  return [gameHere(game) ?? (failed ? 'failed' : 'loading'), retry];
}
