import { at, NONE } from '@/src/rules/base/ints';
import { samePosition, type Position } from '@/src/rules/base/position';
import { LAVA, MIASMA, SPIKES } from '@/src/rules/board/terrain';
import { boardOf } from '@/src/rules/dungeon/board';
import { onBoard } from '@/src/rules/dungeon/coordinates';
import type { DungeonMap } from '@/src/rules/dungeon/map';
import { fieldsOfZone, zoneOf } from '@/src/rules/dungeon/pieces';
import { isField } from '@/src/rules/dungeon/layers';
import { BLOCKED, letterAt, obstaclesAt } from '@/src/rules/dungeon/things';
import type { Size } from '@/src/rules/model/figures';
import { placeAt } from '@/src/rules/model/standing';
import type { MapRefusal } from '../commands/map';
import { allyIn, cardIn, heroIn, monsterIn } from '../state/figures';
import type { Adventure } from '../state/adventure';
import type { Ground } from '../state/hero';
import type { Tokens } from '../state/tokens';

/** What heroes, companions, animals and monsters have in common on the map. */
export interface PlacedFigure {
  readonly id: string;
  readonly at: Position | null;
  readonly on: readonly Ground[];
  readonly tokens: Tokens;
}

export const everybody = ({ heroes, allies, monsters }: Adventure): readonly PlacedFigure[] => [
  ...heroes,
  ...allies,
  ...monsters,
];

export const standingIn = (adventure: Adventure, id: string): PlacedFigure | undefined =>
  heroIn(adventure, id) ?? allyIn(adventure, id) ?? monsterIn(adventure, id);

/** Heroes and their allies are small. */
export const sizeOf = (adventure: Adventure, id: string): Size =>
  cardIn(adventure, monsterIn(adventure, id)?.card ?? '')?.face.size ?? 'small';

/** G4: a small figure's field, the four fields of a large one's zone. */
export const fieldsHeld = (position: Position, size: Size): readonly Position[] =>
  size === 'large' ? fieldsOfZone(zoneOf(position)) : [position];

/** The fields a figure holds; none while nobody knows where it is. */
export function fieldsOf(adventure: Adventure, id: string): readonly Position[] {
  const place = standingIn(adventure, id)?.at ?? null;
  return place === null ? [] : fieldsHeld(place, sizeOf(adventure, id));
}

/** Who holds one of these fields. */
export const holdersOf = (
  adventure: Adventure,
  fields: readonly Position[],
): readonly PlacedFigure[] =>
  everybody(adventure).filter(({ id }) =>
    fieldsOf(adventure, id).some((own) => fields.some((field) => samePosition(own, field))),
  );

/** G4: whether a figure of that size could stand there at all. */
function groundFault(map: DungeonMap, position: Position, size: Size): MapRefusal | undefined {
  if (!isField(map, position)) return { code: 'off-the-map' };
  const of = boardOf(map);
  if (placeAt(of.board, onBoard(position, of.origin), size) === NONE) return { code: 'not-a-zone' };
  const blocked = fieldsHeld(position, size).some((field) => letterAt(map, field) === BLOCKED);
  return blocked ? { code: 'field-blocked' } : undefined;
}

/** Why a figure of that size cannot stand there; `but`: figures and objects that do not count. */
export function placeFault(
  adventure: Adventure,
  position: Position,
  size: Size,
  but: readonly string[] = [],
): MapRefusal | undefined {
  const { map } = adventure;
  if (map === null) return { code: 'no-map' };
  const fault = groundFault(map, position, size);
  if (fault) return fault;
  const fields = fieldsHeld(position, size);
  const taken = [
    ...holdersOf(adventure, fields),
    ...fields.flatMap((one) => obstaclesAt(map, one)),
  ];
  return taken.some(({ id }) => !but.includes(id)) ? { code: 'field-taken' } : undefined;
}

const HAZARD_GROUNDS = [
  ['lava', LAVA],
  ['miasma', MIASMA],
  ['spikes', SPIKES],
] as const;

/** What darkness and hazard bits mean for whoever stands there (M4, N11). */
const groundsOf = (dark: number, hazard: number): readonly Ground[] => [
  ...(dark === 0 ? [] : (['darkness'] as const)),
  ...HAZARD_GROUNDS.filter(([, bit]) => (hazard & bit) !== 0).map(([ground]) => ground),
];

/** M7: a large figure stands on all its zone holds. */
export function groundAt(map: DungeonMap, position: Position, size: Size): readonly Ground[] {
  const of = boardOf(map);
  const place = placeAt(of.board, onBoard(position, of.origin), size);
  if (place === NONE) return [];
  const places = size === 'large' ? of.board.zones : of.board;
  return groundsOf(at(places.dark, place), at(places.hazard, place));
}
