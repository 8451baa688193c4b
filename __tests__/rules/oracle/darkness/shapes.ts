import type { Cell } from './case';
import type { Random } from './random';

/** The nine printed shapes (facts/darkness-tile-shapes.json) as little pictures. */
const PRINTED = {
  c: ['##', '#.', '##'],
  corner: ['##', '#.'],
  l: ['#.', '#.', '##'],
  'line-large': ['#', '#', '#'],
  'line-small': ['#', '#'],
  t: ['###', '.#.'],
  y: ['#.#', '###', '.#.'],
  'z-large': ['##.', '.#.', '.##'],
  'z-small': ['##.', '.##'],
} as const;

/** Shapes of our own: the single field, long ones, and two that do not hang together. */
const OWN = {
  single: ['#'],
  square: ['##', '##'],
  'line-4': ['####'],
  'line-5': ['#####'],
  apart: ['#.#'],
  diagonal: ['#.', '.#'],
  p: ['##', '##', '#.'],
} as const;

const cellsOf = (picture: readonly string[]): Cell[] =>
  picture.flatMap((row, y) =>
    [...row].flatMap((mark, x): Cell[] => (mark === '#' ? [[x, y]] : [])),
  );

export const PRINTED_SHAPES: readonly (readonly Cell[])[] = Object.values(PRINTED).map(cellsOf);
export const OWN_SHAPES: readonly (readonly Cell[])[] = Object.values(OWN).map(cellsOf);
const SINGLE: readonly Cell[] = [[0, 0]];

/** Turned, mirrored, moved and in any order: the answer may not depend on how a shape is drawn. */
export function randomTile(random: Random): Cell[] {
  const family = random.chance(0.8) ? PRINTED_SHAPES : OWN_SHAPES;
  const shape = family[random.between(0, family.length - 1)] ?? SINGLE;
  const [dx, dy] = [random.between(-2, 2), random.between(-2, 2)];
  const swap = random.chance(0.5);
  const mirror = random.chance(0.5) ? -1 : 1;
  const cells = shape.map(([x, y]): Cell =>
    swap ? [y + dx, mirror * x + dy] : [mirror * x + dx, y + dy],
  );
  return random.shuffled(cells);
}
