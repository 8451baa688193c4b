import { at, copyInts, NONE } from '../base/ints';
import type { Position } from '../base/position';
import { fieldAt, positionOf, ZONE_FIELDS } from '../board/board';
import { isObstacle } from '../model/figures';
import type { Situation } from '../model/situation';

/** What a place holds; a zone holds all its fields hold (O). */
export const OBSTACLE = 1;
export const SMALL_MONSTER = 2;
export const LARGE_MONSTER = 4;
export const ENEMY = 8;
export const CHEST = 16;

/** These bits by place: fields for a small acting monster, zones for a large one. */
export type Occupancy = Int32Array;

/** Who and what is in the acting monster's way. Its own place counts as free. */
export const occupy = (situation: Situation): Occupancy => {
  const held = occupyLifeless(situation);
  const { heroes, allies, monsters } = situation;
  for (const hero of heroes) put(situation, held, hero.at, ENEMY);
  for (const ally of allies) put(situation, held, ally.at, ENEMY);
  for (const monster of monsters) {
    if (monster.size === 'large') putLarge(situation, held, monster.at);
    else put(situation, held, monster.at, SMALL_MONSTER);
  }
  return held;
};

/** The same with all heroes, allies and monsters but the target taken away (T5). */
export const occupyOnly = (situation: Situation, target: number): Occupancy => {
  const held = occupyLifeless(situation);
  put(situation, held, positionOf(situation.board, target), ENEMY);
  return held;
};

const occupyLifeless = (situation: Situation): Occupancy => {
  const { board, npcs, objects, monster } = situation;
  const held = copyInts((monster.size === 'large' ? board.zones : board).blocked);
  const npc = monster.abilities.slaughter ? ENEMY : OBSTACLE;
  for (const { at: position } of npcs) put(situation, held, position, npc);
  for (const { kind, at: position } of objects) {
    if (isObstacle(kind)) put(situation, held, position, kind === 'chest' ? CHEST : OBSTACLE);
  }
  return held;
};

const put = (
  { board, monster }: Situation,
  held: Occupancy,
  position: Position,
  bit: number,
): void => {
  const field = fieldAt(board, position);
  if (field === NONE) return;
  const place = monster.size === 'large' ? at(board.zone, field) : field;
  held[place] = at(held, place) | bit;
};

const putLarge = ({ board, monster }: Situation, held: Occupancy, position: Position): void => {
  const zone = at(board.zone, fieldAt(board, position));
  if (monster.size === 'large') {
    held[zone] = at(held, zone) | LARGE_MONSTER;
    return;
  }
  for (let corner = 0; corner < ZONE_FIELDS; corner++) {
    const field = at(board.zones.fields, zone * ZONE_FIELDS + corner);
    held[field] = at(held, field) | LARGE_MONSTER;
  }
};
