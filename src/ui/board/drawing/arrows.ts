import type { BoardFigure, BoardOverlays, BoardPoint } from '../model';
import { FIELD } from './path';

const round = (value: number): number => Math.round(value * 10) / 10;

/** In the drawing's own measure. */
const middleOf = ({ x, y }: BoardPoint, large: boolean): BoardPoint => ({
  x: (x + (large ? 1 : 0.5)) * FIELD,
  y: (y + (large ? 1 : 0.5)) * FIELD,
});

/** From the chosen place, where the attacker will stand; else from where it stands. */
function startOf(
  figures: readonly BoardFigure[],
  { path = [], chosen, attacker }: BoardOverlays,
): BoardPoint | undefined {
  if (chosen !== undefined && path.length > 0) return middleOf(chosen, chosen.large === true);
  const from = figures.find(({ id }) => id === attacker) ?? figures.find(({ active }) => active);
  return from === undefined ? undefined : middleOf(from, from.large);
}

interface Arrows {
  readonly shafts: string;
  readonly heads: string;
}

/** How far the heads keep from a figure's middle, and how long they are. */
const KEEP = 24;
const HEAD = 9;

/** One arrow from the attacker to each target: a shaft, and a head that ends at its ring. */
export function arrowsOf(figures: readonly BoardFigure[], overlays: BoardOverlays): Arrows {
  const { targets = [] } = overlays;
  const start = targets.length === 0 ? undefined : startOf(figures, overlays);
  if (start === undefined) return { shafts: '', heads: '' };
  const ways = figures
    .filter(({ id }) => targets.includes(id))
    .map((figure) => arrow(start, middleOf(figure, figure.large), figure.large ? KEEP * 1.5 : KEEP))
    .filter((way) => way !== undefined);
  return {
    shafts: ways.map(({ shaft }) => shaft).join(''),
    heads: ways.map(({ head }) => head).join(''),
  };
}

function arrow(from: BoardPoint, to: BoardPoint, keep: number) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  // Side by side there is room for the head alone.
  if (length < keep) return undefined;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = (along: number, aside: number): string =>
    `${round(from.x + dx * along - dy * aside)} ${round(from.y + dy * along + dx * aside)}`;
  const tip = length - keep;
  return {
    shaft: `M${at(0, 0)}L${at(Math.max(0, tip - HEAD / 2), 0)}`,
    head: `M${at(tip + 2, 0)}L${at(tip - HEAD, HEAD * 0.62)}L${at(tip - HEAD, -HEAD * 0.62)}Z`,
  };
}
