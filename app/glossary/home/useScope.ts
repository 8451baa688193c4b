import { useNavigation } from '@react-navigation/native';
import { useCallback, useEffect } from 'react';
import { GAME_IDS, shelfOf, type GameId } from '@/src/glossary';
import { useShelves } from '../parts/useShelf';

const PREPARE_EVERY_MS = 60;

/** Searched: the game shown, or all of them. */
export type Scope = 'game' | 'all';

interface ParamSetter {
  readonly setParams: (params: { readonly in: Scope | undefined }) => void;
}

/** Stands in the address, so that a search can be shared and reloaded; `before` puts the rest of it there. */
export function useScope(
  address: string | undefined,
  before: () => void,
): readonly [Scope, (scope: Scope) => void] {
  const navigation = useNavigation() as unknown as ParamSetter;
  const scope = address === 'all' ? 'all' : 'game';
  const change = useCallback(
    (next: Scope) => {
      before();
      navigation.setParams({ in: next === 'all' ? 'all' : undefined });
    },
    [navigation, before],
  );
  return [scope, change];
}

const NONE: readonly GameId[] = [];

/** All games, loaded and their indexes built when first wanted. */
export function useAllGames(wanted: boolean) {
  const shelves = useShelves(wanted ? GAME_IDS : NONE);
  const ready = wanted && shelves.loaded === 'ready';
  useEffect(() => (ready ? prepareOneByOne() : undefined), [ready]);
  return shelves;
}

/** Between two indexes the screen gets a turn. */
const prepareOneByOne = (): (() => void) => {
  const timers = GAME_IDS.map((id, place) =>
    setTimeout(() => shelfOf(id)?.prepare(), PREPARE_EVERY_MS * (place + 1)),
  );
  return () => timers.forEach(clearTimeout);
};
