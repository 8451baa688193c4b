import { RUNE_CARD } from '@/src/rules';
import { useGame } from '@/app/wiring/game';
import { useTable } from '../context/table-context';
import { endTurn } from '../turn/next-up';

/**
 * N1: whom the tile of this rune reached suffers, the rune goes to the track; from now on darkness
 * lies on the map. After the last one the rune card has nothing else to do: the next turn follows.
 */
export function useSettle(): (rune: string, reached: readonly string[]) => Promise<void> {
  const game = useGame();
  const { adventure, act } = useTable();
  const { drawn, drawnBy, turn, rules } = adventure;
  const goesOn = drawn.length === 1 && drawnBy === 'card' && turn?.key === RUNE_CARD;
  return async (rune, reached) => {
    const lying = { kind: 'changeAdventureRules', change: { darknessInPlay: true } } as const;
    const settling = { kind: 'settleRunes', reached, runes: [rune] } as const;
    const commands = [...(rules.darknessInPlay ? [] : [lying]), settling];
    if (!(await act(commands)) || !goesOn) return;
    // The darkness may have ended the adventure (D12): then nobody is next.
    const after = game.store.getState().open?.state.adventure;
    if (after?.outcome === null) await act(endTurn(adventure), { step: 'same' });
  };
}
