import { at as read, NONE } from '@/src/rules/base/ints';
import type { Position } from '@/src/rules/base/position';
import { NEAR, type Board } from '@/src/rules/board/board';
import { boardOf, onBoard } from '@/src/rules/dungeon';
import type { Size } from '@/src/rules/model/figures';
import { coveredFields } from '@/src/rules/model/standing';
import { sizeOf, standingIn } from '../map/standing';
import type { Adventure } from '../state/adventure';

/** A figure on the board: all fields it covers. */
export interface Standing {
  readonly board: Board;
  readonly fields: readonly number[];
}

/** Undefined: no map, no such figure, or nobody knows where it stands. */
export const standingOf = (adventure: Adventure, id: string): Standing | undefined => {
  const at = standingIn(adventure, id)?.at ?? null;
  return at === null ? undefined : standingAt(adventure, at, sizeOf(adventure, id));
};

export const standingAt = (
  { map }: Adventure,
  at: Position,
  size: Size = 'small',
): Standing | undefined => {
  if (map === null) return undefined;
  const { board, origin } = boardOf(map);
  const fields = coveredFields(board, onBoard(at, origin), size);
  return fields.length === 0 ? undefined : { board, fields };
};

const slots = (list: Board['near'], index: number): readonly number[] =>
  Array.from({ length: NEAR }, (_, slot) => read(list, index * NEAR + slot)).filter(
    (one) => one !== NONE,
  );

/** G2, G5: fields of the neighbourhood. */
export const neighbourhood = ({ board, fields }: Standing): readonly number[] => [
  ...new Set(
    fields.flatMap((field) => slots(board.near, field)).filter((field) => !fields.includes(field)),
  ),
];

export const isNextTo = (one: Standing, other: Standing): boolean =>
  neighbourhood(one).some((field) => other.fields.includes(field));

/** G3: zones at most one step away. */
const zonesInRange = ({ board, fields }: Standing): readonly number[] => {
  const own = read(board.zone, fields[0] ?? 0);
  return [own, ...slots(board.zones.around, own)];
};

export const isInRange = (one: Standing, other: Standing): boolean => {
  const zones = zonesInRange(one);
  return other.fields.some((field) => zones.includes(read(other.board.zone, field)));
};

export const fieldsInRange = (standing: Standing): readonly number[] => {
  const zones = zonesInRange(standing);
  const { board } = standing;
  return [...Array(board.count).keys()].filter((field) => zones.includes(read(board.zone, field)));
};

export const levelOf = ({ board, fields }: Standing): number => read(board.level, fields[0] ?? 0);

export const isDark = ({ board, fields }: Standing): boolean =>
  fields.some((field) => read(board.dark, field) === 1);
