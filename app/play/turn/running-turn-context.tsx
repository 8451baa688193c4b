import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useGame } from '@/app/wiring/game';
import {
  createRunningTurn,
  forgetRepeated,
  type RunningTurn,
  type RunningTurnStore,
} from './running-turn';

const RunningTurnContext = createContext<RunningTurnStore | null>(null);

/** One for table and board: what is said at the one counts at the other. */
export function RunningTurnProvider({ children }: { readonly children: ReactNode }) {
  const game = useGame();
  const [store] = useState(createRunningTurn);
  useEffect(() => forgetRepeated(game, store), [game, store]);
  return <RunningTurnContext value={store}>{children}</RunningTurnContext>;
}

/** For what is done now and must not redraw whoever does it. */
export function useRunningTurnStore(): RunningTurnStore {
  const store = useContext(RunningTurnContext);
  if (store === null) throw new Error('no running turn here');
  return store;
}

export const useRunningTurn = <Part,>(select: (now: RunningTurn) => Part): Part =>
  useStore(useRunningTurnStore(), select);
