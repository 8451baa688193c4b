import {
  threatOutlook,
  turnName,
  type GameCommand,
  type GameState,
  type TargetOutlook,
} from '@/src/rules';
import { useGame, useRefusalWords } from '@/app/wiring/game';
import { useSnackbar } from '@/src/ui';
import { useAdventure, useMoves } from '../context/table-context';
import type { Strike } from '../monster/useAttack';
import { foresee } from '../turn/foresight';
import { endTurn } from '../turn/next-up';
import type { OpenCube } from '../turn/running-turn';
import { useRunningTurnStore } from '../turn/running-turn-context';
import { noteCubes } from './open-cubes';
import { goesOn, newCubes, outcomeOf } from './outcome';
import { useAppliedWords } from './useAppliedWords';

interface StraightHit {
  /** The attack, what comes of it, and the next turn where this one is over. */
  readonly commands: readonly GameCommand[];
  readonly outlook: readonly TargetOutlook[];
  readonly cubes: readonly OpenCube[];
}

const afterAll = (state: GameState, commands: readonly GameCommand[]): GameState | null => {
  let now = state;
  for (const command of commands) {
    const foreseen = foresee(now, command);
    if (!foreseen.ok) return null;
    now = foreseen.after;
  }
  return now;
};

/** D3: nobody reacts and nobody has to choose. Null: the threat has to be looked at first. */
function straightHit(state: GameState, attack: readonly GameCommand[]): StraightHit | null {
  const open = afterAll(state, attack);
  const adventure = open?.adventure;
  if (!open || !adventure?.threat) return null;
  const { threat } = adventure;
  const { questions, foreseen } = outcomeOf(open, adventure, {});
  if (questions.length > 0 || !foreseen.ok) return null;
  // D12: whoever may lose by it sees it coming.
  if (foreseen.after.adventure?.outcome !== null) return null;
  const apply = { kind: 'applyThreat', threat: threat.id, fatigue: {} } as const;
  const after = foreseen.after.adventure;
  const next = goesOn(adventure, threat, foreseen) ? [endTurn(after ?? adventure)] : [];
  return {
    commands: [...attack, apply, ...next],
    outlook: threatOutlook(adventure, threat),
    cubes: newCubes(adventure, after),
  };
}

/** One tap for the attack and all that follows by itself, where nothing is left to say. */
export function useStraightHit(): Strike {
  const { act } = useMoves();
  const game = useGame();
  const running = useRunningTurnStore();
  const done = useAppliedWords();
  const drawn = useAdventure(turnName);
  const { show } = useSnackbar();
  const words = useRefusalWords();
  return async (attack) => {
    const state = game.store.getState().open?.state;
    // A second tap, after the turn it was meant for.
    if (state?.adventure && turnName(state.adventure) !== drawn) {
      show({ text: words({ code: 'turn-over' }), refused: true });
      return 'refused';
    }
    const straight = state && straightHit(state, attack);
    if (!straight) return 'open';
    const { commands, outlook, cubes } = straight;
    if (!(await act(commands, { done }))) return 'refused';
    noteCubes(running, cubes);
    return outlook.map(({ figure }) => figure);
  };
}
