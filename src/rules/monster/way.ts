import { NONE } from '../base/ints';
import type { Position } from '../base/position';
import { positionOf } from '../board/board';
import { harmOfWay, type WayHarm } from '../harm/way-harm';
import type { Situation } from '../model/situation';
import { coveredFields, placeAt } from '../model/standing';
import { movementBudget } from '../movement/budget';
import { layGround } from '../movement/ground';
import { pointsSpent, reach } from '../movement/reach';
import { findFoes } from './foes';

/** How the monster gets to one of its options. */
export interface MonsterWay extends WayHarm {
  /** From where it stands to the end; a large monster's zones by their top left field. */
  readonly way: readonly Position[];
  readonly cost: number;
  /** M6: who is trampled on the way, each once. */
  readonly trampled: readonly string[];
}

/**
 * One of the best ways to an end within reach (P2, P3), undefined if it is out of reach; the reach
 * of a situation is worked out once for all ends.
 */
export const waysOf = (situation: Situation): ((end: Position) => MonsterWay | undefined) => {
  const { board, monster } = situation;
  const ground = layGround(situation);
  const reached = reach(ground, movementBudget(monster));
  const ends = new Set(reached.ends);
  return (end) => {
    const place = placeAt(board, end, monster.size);
    if (place === NONE || !ends.has(place)) return undefined;
    const places = reached.wayTo(place);
    return {
      way: places.map((step) => positionOf(ground.places, step)),
      cost: pointsSpent(reached, place),
      trampled: trampledOn(situation, places.slice(1)),
      ...harmOfWay(ground.places, places, { ...monster, jump: ground.jump }),
    };
  };
};

const trampledOn = (situation: Situation, places: readonly number[]): readonly string[] => {
  const { board, monster } = situation;
  if (monster.abilities.trample === undefined || monster.abilities.jump) return [];
  const graph = monster.size === 'large' ? board.zones : board;
  const trodden = new Set(
    places.flatMap((place) => coveredFields(board, positionOf(graph, place), monster.size)),
  );
  return findFoes(situation)
    .filter((foe) => trodden.has(foe.field))
    .map((foe) => foe.id);
};
