import { isOnBoard } from './hit';
import type { BoardContent, BoardPoint } from './model';

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The next field in an arrow's direction, over gaps; the same one where the board ends. */
export function cursorAfter(
  content: BoardContent,
  from: BoardPoint,
  key: string,
): BoardPoint | undefined {
  const arrow = ARROWS[key];
  if (arrow === undefined) return undefined;
  const [dx, dy] = arrow;
  const { width, height } = content.picture;
  let at: BoardPoint = { x: from.x + dx, y: from.y + dy };
  while (at.x >= 0 && at.y >= 0 && at.x < width && at.y < height) {
    if (isOnBoard(content, at)) return at;
    at = { x: at.x + dx, y: at.y + dy };
  }
  return from;
}

/** The cursor starts where the eye is: chosen field or placement, who acts, first field. */
export function firstCursor({ picture, figures, overlays }: BoardContent): BoardPoint {
  const placed = overlays?.ghosts?.find(({ chosen }) => chosen === true);
  const { x, y } = overlays?.chosen ??
    placed?.fields[0] ??
    figures.find(({ active }) => active) ??
    picture.cells[0] ?? { x: 0, y: 0 };
  return { x, y };
}
