import type { BoardCell } from '../model';

type Cells = readonly BoardCell[];

const isGap = ({ terrain }: BoardCell): boolean => terrain === 'gap';

const isSameCell = (one: BoardCell, other: BoardCell): boolean =>
  one === other ||
  (one.x === other.x &&
    one.y === other.y &&
    one.level === other.level &&
    isGap(one) === isGap(other) &&
    one.bridge?.level === other.bridge?.level &&
    one.bridge?.along === other.bridge?.along);

const isSameShape = (one: Cells, other: Cells): boolean =>
  one.length === other.length &&
  one.every((cell, index) => {
    const twin = other[index];
    return twin !== undefined && isSameCell(cell, twin);
  });

/** What is in sight, the whole map, and a still picture or two. */
const KEPT = 4;
let kept: readonly Cells[] = [];

/**
 * Fields that lie as these do, as they were first seen: walls, steps, joints and bridges follow from
 * where there is a field and how high, so a painted field draws none of them again.
 */
export function groundShape(cells: Cells): Cells {
  const known = kept.find((one) => one === cells || isSameShape(one, cells));
  if (known !== undefined) return known;
  kept = [cells, ...kept.slice(0, KEPT - 1)];
  return cells;
}
