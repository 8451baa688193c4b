import type { HeroId } from '@/src/rules/base/ids';
import type { VersusRoll } from '@/src/rules/initiative/versus-order';

/** X2: heroes against heroes; each against each is teams of one. */
export interface Versus {
  readonly teams: readonly (readonly HeroId[])[];
  /** X3: how the order came about, the fastest first. */
  readonly rolls: readonly VersusRoll<HeroId>[];
}

/** X2: how many play each against each, and the one kind of teams there is. */
export const VERSUS_HEROES = { least: 2, most: 5 } as const;
export const PAIRS = { teams: 2, heroes: 2 } as const;
