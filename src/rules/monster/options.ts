import { at } from '../base/ints';
import { comparePositions, type Position } from '../base/position';
import { positionOf } from '../board/board';
import { attackDamage } from './damage';
import type { Scene } from './scene';
import type { TargetSet } from './sets';

export type TurnAction = 'attack' | 'move' | 'approach' | 'stay';

/** One choice the rules leave open. */
export interface TurnOption {
  readonly end: Position;
  /** Everybody the first attack hits, sorted. */
  readonly hits: readonly string[];
  readonly cost: number;
  /** Per target, before shields (D1). */
  readonly damage: number;
  /** Whether the bonus of darkness is in it. */
  readonly onDarkness: boolean;
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const compareOptions = (a: TurnOption, b: TurnOption): number =>
  comparePositions(a.end, b.end) || compareText(a.hits.join(), b.hits.join());

/** Options that attack (or would, but for STUN). */
export const attackOptions = (
  { ground: { places }, monster }: Scene,
  sets: readonly TargetSet[],
  cost: (end: number) => number,
): readonly TurnOption[] => {
  const damage = [attackDamage(monster, false), attackDamage(monster, true)] as const;
  return sets
    .flatMap(({ hits, ends }) =>
      ends.map((end) => {
        const onDarkness = at(places.dark, end) === 1;
        const option = { end: positionOf(places, end), hits, cost: cost(end) };
        return { ...option, damage: onDarkness ? damage[1] : damage[0], onDarkness };
      }),
    )
    .sort(compareOptions);
};

/** Options without an attack. */
export const walkOptions = (
  { ground: { places } }: Scene,
  ends: readonly number[],
  cost: (end: number) => number,
): readonly TurnOption[] =>
  ends
    .map((end) => ({
      end: positionOf(places, end),
      hits: [],
      cost: cost(end),
      damage: 0,
      onDarkness: false,
    }))
    .sort(compareOptions);
