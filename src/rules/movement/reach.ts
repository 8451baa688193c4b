import { at, copyInts, NONE, noInts, type Ints } from '../base/ints';
import { distances } from './distance';
import { mayEnd, type WalkedGround } from './ground';
import { cleanWays, harmfulWays } from './walk';
import type { Ways } from './ways';

/** Where a monster can end its movement, and for how many points. */
export interface Reach {
  /** Cheapest first, so its own place is the first. */
  readonly ends: readonly number[];
  /** Fewest points on a way without harm, {@link NONE} if there is none (P2). */
  readonly clean: Ints;
  /** Fewest points on any way. */
  readonly any: Ints;
  /** One way for each end, harmless if possible. */
  readonly wayTo: (end: number) => readonly number[];
}

/** Every position within the budget (M1 to M7). */
export const reach = (ground: WalkedGround, budget: number): Reach =>
  ground.jump ? leap(ground, budget) : walk(ground, budget);

/** Points spent on the way the monster takes: a harmless one first (P2, P3). */
export const pointsSpent = ({ clean, any }: Reach, end: number): number =>
  at(clean, end) === NONE ? at(any, end) : at(clean, end);

const endsOf = (ground: WalkedGround, { visited }: Ways): readonly number[] =>
  visited.filter((place) => mayEnd(ground, place));

const walk = (ground: WalkedGround, budget: number): Reach => {
  const harmless = cleanWays(ground, budget);
  const any = harmless.complete ? harmless : harmfulWays(ground, budget);
  const clean = endsInHarm(ground) ? without(harmless.cost, ground.start) : harmless.cost;
  const wayTo = (end: number) => (at(clean, end) === NONE ? any : harmless).wayTo(end);
  return { ends: endsOf(ground, any), clean, any: any.cost, wayTo };
};

/** Ending the turn on lava, miasma or spikes is harm even without a step. */
const endsInHarm = ({ places, start, burning }: WalkedGround): boolean =>
  (at(places.hazard, start) & burning) !== 0;

const without = (costs: Ints, place: number): Ints => {
  const left = copyInts(costs);
  left[place] = NONE;
  return left;
};

/** JUMP: only the last place counts as entered (M5). */
const leap = (ground: WalkedGround, budget: number): Reach => {
  const ways = distances(ground, { from: [ground.start], limit: budget });
  const ends = endsOf(ground, ways);
  const clean = noInts(ways.cost.length);
  for (const place of ends) {
    const harm = place === ground.start ? ground.burning : ground.harmful;
    if ((at(ground.places.hazard, place) & harm) === 0) clean[place] = at(ways.cost, place);
  }
  return { ends, clean, any: ways.cost, wayTo: ways.wayTo };
};
