import { at, NONE } from '../base/ints';
import { comparePositions, type Position } from '../base/position';
import { positionOf, type Board } from '../board/board';
import type { OtherMonster } from '../model/figures';
import type { Situation } from '../model/situation';
import { coveredFields, zoneAt, zoneFields } from '../model/standing';
import { layGround, mayEnd } from '../movement/ground';
import { keepLeast } from './positions';
import { placesNextTo } from './range';

/** R1: the small ones among these monsters that stand in the zone where a large one ends. */
export const makingWay = (
  monsters: readonly OtherMonster[],
  isInZone: (position: Position) => boolean,
): readonly string[] =>
  monsters.filter(({ size, at: place }) => size === 'small' && isInZone(place)).map(({ id }) => id);

/** R1: the free fields next to the zone at `end`; without one, the nearest. */
export const fieldsAside = (
  board: Board,
  end: Position,
  isFree: (field: number) => boolean,
): readonly Position[] => {
  const zone = zoneAt(board, end);
  if (zone === NONE) return [];
  const own = zoneFields(board, zone);
  const isOpen = (field: number) => !own.includes(field) && isFree(field);
  const next = placesNextTo(board, 'small', own).filter(isOpen);
  const all = next.length > 0 ? next : nearestTo(board, zone, isOpen);
  return all.map((field) => positionOf(board, field)).sort(comparePositions);
};

const nearestTo = (
  board: Board,
  zone: number,
  isFree: (field: number) => boolean,
): readonly number[] => {
  const gap = (from: number, to: number) => Math.max(from - to, to - from - 1, 0);
  const distance = (field: number) =>
    Math.max(
      gap(at(board.zones.x, zone), at(board.x, field)),
      gap(at(board.zones.y, zone), at(board.y, field)),
    );
  return keepLeast([...Array(board.count).keys()].filter(isFree), distance);
};

/** R1: who has to make way when the large acting monster ends at `end`. */
export const displacedBy = ({ board, monsters }: Situation, end: Position): readonly string[] => {
  const zone = coveredFields(board, end, 'large');
  return makingWay(monsters, (place) =>
    coveredFields(board, place, 'small').some((field) => zone.includes(field)),
  );
};

/**
 * R1: the fields the leader may pick for one displaced monster, the acting one already counted
 * at `end`; `taken` are fields given to others before.
 */
export const displacementFields = (
  situation: Situation,
  end: Position,
  taken: readonly Position[] = [],
): readonly Position[] => {
  const { board } = situation;
  const ground = layGround(asSmall(situation));
  const given = taken.flatMap((place) => coveredFields(board, place, 'small'));
  return fieldsAside(board, end, (field) => mayEnd(ground, field) && !given.includes(field));
};

/** The displaced monster walks on fields and may end on none that is held. */
const asSmall = (situation: Situation): Situation => ({
  ...situation,
  monster: { ...situation.monster, size: 'small' },
});
