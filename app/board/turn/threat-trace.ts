import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Game } from '@/src/game';
import type { Trace } from '@/src/rules';
import { useGame } from '@/app/wiring/game';

/** Why the open threat came about on the board; a reload forgets it, and nothing depends on it. */
interface Known {
  readonly threat: string;
  readonly trace: Trace;
}

const stores = new WeakMap<Game, StoreApi<Known>>();

const storeOf = (game: Game): StoreApi<Known> => {
  const known = stores.get(game);
  if (known !== undefined) return known;
  const fresh = createStore<Known>(() => ({ threat: '', trace: [] }));
  stores.set(game, fresh);
  return fresh;
};

export const rememberTrace = (game: Game, threat: string, trace: Trace): void =>
  storeOf(game).setState({ threat, trace });

export function useThreatTrace(threat: string): Trace {
  const known = useStore(storeOf(useGame()));
  return known.threat === threat ? known.trace : [];
}
