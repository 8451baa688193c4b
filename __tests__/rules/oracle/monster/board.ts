import type { BoardCase, Size } from './case';
import type { SwitchedOff } from './switches';

/** One square a figure could be asked about; `dark` covers printed darkness and tokens alike. */
export interface Field {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly terrain: string;
  readonly dark: boolean;
}

export type Fields = ReadonlyMap<string, Field>;

// Jest's sandbox makes every look-up of a global slow.
const { abs, floor, max } = Math;

export const keyOf = (x: number, y: number): string => `${x},${y}`;
export const zoneKeyOf = (x: number, y: number): string => keyOf(floor(x / 2), floor(y / 2));

function printedFields(board: BoardCase): Map<string, Field> {
  const fields = new Map<string, Field>();
  board.terrain.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      const letter = row.charAt(x);
      if (letter === ' ') continue;
      const level = Number(board.levels?.[y]?.charAt(x) ?? '0');
      const terrain = letter === '*' || letter === 'D' ? '.' : letter;
      fields.set(keyOf(x, y), { key: keyOf(x, y), x, y, level, terrain, dark: letter === 'D' });
    }
  });
  return fields;
}

/** G6: where a bridge lies, the coordinate means the bridge; nothing of what is below touches it. */
function layBridges(board: BoardCase, fields: Map<string, Field>, off: SwitchedOff): void {
  for (const bridge of board.bridges ?? []) {
    for (let y = bridge.at[1]; y < bridge.at[1] + bridge.size[1]; y += 1) {
      for (let x = bridge.at[0]; x < bridge.at[0] + bridge.size[0]; x += 1) {
        const key = keyOf(x, y);
        if (off.has('G6') && fields.has(key)) continue;
        fields.set(key, { key, x, y, level: bridge.level, terrain: '.', dark: false });
      }
    }
  }
}

/** G8: under a token the hazard is gone, a blocked field stays blocked. */
function putTokens(board: BoardCase, fields: Map<string, Field>, off: SwitchedOff): void {
  for (const [x, y] of board.darkness ?? []) {
    const field = fields.get(keyOf(x, y));
    if (field === undefined) continue;
    const keeps = field.terrain === '#' || off.has('G8');
    fields.set(field.key, { ...field, dark: true, terrain: keeps ? field.terrain : '.' });
  }
}

export function fieldsOf(board: BoardCase, off: SwitchedOff): Fields {
  const fields = printedFields(board);
  layBridges(board, fields, off);
  putTokens(board, fields, off);
  return fields;
}

/** Where the acting monster could be: one field (small) or one complete zone (large, G4). */
export interface Place {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly cells: readonly Field[];
  readonly dark: boolean;
}

export interface Places {
  readonly all: readonly Place[];
  /** Places one step away (G2). */
  readonly nextTo: ReadonlyMap<string, readonly Place[]>;
  /** G5: keys of the fields in play around the place. */
  readonly around: ReadonlyMap<string, ReadonlySet<string>>;
}

function cellsAt(fields: Fields, x: number, y: number, width: number): Field[] {
  const cells: Field[] = [];
  for (let dy = 0; dy < width; dy += 1) {
    for (let dx = 0; dx < width; dx += 1) {
      const field = fields.get(keyOf(x + dx, y + dy));
      if (field !== undefined) cells.push(field);
    }
  }
  return cells;
}

function fieldsAround(fields: Fields, x: number, y: number, width: number): Set<string> {
  const around = new Set<string>();
  for (let fy = y - 1; fy <= y + width; fy += 1) {
    for (let fx = x - 1; fx <= x + width; fx += 1) {
      const inside = fx >= x && fx < x + width && fy >= y && fy < y + width;
      if (!inside && fields.has(keyOf(fx, fy))) around.add(keyOf(fx, fy));
    }
  }
  return around;
}

export function placesFor(fields: Fields, size: Size): Places {
  const width = size === 'large' ? 2 : 1;
  const all: Place[] = [];
  const around = new Map<string, ReadonlySet<string>>();
  for (const { x, y, key, level } of fields.values()) {
    if (x % width !== 0 || y % width !== 0) continue;
    const cells = cellsAt(fields, x, y, width);
    if (cells.length < width * width) continue;
    all.push({ key, x, y, level, cells, dark: cells.some((cell) => cell.dark) });
    around.set(key, fieldsAround(fields, x, y, width));
  }
  const nextTo = new Map<string, readonly Place[]>();
  for (const place of all) {
    const near = all.filter((other) => {
      const far = max(abs(other.x - place.x), abs(other.y - place.y));
      return far === width;
    });
    nextTo.set(place.key, near);
  }
  return { all, nextTo, around };
}

/** Field keys of a figure of the given size standing at [x, y]. */
export function footprint(at: readonly [number, number], size: Size): string[] {
  const [x, y] = at;
  if (size === 'small') return [keyOf(x, y)];
  return [keyOf(x, y), keyOf(x + 1, y), keyOf(x, y + 1), keyOf(x + 1, y + 1)];
}
