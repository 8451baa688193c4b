import type { GameCommand, GameState } from '@/src/rules';
import { adventureOf, campaignWith, doing, startCommand, type Done, type HeroSetup } from '../kit';

export const PAIRS = [
  ['hero-1', 'hero-2'],
  ['hero-3', 'hero-4'],
] as const;

export interface Fight {
  readonly heroes?: readonly HeroSetup[];
  /** Absent: each against each. */
  readonly teams?: readonly (readonly string[])[];
  /** What the d20 shows; the first hero is the fastest unless told. */
  readonly dice?: readonly number[];
  readonly then?: readonly GameCommand[];
}

const startOf = ({ heroes = [{}, {}], teams }: Fight) => ({
  ...startCommand({ heroes }),
  versus: { teams: teams ?? heroes.map((_, index) => [`hero-${index + 1}`]) },
});

/** X3: the start with these dice, from a campaign with as many heroes. */
export const begun = (fight: Fight): Done =>
  doing(
    campaignWith({ heroes: fight.heroes ?? [{}, {}] }),
    startOf(fight),
    fight.dice ?? [20, 15, 10, 5, 1],
  );

export const fightWith = (fight: Fight = {}): GameState =>
  (fight.then ?? []).reduce((state, command) => doing(state, command).state, begun(fight).state);

export const FOUR: readonly HeroSetup[] = [{}, {}, {}, {}];

export const outOf = (state: GameState): readonly string[] =>
  adventureOf(state)
    .heroes.filter(({ out }) => out === true)
    .map(({ id }) => id);

type Attack = Extract<GameCommand, { kind: 'weaponAttack' }>;

/** Accuracy 10, 4 damage; the die is the caller's. */
export const attack = (hero: string, figure: string, more: Partial<Attack> = {}): Attack => ({
  kind: 'weaponAttack',
  hero,
  targets: [{ figure, level: 0 }],
  level: 0,
  modifier: 0,
  bonuses: [],
  accuracy: 10,
  damage: 4,
  bonusDamage: 0,
  crit: 20,
  doubleDamage: false,
  onDarkness: false,
  tokens: {},
  fury: false,
  ...more,
});
