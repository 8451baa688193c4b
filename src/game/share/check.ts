import { ok, type GameState, type Refusal, type Result } from '@/src/rules';
import type { SharedBoard, SharedHero } from './board';
import { newAdventure, type TakeParts } from './take';

/** A map alone is fine too; the rules only want somebody to begin with. */
const ANYBODY: SharedHero = {
  name: '?',
  board: null,
  role: null,
  hp: 1,
  maxHp: 1,
  tokens: {},
  at: null,
};

/** The adventure the rules would make of it: pieces, figures, cards and numbers, or why they cannot. */
export function triedBoard(parts: TakeParts, shared: SharedBoard): Result<GameState, Refusal> {
  const heroes = shared.heroes.length === 0 ? [ANYBODY] : shared.heroes;
  const tried = newAdventure(parts, { ...shared, heroes }, 0);
  return tried.ok ? ok(tried.value.state) : tried;
}
