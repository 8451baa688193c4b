import { useEffect, useState } from 'react';
import { loadShelf, shelfOf, type Shelf } from '@/src/glossary';
import type { PlayedGame } from '@/src/content/games/helpers';

/** The game's glossary, once it is there; without it the helper works all the same. */
export function useShelf(game: PlayedGame): Shelf | undefined {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    let wanted = true;
    void loadShelf(game).then(
      () => wanted && setLoaded(true),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return shelfOf(game);
}
