import type { DungeonMap, GameCommand } from '@/src/rules';
import { useMoves } from '@/app/play/context/table-context';
import { useDeskMoves } from '../desk/desk-context';
import { useTakeWaiting } from '../door/useTakeWaiting';

export interface TakeMap {
  /** As it was: the figures are put on it next. */
  readonly again: (map: DungeonMap) => Promise<void>;
  /** A beginning: the builder goes on from there. */
  readonly room: (commands: readonly GameCommand[]) => Promise<void>;
}

/** A map that is there already, in one tap and one step of undo. */
export function useTakeMap(): TakeMap {
  const { act } = useMoves();
  const { enter } = useDeskMoves();
  const takeWaiting = useTakeWaiting();
  return {
    again: async (map) => {
      if (await act({ kind: 'setMap', map })) takeWaiting();
    },
    room: async (commands) => {
      if (await act(commands)) enter('build');
    },
  };
}
