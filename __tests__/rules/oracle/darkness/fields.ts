import type { BridgeInput, DarknessCase } from './case';
import type { Off } from './switches';

export interface Field {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly terrain: string;
  readonly onBridge: boolean;
  readonly underBridge: boolean;
}

/** Everything about the board that darkness does not change. */
export interface Table {
  readonly fields: readonly Field[];
  /** By y, then x: the field on the ground first, then the one on a bridge. */
  readonly columns: readonly (readonly (readonly Field[])[])[];
  readonly width: number;
  readonly height: number;
}

const NO_FIELDS: readonly Field[] = [];

export const fieldsAt = ({ columns }: Table, x: number, y: number): readonly Field[] =>
  columns[y]?.[x] ?? NO_FIELDS;

const covers = (bridge: BridgeInput, x: number, y: number): boolean =>
  x >= bridge.at[0] &&
  x < bridge.at[0] + bridge.size[0] &&
  y >= bridge.at[1] &&
  y < bridge.at[1] + bridge.size[1];

const extent = ({ board }: DarknessCase): { width: number; height: number } => ({
  width: Math.max(
    ...board.terrain.map((row) => row.length),
    ...(board.bridges ?? []).map((bridge) => bridge.at[0] + bridge.size[0]),
  ),
  height: Math.max(
    board.terrain.length,
    ...(board.bridges ?? []).map((bridge) => bridge.at[1] + bridge.size[1]),
  ),
});

export function readTable(input: DarknessCase): Table {
  const { terrain, levels = [], bridges = [] } = input.board;
  const { width, height } = extent(input);
  const fields: Field[] = [];
  const columns: (readonly Field[])[][] = [];
  for (let y = 0; y < height; y += 1) {
    const row: (readonly Field[])[] = [];
    columns.push(row);
    for (let x = 0; x < width; x += 1) {
      const here: Field[] = [];
      const bridge = bridges.find((candidate) => covers(candidate, x, y));
      const ground = terrain[y]?.[x] ?? ' ';
      const base = { x, y, underBridge: false, onBridge: false };
      if (ground !== ' ') {
        const level = Number(levels[y]?.[x] ?? '0');
        const id = fields.length;
        here.push({ ...base, id, level, terrain: ground, underBridge: bridge !== undefined });
        fields.push(...here);
      }
      if (bridge !== undefined) {
        const id = fields.length;
        const top = { ...base, id, level: bridge.level, terrain: '.', onBridge: true };
        here.push(top);
        fields.push(top);
      }
      row.push(here);
    }
  }
  return { fields, columns, width, height };
}

/** A coordinate means the bridge field where there is a bridge. */
export function namedField(table: Table, x: number, y: number, off: Off): Field {
  const column = fieldsAt(table, x, y);
  const named = off === 'G6-coordinate' ? column[0] : column[column.length - 1];
  if (named === undefined) throw new Error(`no field at ${x},${y}`);
  return named;
}

/** G6: a spawn point below a bridge is out of play. */
export const isSpawnPoint = (field: Field, off: Off): boolean =>
  field.terrain === '*' && (!field.underBridge || off === 'G6-spawn-below');

/** Where darkness may lie at all, whatever lies there already. */
export function mayBeDark(field: Field, off: Off): boolean {
  if (off === 'N4-blocked' && field.terrain === '#') return false;
  if (off === 'N4-hazard' && '~LMS'.includes(field.terrain)) return false;
  return off !== 'G6-enter-below' || !field.underBridge;
}

/** G2 (levels play no part) for sides only; G6 for the field right above or below. */
function touch(a: Field, b: Field, corners: boolean, off: Off): boolean {
  const dx = Math.abs(a.x - b.x);
  const dy = Math.abs(a.y - b.y);
  if (dx + dy === 0) return a.id !== b.id && off !== 'G6-touch-above';
  return dx + dy === 1 || (corners && dx === 1 && dy === 1);
}

/** For each field the fields that touch it. */
export function touching(table: Table, corners: boolean, off: Off): readonly (readonly Field[])[] {
  return table.fields.map((field) => {
    const found: Field[] = [];
    for (let x = field.x - 1; x <= field.x + 1; x += 1) {
      for (let y = field.y - 1; y <= field.y + 1; y += 1) {
        for (const other of fieldsAt(table, x, y)) {
          if (touch(field, other, corners, off)) found.push(other);
        }
      }
    }
    return found;
  });
}

export const isRise = (from: Field, to: Field): boolean => from.level === 0 && to.level === 2;
