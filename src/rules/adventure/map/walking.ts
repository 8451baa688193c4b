import { at, copyInts, NONE } from '@/src/rules/base/ints';
import type { Position } from '@/src/rules/base/position';
import type { Places } from '@/src/rules/board/board';
import { DIFFICULT, LAVA, MIASMA, SPIKES } from '@/src/rules/board/terrain';
import { boardOf, fieldOfMap, type BoardOfMap } from '@/src/rules/dungeon/board';
import { onBoard } from '@/src/rules/dungeon/coordinates';
import type { DungeonMap } from '@/src/rules/dungeon/map';
import type { Size } from '@/src/rules/model/figures';
import { placeAt } from '@/src/rules/model/standing';
import type { WalkedGround } from '@/src/rules/movement/ground';
import {
  CHEST,
  ENEMY,
  LARGE_MONSTER,
  OBSTACLE,
  SMALL_MONSTER,
  type Occupancy,
} from '@/src/rules/movement/occupancy';
import { isImmuneIn } from '../state/immunity';
import { heroIn, monsterIn } from '../state/figures';
import type { Adventure } from '../state/adventure';
import { areFoes } from '../state/versus';
import { everybody, fieldsOf, sizeOf, standingIn } from './standing';

/** Beside the hazards of the board: darkness harms heroes and their allies (N11). */
const DARK = 16;

const EVERYTHING = SMALL_MONSTER | LARGE_MONSTER | ENEMY | CHEST | OBSTACLE;

const burning = (adventure: Adventure, id: string): number =>
  (isImmuneIn(adventure, id, 'burn') ? 0 : LAVA) |
  (isImmuneIn(adventure, id, 'poison') ? 0 : MIASMA) |
  (isImmuneIn(adventure, id, 'bleed') ? 0 : SPIKES);

const fearsDarkness = (adventure: Adventure, id: string): boolean =>
  monsterIn(adventure, id) === undefined &&
  heroIn(adventure, id)?.immunities.includes('darkness') !== true;

/** O1, O2: one's own side is passed, the other one is in the way. */
function bitFor(adventure: Adventure, walker: string, other: string): number {
  if (areFoes(adventure, walker, other)) return ENEMY;
  return sizeOf(adventure, other) === 'large' ? LARGE_MONSTER : SMALL_MONSTER;
}

function occupied(adventure: Adventure, map: DungeonMap, walker: string, size: Size): Occupancy {
  const of = boardOf(map);
  const held = copyInts((size === 'large' ? of.board.zones : of.board).blocked);
  const put = (position: Position, bit: number) => {
    const field = fieldOfMap(of, position);
    if (field === NONE) return;
    const place = size === 'large' ? at(of.board.zone, field) : field;
    held[place] = at(held, place) | bit;
  };
  for (const { kind, at: position, blocks } of map.objects) {
    if (blocks) put(position, kind === 'chest' ? CHEST : OBSTACLE);
  }
  for (const { id } of everybody(adventure)) {
    if (id === walker) continue;
    for (const position of fieldsOf(adventure, id)) put(position, bitFor(adventure, walker, id));
  }
  return held;
}

/** M3: once a turn, so that after it difficult terrain is like any other. */
const isPastDifficult = ({ turn }: Adventure, id: string): boolean =>
  turn?.figure === id && !turn.over && turn.difficult === true;

const walkedPlaces = (places: Places, but: number): Places => ({
  ...places,
  hazard: Int32Array.from(
    { length: places.count },
    (_, place) => (at(places.hazard, place) & ~but) | (at(places.dark, place) === 1 ? DARK : 0),
  ),
});

/** The map as one figure walks it, or undefined while nobody knows where it stands. */
export interface Walking {
  readonly of: BoardOfMap;
  readonly size: Size;
  readonly ground: WalkedGround;
}

const barsOf = (size: Size): Pick<WalkedGround, 'barsPassing' | 'barsEnding'> => {
  const friends = SMALL_MONSTER | LARGE_MONSTER;
  return size === 'large'
    ? {
        barsPassing: EVERYTHING & ~(friends | CHEST),
        barsEnding: EVERYTHING & ~(SMALL_MONSTER | CHEST),
      }
    : { barsPassing: EVERYTHING & ~friends, barsEnding: EVERYTHING };
};

function harmsOf(adventure: Adventure, id: string): Pick<WalkedGround, 'burning' | 'harmful'> {
  const burns = burning(adventure, id) | (fearsDarkness(adventure, id) ? DARK : 0);
  return { burning: burns, harmful: burns | DIFFICULT };
}

export function walkingOf(adventure: Adventure, id: string): Walking | undefined {
  const { map } = adventure;
  const position = standingIn(adventure, id)?.at ?? null;
  if (map === null || position === null) return undefined;
  const of = boardOf(map);
  const size = sizeOf(adventure, id);
  const start = placeAt(of.board, onBoard(position, of.origin), size);
  if (start === NONE) return undefined;
  const ground = {
    places: walkedPlaces(
      size === 'large' ? of.board.zones : of.board,
      isPastDifficult(adventure, id) ? DIFFICULT : 0,
    ),
    start,
    held: occupied(adventure, map, id, size),
    jump: false,
    ...barsOf(size),
    ...harmsOf(adventure, id),
  };
  return { of, size, ground };
}

/** A place's position on the map. */
export const placeOnMap = ({ of, ground }: Walking, place: number): Position => [
  at(ground.places.x, place) + of.origin[0],
  at(ground.places.y, place) + of.origin[1],
];
