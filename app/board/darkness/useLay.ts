import { RUNE_CARD, type GameCommand } from '@/src/rules';
import { useTable } from '@/app/play/context/table-context';
import { endTurn } from '@/app/play/turn/next-up';
import { useGame } from '@/app/wiring/game';
import type { Spreading } from './useSpreading';

export interface Lay {
  readonly lay: () => void;
  /** The last rune of the rune card's turn: the next turn follows at once. */
  readonly goesOn: boolean;
}

/** One rune's tile onto the map, its effects, the rune onto the track (N1, N10). */
export function useLay({ rune, option, run }: Spreading): Lay {
  const game = useGame();
  const { adventure, act } = useTable();
  const { drawn, drawnBy, turn, rules } = adventure;
  const goesOn = drawn.length === 1 && drawnBy === 'card' && turn?.key === RUNE_CARD;
  const lay = async () => {
    const cells = run.laid ?? option?.cells ?? [];
    const spreading: GameCommand = { kind: 'spreadOnBoard', rune: rune.id, cells };
    const lying: GameCommand = { kind: 'changeAdventureRules', change: { darknessInPlay: true } };
    if (!(await act(rules.darknessInPlay ? [spreading] : [lying, spreading]))) return;
    // The darkness may have ended the adventure (D12): then nobody is next.
    const after = game.store.getState().open?.state.adventure;
    if (goesOn && after?.outcome === null) await act(endTurn(adventure), { step: 'same' });
  };
  return { lay: () => void lay(), goesOn };
}
