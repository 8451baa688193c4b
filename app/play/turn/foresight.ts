import { CATALOGUE } from '@/src/content/drunagor';
import {
  decide,
  replay,
  virtualDice,
  type GameCommand,
  type GameEvent,
  type GameState,
  type Refusal,
} from '@/src/rules';

export type Foreseen =
  | { readonly ok: true; readonly events: readonly GameEvent[]; readonly after: GameState }
  | { readonly ok: false; readonly error: Refusal };

/** What a command would bring about: the rules themselves are asked, nothing happens. */
export function foresee(state: GameState, command: GameCommand): Foreseen {
  const decision = decide(CATALOGUE, state, command, virtualDice(state.dice.seed));
  if (!decision.ok) return { ok: false, error: decision.error };
  return { ok: true, events: decision.value, after: replay(state, decision.value) };
}
