import type { Fighter2, PhaseCombat } from './input';

export const PHASES = ['escape', 'ranged', 'melee', 'magic'] as const;
export type Phase = (typeof PHASES)[number];

export interface PhaseFight {
  readonly state: 'fighting' | 'won' | 'down' | 'escaped';
  readonly foe: number;
  readonly round: number;
  readonly phase: Phase;
  readonly heroWounds: number;
  readonly foeWounds: number;
  readonly allies: readonly number[];
  /** Whether the hero has attacked this round. */
  readonly attacked: boolean;
  /** The allies who have. */
  readonly acted: readonly number[];
}

/** Who takes part; what they are does not change. */
export type Sides = Pick<PhaseCombat, 'hero' | 'allies' | 'foes' | 'noEscape'>;

export const NOBODY: Fighter2 = { values: [0, 0, 0], damage: [0, 0, 0], life: 1, wounds: 0 };

export const foeOf = ({ foes }: Sides, foe: number): Fighter2 => foes[foe] ?? NOBODY;

/** RB2-2: the first attack or defence ends the escape phase. */
export const strikePhase = ({ phase }: PhaseFight): number =>
  Math.max(0, PHASES.indexOf(phase) - 1);

type NewRound = Pick<PhaseFight, 'phase' | 'attacked' | 'acted'>;

const newRound = ({ noEscape }: Sides): NewRound => ({
  phase: noEscape ? 'ranged' : 'escape',
  attacked: false,
  acted: [],
});

/** RB2-4: every foe begins with round 1. */
const newFoe = (sides: Sides, foe: number) => ({
  ...newRound(sides),
  foe,
  round: 1,
  foeWounds: foeOf(sides, foe).wounds,
});

export const beginFight = (sides: Sides): PhaseFight => ({
  ...newFoe(sides, 0),
  state: 'fighting',
  heroWounds: sides.hero.wounds,
  allies: sides.allies.map(({ wounds }) => wounds),
});

/** RB2-3: whoever has as many wounds as life falls at once. */
export function settle(sides: Sides, fight: PhaseFight): PhaseFight {
  if (fight.heroWounds >= sides.hero.life) return { ...fight, state: 'down' };
  if (fight.foeWounds < foeOf(sides, fight.foe).life) return fight;
  if (fight.foe + 1 === sides.foes.length) return { ...fight, state: 'won' };
  return { ...fight, ...newFoe(sides, fight.foe + 1) };
}

/** RB2-1: behind the magic phase a new round begins. */
export function phaseOver(sides: Sides, fight: PhaseFight, phase: number): PhaseFight {
  const next = PHASES[phase + 2];
  return next
    ? { ...fight, phase: next }
    : { ...fight, ...newRound(sides), round: fight.round + 1 };
}

export const isAlive = ({ allies }: Sides, fight: PhaseFight, ally: number): boolean =>
  (fight.allies[ally] ?? 0) < (allies[ally]?.life ?? 0);

/** RB2-2: alive, and not yet this round. */
export const isUsable = (sides: Sides, fight: PhaseFight, ally: number): boolean =>
  isAlive(sides, fight, ally) && !fight.acted.includes(ally);

type Struck = 'hero' | 'foe' | number;

export function wounded(fight: PhaseFight, who: Struck, wounds: number): PhaseFight {
  if (who === 'hero') return { ...fight, heroWounds: fight.heroWounds + wounds };
  if (who === 'foe') return { ...fight, foeWounds: fight.foeWounds + wounds };
  return {
    ...fight,
    allies: fight.allies.map((before, index) => (index === who ? before + wounds : before)),
  };
}
