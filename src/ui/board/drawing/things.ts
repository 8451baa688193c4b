import { circle, type PaintedLayer } from '@/src/ui/icons/drawing';
import type { BoardCell, BoardPoint } from '../model';
import { cellAt } from '../sight';

const WOOD = '#8a5a2b';
const DARK_WOOD = '#5e3a18';
const GOLD = '#e9b949';
const IRON = '#2a2119';

/** A chest seen from the front, around [0, 0]: it stands in its field. */
export const CHEST_DRAWING: readonly PaintedLayer[] = [
  { d: 'M-12 11h26v3h-26z', fill: '#000000', opacity: 0.35 },
  { d: 'M-13 -1h26v13h-26z', fill: WOOD, stroke: IRON, width: 1.8 },
  { d: 'M-13 -1v-4q0 -7 7 -7h12q7 0 7 7v4z', fill: '#a8713a', stroke: IRON, width: 1.8 },
  { d: 'M-9.4 -11v22.4M9.4 -11v22.4', stroke: GOLD, width: 3 },
  { d: 'M-13 -1h26', stroke: IRON, width: 1.8 },
  { d: 'M-4 -4.4h8v7q0 3 -4 3t-4 -3z', fill: GOLD, stroke: IRON, width: 1.4 },
  { d: circle(0, -0.4, 1.3), fill: IRON },
];

/** A door from above, lying along the top of its field: two wings between posts in the wall. */
export const DOOR: readonly PaintedLayer[] = [
  { d: 'M-16.5 -5.5h33v11h-33z', fill: IRON },
  { d: 'M-12 -4h11.2v8h-11.2zM0.8 -4h11.2v8h-11.2z', fill: WOOD, stroke: DARK_WOOD, width: 1 },
  { d: 'M-12 -1.4h11.2M0.8 -1.4h11.2M-12 1.4h11.2M0.8 1.4h11.2', stroke: DARK_WOOD, width: 0.9 },
  { d: 'M-16.5 -6.5h5v13h-5zM11.5 -6.5h5v13h-5z', fill: '#9aa3b2', stroke: IRON, width: 1.2 },
  { d: `${circle(-3, 0, 1.7)}${circle(3, 0, 1.7)}`, fill: GOLD, stroke: IRON, width: 0.8 },
];

/** Up, right, down, left: as quarter turns of what lies along the top. */
const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** In which wall of its field a door is: where the map ends; by itself in the upper one. */
export function doorSide(cells: readonly BoardCell[], { x, y }: BoardPoint): 0 | 1 | 2 | 3 {
  const open = SIDES.findIndex(([dx, dy]) => cellAt(cells, { x: x + dx, y: y + dy }) === undefined);
  return open < 0 ? 0 : ((open & 3) as 0 | 1 | 2 | 3);
}
