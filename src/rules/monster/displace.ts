import { at, NONE } from '../base/ints';
import { comparePositions, type Position } from '../base/position';
import { positionOf } from '../board/board';
import type { ObjectKind } from '../model/figures';
import type { Situation } from '../model/situation';
import { coveredFields, zoneAt, zoneFields } from '../model/standing';
import { layGround, mayEnd } from '../movement/ground';
import { keepLeast } from './positions';
import { placesNextTo } from './range';

/** R1: who has to make way when the large acting monster ends at `end`. */
export const displacedBy = (situation: Situation, end: Position): readonly string[] => {
  const fields = coveredFields(situation.board, end, 'large');
  return situation.monsters
    .filter(({ size, at: place }) => {
      const [field] = coveredFields(situation.board, place, size);
      return size === 'small' && field !== undefined && fields.includes(field);
    })
    .map(({ id }) => id);
};

/**
 * R1: the free fields the leader may pick for one displaced monster, the acting one already counted
 * at `end`; `taken` are fields given to others before. Without one next to the zone, the nearest.
 */
export const displacementFields = (
  situation: Situation,
  end: Position,
  taken: readonly Position[] = [],
): readonly Position[] => {
  const { board } = situation;
  const zone = zoneAt(board, end);
  if (zone === NONE) return [];
  const ground = layGround(asSmall(situation));
  const closed = new Set([
    ...zoneFields(board, zone),
    ...taken.flatMap((place) => coveredFields(board, place, 'small')),
  ]);
  const isFree = (field: number) => mayEnd(ground, field) && !closed.has(field);
  const next = placesNextTo(board, 'small', zoneFields(board, zone)).filter(isFree);
  const all = next.length > 0 ? next : nearestTo(situation, zone, isFree);
  return all.map((field) => positionOf(board, field)).sort(comparePositions);
};

/** The displaced monster walks on fields and may end on none that is held. */
const asSmall = (situation: Situation): Situation => ({
  ...situation,
  monster: { ...situation.monster, size: 'small' },
});

const nearestTo = (
  { board }: Situation,
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

export interface CrushedChest {
  readonly at: Position;
  /** One trap die, except for a chest of LOOT; a safe chest is the caller's to know. */
  readonly die: boolean;
}

const CHESTS: readonly ObjectKind[] = ['chest', 'loot'];

/** R2: chests crushed where the large monster's movement ends. */
export const crushedBy = (situation: Situation, end: Position): readonly CrushedChest[] => {
  const { board, objects } = situation;
  const fields = coveredFields(board, end, 'large');
  return objects
    .filter(({ kind, at: place }) => {
      const [field] = coveredFields(board, place, 'small');
      return CHESTS.includes(kind) && field !== undefined && fields.includes(field);
    })
    .map(({ kind, at: place }) => ({ at: place, die: kind === 'chest' }));
};
