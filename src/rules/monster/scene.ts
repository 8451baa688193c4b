import { at, type Ints } from '../base/ints';
import type { Board } from '../board/board';
import type { ActingMonster } from '../model/monster';
import type { Situation } from '../model/situation';
import { layGround, mayEnd, type WalkedGround } from '../movement/ground';
import { occupyOnly } from '../movement/occupancy';
import { findFoes, type Foe } from './foes';
import { placesNextTo, rangeOf, type Aim, type Range } from './range';
import { zoneFields } from '../model/standing';

/** A situation made ready for one turn. */
export interface Scene {
  readonly situation: Situation;
  readonly board: Board;
  readonly monster: ActingMonster;
  readonly foes: readonly Foe[];
  readonly range: Range;
  readonly ground: WalkedGround;
  /** 1 where it would be bound; only a ranged monster asks (A1). */
  readonly bound: Ints;
}

export const setScene = (situation: Situation): Scene => {
  const { board, monster } = situation;
  const foes = findFoes(situation);
  const ground = layGround(situation);
  return {
    situation,
    board,
    monster,
    foes,
    range: rangeOf(board, monster),
    ground,
    bound: findBound(situation, ground, foes),
  };
};

/** The scene with everybody but the target taken away; NPC tokens stay (T5). */
export const clearScene = (scene: Scene, target: Foe): Scene => {
  const { situation, foes } = scene;
  const ground = layGround(situation, occupyOnly(situation, target.field));
  const npcs = new Set(situation.npcs.map((npc) => npc.id));
  const left = foes.filter((foe) => foe.id === target.id || npcs.has(foe.id));
  return { ...scene, ground, foes: left, bound: findBound(situation, ground, left) };
};

/** Positions next to an enemy it sees (A1). */
const findBound = (
  { board, monster }: Situation,
  { places }: WalkedGround,
  foes: readonly Foe[],
): Ints => {
  const bound = new Int32Array(monster.attack === 'ranged' ? places.count : 0);
  if (bound.length === 0) return bound;
  for (const foe of foes) {
    if (!foe.seen) continue;
    for (const place of placesNextTo(board, monster.size, [foe.field])) bound[place] = 1;
  }
  return bound;
};

export const isBound = ({ bound, monster }: Scene, place: number): boolean =>
  monster.attack === 'ranged' && at(bound, place) === 1;

/** What an attack on one foe aims at: with STRIKE any field of its zone (A2). */
export const aimAt = ({ board, monster }: Scene, { field }: Foe): Aim => {
  const zone = at(board.zone, field);
  const struck = monster.abilities.strike !== undefined;
  return { zone, fields: struck ? zoneFields(board, zone).filter((f) => f >= 0) : [field] };
};

/** Positions it may end on and from which it could hit the foe. */
export const goalsFor = (scene: Scene, foe: Foe): readonly number[] =>
  scene.range
    .vantagesOf(aimAt(scene, foe))
    .flatMap((vantage) => scene.range.placesOf(vantage))
    .filter((place) => mayEnd(scene.ground, place) && !isBound(scene, place));
