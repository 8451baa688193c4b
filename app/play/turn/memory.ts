import type { Adventure } from '@/src/rules';
import { NO_MEMORY, turnId, type RunningTurnStore, type TurnMemory } from './running-turn';
import { useRunningTurn } from './running-turn-context';

/** Of another turn nothing counts; an attack that was taken back has hit nobody. */
const valid = (memory: TurnMemory, adventure: Adventure): TurnMemory => {
  if (memory.turn !== turnId(adventure)) return NO_MEMORY;
  const { hit, onDarkness } = NO_MEMORY;
  return (adventure.turn?.attacks ?? 0) > 0 ? memory : { ...memory, hit, onDarkness };
};

export const recallTurn = (store: RunningTurnStore, adventure: Adventure): TurnMemory =>
  valid(store.getState().memory, adventure);

export const rememberTurn = (
  store: RunningTurnStore,
  adventure: Adventure,
  more: Partial<Omit<TurnMemory, 'turn'>>,
): void =>
  store.setState({
    memory: { ...recallTurn(store, adventure), ...more, turn: turnId(adventure) },
  });

export const useTurnMemory = (adventure: Adventure): TurnMemory =>
  valid(
    useRunningTurn(({ memory }) => memory),
    adventure,
  );
