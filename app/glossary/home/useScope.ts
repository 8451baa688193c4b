import { useNavigation } from '@react-navigation/native';
import { useCallback, useEffect, useState } from 'react';
import { GAME_IDS, loadShelf, shelfOf } from '../../../src/glossary';

/** Searched: the game shown, or all of them. */
export type Scope = 'game' | 'all';

interface ParamSetter {
  readonly setParams: (params: { readonly in: Scope | undefined }) => void;
}

/** Stands in the address, so that a search can be shared and reloaded. */
export function useScope(address: string | undefined): readonly [Scope, (scope: Scope) => void] {
  const navigation = useNavigation() as unknown as ParamSetter;
  const scope = address === 'all' ? 'all' : 'game';
  const change = useCallback(
    (next: Scope) => navigation.setParams({ in: next === 'all' ? 'all' : undefined }),
    [navigation],
  );
  return [scope, change];
}

export type Loaded = 'loading' | 'failed' | 'ready';

const isThere = () => GAME_IDS.every((id) => shelfOf(id) !== undefined);

/** Between two indexes the screen gets a turn. */
const prepareAll = async () => {
  for (const id of GAME_IDS) {
    await new Promise((done) => setTimeout(done, 30));
    shelfOf(id)?.prepare();
  }
};

/** All games, loaded when first wanted; until then a search answers from those that are there. */
export function useAllGames(wanted: boolean): {
  readonly loaded: Loaded;
  readonly retry: () => void;
} {
  const [loaded, setLoaded] = useState<Loaded>(isThere() ? 'ready' : 'loading');
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (!wanted) return undefined;
    let listening = true;
    const settle = (outcome: Loaded) => listening && setLoaded(outcome);
    Promise.all(GAME_IDS.map(loadShelf))
      .then(prepareAll)
      .then(
        () => settle('ready'),
        () => settle('failed'),
      );
    return () => {
      listening = false;
    };
  }, [wanted, attempts]);
  const retry = useCallback(() => {
    setLoaded('loading');
    setAttempts((count) => count + 1);
  }, []);
  return { loaded, retry };
}
