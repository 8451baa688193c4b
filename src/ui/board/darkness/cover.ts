import { FIELD } from '../drawing/path';
import type { BoardPoint } from '../model';
import type { Paper } from '../paper';

type Cover = Pick<Paper, 'x' | 'y' | 'width' | 'height'>;

/** The part of the paper that fields lie on, in points at zoom 1; undefined: none of it. */
export function coverOf(fields: readonly BoardPoint[], paper: Paper): Cover | undefined {
  if (fields.length === 0) return undefined;
  const [xs, ys] = [fields.map(({ x }) => x), fields.map(({ y }) => y)];
  const x = Math.max(paper.x, Math.min(...xs) * FIELD);
  const y = Math.max(paper.y, Math.min(...ys) * FIELD);
  const width = Math.min(paper.x + paper.width, (Math.max(...xs) + 1) * FIELD) - x;
  const height = Math.min(paper.y + paper.height, (Math.max(...ys) + 1) * FIELD) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}
