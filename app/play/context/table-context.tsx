import {
  createContext,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CommandsAsked } from '@/src/game';
import type { Adventure } from '@/src/rules';
import { Provide } from '@/src/ui';
import { useGameView } from '@/app/wiring/game';
import { useMovesOn, type ActOptions, type ChoiceQuestion } from './moves';

export type { ActOptions } from './moves';

/** What panels do; it never changes, so nothing is redrawn because of it. */
export interface Moves {
  /**
   * True when it happened; a refusal is said in a snackbar. A function is asked when its turn
   * comes, so that fast taps build on each other.
   */
  readonly act: (command: CommandsAsked, options?: ActOptions) => Promise<boolean>;
  readonly undo: () => void;
  readonly redo: () => void;
  /** I2: does what was asked for, with this card first. */
  readonly choose: (key: string) => void;
  readonly dropChoice: () => void;
}

/** What panels of the table work with. */
export interface Table extends Moves {
  readonly adventure: Adventure;
  /** I2: cards on one place, waiting for the leader's choice; null: none. */
  readonly choice: readonly string[] | null;
}

interface Slot {
  /** The adventure is gone from the game a moment before the table is gone from the screen. */
  readonly last: { readonly current: Adventure };
  readonly questions: StoreApi<{ readonly question: ChoiceQuestion | null }>;
  readonly moves: Moves;
}

const SlotContext = createContext<Slot | null>(null);

function useSlot(): Slot {
  const slot = useContext(SlotContext);
  if (slot === null) throw new Error('useTable outside of an adventure');
  return slot;
}

interface TableProviderProps {
  readonly adventure: Adventure;
  readonly children: ReactNode;
}

export function TableProvider({ adventure, children }: TableProviderProps) {
  const [questions] = useState<Slot['questions']>(() => createStore(() => ({ question: null })));
  const last = useRef(adventure);
  useLayoutEffect(() => {
    last.current = adventure;
  }, [adventure]);
  const moves = useMovesOn(questions);
  const slot = useMemo(() => ({ last, questions, moves }), [questions, moves]);
  return (
    <Provide context={SlotContext} value={slot}>
      {children}
    </Provide>
  );
}

/** A part of the adventure: whoever asks for it is redrawn only when that part changes. */
export function useAdventure<Part>(select: (adventure: Adventure) => Part): Part {
  const { last } = useSlot();
  return useGameView(({ open }) => select(open?.state.adventure ?? last.current));
}

/** The same, of a list or a few values put together: as long as they are the same ones, nothing changed. */
export const useAdventureParts = <Parts extends object>(
  select: (adventure: Adventure) => Parts,
): Parts => useAdventure(useShallow(select));

export const useMoves = (): Moves => useSlot().moves;

export const useChoice = (): readonly string[] | null =>
  useStore(useSlot().questions, ({ question }) => question?.options ?? null);

const whole = (adventure: Adventure): Adventure => adventure;

/** Everything: for panels that need most of it anyway. */
export function useTable(): Table {
  const moves = useMoves();
  const adventure = useAdventure(whole);
  const choice = useChoice();
  return { adventure, choice, ...moves };
}
