import { RUNE_CARD } from '@/src/rules';
import { useGame } from '@/app/wiring/game';
import { useTable } from '../context/table-context';

export interface Settle {
  /** Answers when it is done. */
  readonly settle: (reached: readonly string[], crushed: number) => Promise<void>;
  /** The rune card has nothing else to do: the next turn follows at once. */
  readonly goesOn: boolean;
}

/** N1: reached heroes suffer, the runes go to the track; from now on darkness lies on the map. */
export function useSettle(): Settle {
  const game = useGame();
  const { adventure, act } = useTable();
  const goesOn = adventure.drawnBy === 'card' && adventure.turn?.key === RUNE_CARD;
  const settle = async (reached: readonly string[], crushed: number) => {
    const lying = { kind: 'changeAdventureRules', change: { darknessInPlay: true } } as const;
    const settling = { kind: 'settleRunes', reached, crushed } as const;
    const commands = [...(adventure.rules.darknessInPlay ? [] : [lying]), settling];
    const tell = reached.length > 0 || crushed > 0;
    if (!(await act(commands, { tell })) || !goesOn) return;
    // The darkness may have ended the adventure (D12): then nobody is next.
    const after = game.store.getState().open?.state.adventure;
    if (after?.outcome === null) await act({ kind: 'nextTurn' }, { step: 'same' });
  };
  return { settle, goesOn };
}
