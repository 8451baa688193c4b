import { placeKey } from './drawing/outline';
import type { BoardCell, BoardPoint, BoardRect } from './model';
import type { Sight } from './paper';

type Cells = readonly BoardCell[];

const indices = new WeakMap<Cells, ReadonlyMap<number, BoardCell>>();

/** Made once for each picture; boards are asked for single fields all the time. */
function indexOf(cells: Cells): ReadonlyMap<number, BoardCell> {
  const known = indices.get(cells);
  if (known !== undefined) return known;
  const index = new Map<number, BoardCell>();
  for (const cell of cells) {
    const key = placeKey(cell.x, cell.y);
    if (!index.has(key)) index.set(key, cell);
  }
  indices.set(cells, index);
  return index;
}

export const cellAt = (cells: Cells, { x, y }: BoardPoint): BoardCell | undefined =>
  indexOf(cells).get(placeKey(x, y));

export const isRectSeen = (sight: Sight, { x, y, width, height }: BoardRect): boolean =>
  x < sight.right && y < sight.bottom && x + width > sight.left && y + height > sight.top;

/** Large things reach one field further. */
export const isSeen = (sight: Sight, { x, y }: BoardPoint): boolean =>
  isRectSeen(sight, { x, y, width: 2, height: 2 });

/** Where few fields are seen they are looked up, where many are, all are looked at. */
export function cellsSeen(cells: Cells, sight: Sight): Cells {
  const fields = (sight.right - sight.left) * (sight.bottom - sight.top);
  if (fields >= cells.length) {
    const seen = cells.filter(({ x, y }) => isRectSeen(sight, { x, y, width: 1, height: 1 }));
    return seen.length === cells.length ? cells : seen;
  }
  const found: BoardCell[] = [];
  for (let y = sight.top; y < sight.bottom; y += 1) {
    for (let x = sight.left; x < sight.right; x += 1) {
      const cell = cellAt(cells, { x, y });
      if (cell !== undefined) found.push(cell);
    }
  }
  return found;
}
