import type { Position } from '@/src/rules';

/** The darkness tiles of the box, as they look from above. */
const PICTURES = {
  c: ['##', '#.', '##'],
  corner: ['##', '#.'],
  l: ['#.', '#.', '##'],
  'line-large': ['#', '#', '#'],
  'line-small': ['#', '#'],
  t: ['###', '.#.'],
  y: ['#.#', '###', '.#.'],
  'z-large': ['##.', '.#.', '.##'],
  'z-small': ['##.', '.##'],
} as const satisfies Record<string, readonly string[]>;

export type TileShapeId = keyof typeof PICTURES;

export interface TileShape {
  readonly id: TileShapeId;
  readonly cells: readonly Position[];
}

const cellsOf = (rows: readonly string[]): readonly Position[] =>
  rows.flatMap((row, y) =>
    [...row].flatMap((mark, x): readonly Position[] => (mark === '#' ? [[x, y]] : [])),
  );

export const TILE_SHAPE_IDS = Object.keys(PICTURES) as readonly TileShapeId[];

export const TILE_SHAPES: readonly TileShape[] = TILE_SHAPE_IDS.map((id) => ({
  id,
  cells: cellsOf(PICTURES[id]),
}));

export const tileCells = (id: TileShapeId): readonly Position[] => cellsOf(PICTURES[id]);
