import { otherSide, type CombatInput, type Side3 } from './input';
import { freeTokens, isGolden, symbolOf, type CombatToken, type Tokens } from './pool';

export interface Fighter {
  readonly health: number;
  readonly damage: number;
  readonly tokens: Tokens;
  readonly isHero: boolean;
  readonly passed: boolean;
  /** Abilities paid for with surge. */
  readonly used: readonly string[];
}

export interface Fight {
  readonly attacker: Fighter;
  readonly defender: Fighter;
  readonly next: Side3 | null;
  readonly defeated: Side3 | null;
}

const cast = ({ health, damage, tokens }: CombatInput[Side3], isHero: boolean): Fighter => ({
  health,
  damage,
  tokens: tokens.map((token) => ({ ...token, spent: false, on: null })),
  isHero,
  passed: false,
  used: [],
});

const golden = ({ tokens }: Fighter): number => tokens.filter(isGolden).length;

/** RB3-3: more golden faces begin; the attacker, if there are as many. */
export function castTokens({ opponent, attacker, defender }: CombatInput): Fight & { next: Side3 } {
  const sides = { attacker: cast(attacker, true), defender: cast(defender, opponent === 'hero') };
  const next = golden(sides.defender) > golden(sides.attacker) ? 'defender' : 'attacker';
  return { ...sides, next, defeated: null };
}

/** RB3-3: in turns; who has passed is left out; nobody once both have, or one is defeated. */
export function turnOver(fight: Fight, by: Side3): Fight {
  const other = otherSide(by);
  if (fight.defeated) return { ...fight, next: null };
  if (!fight[other].passed) return { ...fight, next: other };
  return { ...fight, next: fight[by].passed ? null : by };
}

/** RB3-7: who may retreat once the round is over. */
export function retreating({ next, defeated }: Fight, opponent: CombatInput['opponent']): Side3[] {
  if (next !== null || defeated !== null || opponent === 'villain') return [];
  return opponent === 'hero' ? ['attacker', 'defender'] : ['attacker'];
}

const canDouble = (free: Tokens): boolean =>
  free.some(
    (on) =>
      symbolOf(on) === 'D' &&
      on.on === null &&
      free.some((token) => token !== on && token.on === null),
  );

/** RB3-5: what heroes and what the others deal damage with. */
export const damageSymbols = ({ isHero }: Fighter): readonly string[] =>
  isHero ? ['P', 'M'] : ['E'];

const OPTIONS: readonly (readonly [option: string, symbol: string])[] = [
  ['physical', 'P'],
  ['magic', 'M'],
  ['enemy', 'E'],
  ['agility', 'A'],
  ['surge', 'S'],
];

/** What he can do; nothing: he must pass. */
export function optionsOf(fighter: Fighter): readonly string[] {
  const free = freeTokens(fighter.tokens);
  const usable = [...damageSymbols(fighter), 'A', 'S'];
  const isThere = (symbol: string): boolean =>
    usable.includes(symbol) && free.some((token: CombatToken) => symbolOf(token) === symbol);
  return [
    ...OPTIONS.filter(([, symbol]) => isThere(symbol)).map(([option]) => option),
    ...(canDouble(free) ? ['double'] : []),
  ];
}
