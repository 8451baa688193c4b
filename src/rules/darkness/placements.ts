import { at, NONE } from '../base/ints';
import type { Position } from '../base/position';
import { OPEN, type DarknessGround } from './ground';
import { FAR, missingWith, OUT_OF_REACH, span, stepsApart, type Measure } from './measure';
import type { Shape } from './shape';
import { setsOfFields } from './way';

/** Fields a tile would cover; the list is used again after each call. */
type Visit = (fields: readonly number[]) => void;

/** One way to lay the tile down: its cells from one corner, all on one level (N4). */
interface Lay {
  readonly ground: DarknessGround;
  readonly cells: readonly Position[];
  readonly left: number;
  readonly top: number;
  readonly level: number;
  readonly fields: number[];
  readonly visit: Visit;
}

/** Covers cell after cell; at a bridge of equal level both layers are tried. */
const cover = (lay: Lay, start: number): void => {
  for (let index = start; index < lay.cells.length; index++) {
    const above = fieldUnder(lay, index);
    if (above === NONE) return;
    const below = at(lay.ground.board.across, above);
    const fits = isFree(lay, above);
    const fitsBelow = below !== NONE && isFree(lay, below);
    if (!fits && !fitsBelow) return;
    if (fits && fitsBelow) {
      lay.fields[index] = below;
      cover(lay, index + 1);
    }
    lay.fields[index] = fits ? above : below;
  }
  lay.visit(lay.fields);
};

const fieldUnder = ({ ground: { board }, cells, left, top }: Lay, index: number): number => {
  const cell = cells[index];
  if (!cell) return NONE;
  const x = left + cell[0];
  const y = top + cell[1];
  if (x < 0 || y < 0 || x >= board.width || y >= board.height) return NONE;
  return at(board.grid, y * board.width + x);
};

/** Dark is dark, printed or laid (N13). */
const isFree = ({ ground, level }: Lay, field: number): boolean =>
  ground.dark[field] === 0 && ground.level[field] === level;

const layAt = (
  ground: DarknessGround,
  cells: readonly Position[],
  pinned: Position,
  field: number,
  visit: Visit,
): void => {
  const left = at(ground.board.x, field) - pinned[0];
  const top = at(ground.board.y, field) - pinned[1];
  cover({ ground, cells, left, top, level: at(ground.level, field), fields: [], visit }, 0);
};

/** Every placement that covers the field, by each of its cells. */
const layOver = (
  ground: DarknessGround,
  shape: Shape,
  field: number | undefined,
  visit: Visit,
): void => {
  if (field === undefined) return;
  for (const cells of shape.turns) {
    for (const pinned of cells) layAt(ground, cells, pinned, field, visit);
  }
};

/** Fields by which a tile may start: spawn points and those touching darkness (N4). */
const startsOf = ({ frontier, opening }: DarknessGround): readonly number[] =>
  frontier.filter((field) => opening[field] === OPEN);

/** No placement over this field leaves fewer missing fields. */
const leastOver = (measure: Measure, shape: Shape, field: number): number => {
  const { ground, target, now, nearest } = measure;
  if (now === FAR && !shape.connected) return 0;
  const way = Math.min(at(measure.steps, field), now);
  if (way === FAR) {
    return OUT_OF_REACH + Math.min(nearest, span(ground, field, target)) - shape.extent;
  }
  const within = shape.connected ? way - shape.size + 1 : 0;
  return Math.min(now, Math.max(within, stepsApart(ground, field, target) - shape.reach));
};

/** N6: fewest missing fields any placement leaves; undefined if there is none. */
export const bestMissing = (measure: Measure, shape: Shape): number | undefined => {
  const { ground } = measure;
  if (shape.size > ground.board.all) return undefined;
  let best = Infinity;
  const compare: Visit = (fields) => {
    best = Math.min(best, missingWith(measure, fields));
  };
  const starts = startsOf(ground);
  const least = starts.map((field) => leastOver(measure, shape, field));
  const promising = least.indexOf(least.reduce((a, b) => Math.min(a, b), Infinity));
  layOver(ground, shape, starts[promising], compare);
  starts.forEach((field, index) => {
    if ((least[index] ?? 0) < best) layOver(ground, shape, field, compare);
  });
  return best === Infinity ? undefined : best;
};

/** N6: all placements that leave exactly so many missing fields. */
export const placementsLeaving = (
  measure: Measure,
  shape: Shape,
  missing: number,
): readonly (readonly number[])[] => {
  const sets = setsOfFields();
  const keep: Visit = (fields) => {
    if (missingWith(measure, fields) === missing) sets.add(fields);
  };
  for (const field of startsOf(measure.ground)) {
    if (leastOver(measure, shape, field) <= missing) layOver(measure.ground, shape, field, keep);
  }
  return sets.all();
};

/** For the trace: how many placements lie on free fields of one level, and how many may start. */
export const countPlacements = (ground: DarknessGround, shape: Shape) => {
  const count = { free: 0, legal: 0 };
  if (shape.size > ground.board.all) return count;
  for (const cells of shape.turns) {
    for (let field = 0; field < ground.board.all; field++) {
      const first = cells[0];
      if (!first) continue;
      layAt(ground, cells, first, field, (fields) => {
        if (fields[0] !== field) return;
        count.free++;
        if (fields.some((covered) => ground.opening[covered] === OPEN)) count.legal++;
      });
    }
  }
  return count;
};
