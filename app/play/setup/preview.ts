import { CATALOGUE } from '@/src/content/drunagor';
import {
  decide,
  fail,
  ok,
  replay,
  virtualDice,
  type GameCommand,
  type GameState,
  type Refusal,
  type Result,
} from '@/src/rules';

/**
 * What these commands would lead to now. The app's dice are settled by the campaign, so whatever
 * is drawn here is drawn again when it really happens.
 */
export function previewOf(
  state: GameState,
  commands: readonly GameCommand[],
): Result<GameState, Refusal> {
  let after = state;
  for (const command of commands) {
    const decided = decide(CATALOGUE, after, command, virtualDice(after.dice.seed));
    if (!decided.ok) return fail(decided.error);
    after = replay(after, decided.value);
  }
  return ok(after);
}
