import { useCallback, useEffect, useState } from 'react';
import type { GameId } from '@/src/glossary/catalogue';
import type { Loading } from './Waiting';
import { loadContent, loadReader, type Reader } from './load-reader';

export type { Reader };

let loaded: Reader | undefined;
const ready = new Set<GameId>();

/** The reader with this game put up; a game nobody wrote is ready with nothing in it. */
export async function load(game: GameId): Promise<Reader> {
  const [reader, content] = await Promise.all([loadReader(), loadContent(game)]);
  if (content !== undefined) reader.shelveGame(content);
  loaded = reader;
  ready.add(game);
  return reader;
}

const readerWith = (game: GameId): Reader | undefined => (ready.has(game) ? loaded : undefined);

interface Attempt {
  readonly game: GameId;
  readonly outcome: Reader | 'failed';
}

/** The reader as soon as somebody wants it; once loaded it is there at once. */
export function useReader(
  game: GameId,
  wanted = true,
): { readonly reader: Reader | Loading; readonly retry: () => void } {
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (!wanted || readerWith(game) !== undefined) return undefined;
    let listening = true;
    const settle = (outcome: Attempt['outcome']) => listening && setAttempt({ game, outcome });
    load(game).then(settle, () => settle('failed'));
    return () => {
      listening = false;
    };
  }, [game, wanted, attempts]);
  const retry = useCallback(() => {
    setAttempt(null);
    setAttempts((count) => count + 1);
  }, []);
  const outcome = attempt?.game === game ? attempt.outcome : 'loading';
  return { reader: readerWith(game) ?? outcome, retry };
}
