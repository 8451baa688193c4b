import type { Cell } from './case';
import { fieldsAt, isRise, isSpawnPoint, mayBeDark, type Field } from './fields';
import type { Position } from './position';

const turn = (cells: readonly Cell[]): Cell[] => cells.map(([x, y]) => [-y, x]);
const flip = (cells: readonly Cell[]): Cell[] => cells.map(([x, y]) => [-x, y]);

function orientations({ tile, off }: Position): (readonly Cell[])[] {
  const faces = off === 'N4-mirror' ? [tile] : [tile, flip(tile)];
  if (off === 'N4-turn') return faces;
  return faces.flatMap((face) => [face, turn(face), turn(turn(face)), turn(turn(turn(face)))]);
}

const span = (values: readonly number[]) => ({
  low: Math.min(...values),
  high: Math.max(...values),
});

/** Every way to move the cells into the board's rectangle; hanging over only for the switch. */
function offsets({ table, off }: Position, cells: readonly Cell[]): Cell[] {
  const xs = span(cells.map(([x]) => x));
  const ys = span(cells.map(([, y]) => y));
  const [over, under] = off === 'N4-exist' ? [xs.high - xs.low, ys.high - ys.low] : [0, 0];
  const found: Cell[] = [];
  for (let dy = -ys.low - under; dy < table.height - ys.high + under; dy += 1) {
    for (let dx = -xs.low - over; dx < table.width - xs.high + over; dx += 1) found.push([dx, dy]);
  }
  return found;
}

function coverable(position: Position, field: Field): boolean {
  const { dark, off, heroes } = position;
  if (!mayBeDark(field, off)) return false;
  if (off === 'N4-figures' && heroes.some((standing) => standing.field === field)) return false;
  if (field.terrain === 'D') return off === 'N13-no-place';
  return dark[field.id] !== true || off === 'N4-not-dark';
}

/** Where there is a bridge a cell may mean two fields: both are tried. */
function choices(position: Position, cells: readonly Cell[], dx: number, dy: number): Field[][] {
  let partial: Field[][] = [[]];
  for (const [x, y] of cells) {
    const here = fieldsAt(position.table, x + dx, y + dy);
    if (here.length === 0) {
      if (position.off === 'N4-exist') continue;
      return [];
    }
    const fits = here.filter((field) => coverable(position, field));
    if (fits.length === 0) return [];
    partial = partial.flatMap((chosen) => fits.map((field) => [...chosen, field]));
  }
  return partial;
}

const isOneLevel = (fields: readonly Field[]): boolean =>
  fields.every((field) => field.level === fields[0]?.level);

function touchesDarkness(position: Position, field: Field): boolean {
  const { dark, off, tileTouch } = position;
  return (tileTouch[field.id] ?? []).some((other) => {
    if (dark[other.id] !== true) return false;
    if (off === 'N4-descent' && isRise(field, other)) return false;
    return off === 'N4-rise' || !isRise(other, field);
  });
}

function starts(position: Position, fields: readonly Field[]): boolean {
  const { off } = position;
  const onSpawn = off !== 'N4-spawn' && fields.some((field) => isSpawnPoint(field, off));
  const atDark = off !== 'N4-touch' && fields.some((field) => touchesDarkness(position, field));
  return onSpawn || atDark;
}

function isPlacement(position: Position, fields: readonly Field[]): boolean {
  if (fields.length === 0) return false;
  return (position.off === 'N4-one-level' || isOneLevel(fields)) && starts(position, fields);
}

/** N4: each placement once, whatever turn or mirror image gave it. */
export function placements(position: Position): (readonly Field[])[] {
  const found = new Map<string, readonly Field[]>();
  for (const cells of orientations(position)) {
    for (const [dx, dy] of offsets(position, cells)) {
      for (const fields of choices(position, cells, dx, dy)) {
        if (!isPlacement(position, fields)) continue;
        found.set(fieldsKey(fields), fields);
      }
    }
  }
  return [...found.values()];
}

export const fieldsKey = (fields: readonly Field[]): string =>
  fields
    .map((field) => field.id)
    .sort((a, b) => a - b)
    .join();
