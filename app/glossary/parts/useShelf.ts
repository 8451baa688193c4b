import { useCallback, useEffect, useState } from 'react';
import { loadShelf, shelfOf, type GameId } from '@/src/glossary';
import type { Loading } from '../Waiting';

export type Loaded = Loading | 'ready';

interface Shelves {
  readonly loaded: Loaded;
  readonly retry: () => void;
}

interface Settled {
  readonly games: readonly GameId[];
  readonly outcome: 'ready' | 'failed';
}

/** Games beside the one on screen, loaded when wanted. Give it the same list every time. */
export function useShelves(games: readonly GameId[]): Shelves {
  const [settled, setSettled] = useState<Settled | null>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    let listening = true;
    const settle = (outcome: Settled['outcome']) => listening && setSettled({ games, outcome });
    Promise.all(games.map(loadShelf)).then(
      () => settle('ready'),
      () => settle('failed'),
    );
    return () => {
      listening = false;
    };
  }, [games, attempts]);
  const retry = useCallback(() => {
    setSettled(null);
    setAttempts((count) => count + 1);
  }, []);
  const there = games.every((game) => shelfOf(game) !== undefined);
  return { loaded: there ? 'ready' : settledFor(settled, games), retry };
}

const settledFor = (settled: Settled | null, games: readonly GameId[]): Loaded =>
  settled?.games === games ? settled.outcome : 'loading';
