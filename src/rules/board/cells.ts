import { fault, type Fault } from '../base/fault';
import type { Position } from '../base/position';
import { fail, ok, type Result } from '../base/result';
import type { BoardDraft, BoardFault, BridgeDraft } from './draft';
import { SPAWN_SYMBOL, TERRAIN_OF, type Terrain } from './terrain';

/** One field read from a draft. */
export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly terrain: Terrain;
  readonly spawn: boolean;
}

/** The two layers of a draft, by y * width + x. */
export interface CellLayers {
  readonly width: number;
  readonly height: number;
  readonly ground: readonly (Cell | undefined)[];
  readonly bridge: readonly (Cell | undefined)[];
}

type Checked<Value> = Result<Value, Fault<BoardFault>>;

/** Bridges may float over gaps and past the last row or column, but not to the left or above. */
const LARGEST = 1_000;
/** No table holds more squares; a longer draft is a slip, and numbering it would eat the memory. */
const MAX_SQUARES = 1_000_000;

const isCount = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

const bridgeFits = ({ at: [x, y], size: [w, h], level }: BridgeDraft): boolean =>
  isCount(x, 0, LARGEST) &&
  isCount(y, 0, LARGEST) &&
  isCount(w, 1, LARGEST) &&
  isCount(h, 1, LARGEST) &&
  isCount(level, 0, 2);

const LEVELS = '012';

const groundCell = (draft: BoardDraft, x: number, y: number): Checked<Cell | undefined> => {
  const symbol = draft.terrain[y]?.[x] ?? ' ';
  if (symbol === ' ') return ok(undefined);
  const terrain = Object.hasOwn(TERRAIN_OF, symbol) ? TERRAIN_OF[symbol] : undefined;
  if (terrain === undefined) return fail(fault('unknown-terrain', `terrain[${y}]`));
  const level = LEVELS.indexOf(draft.levels?.[y]?.[x] ?? '0');
  if (level < 0) return fail(fault('unknown-level', `levels[${y}]`));
  return ok({ x, y, level, terrain, spawn: symbol === SPAWN_SYMBOL });
};

const readGround = (draft: BoardDraft, width: number): Checked<(Cell | undefined)[]> => {
  const cells: (Cell | undefined)[] = [];
  for (let y = 0; y < draft.terrain.length; y++) {
    for (let x = 0; x < width; x++) {
      const cell = groundCell(draft, x, y);
      if (!cell.ok) return cell;
      const zoneMate = [cells[y * width + (x ^ 1)], ...pairAbove(cells, x, y, width)];
      if (zoneMate.some((mate) => mate && cell.value && mate.level !== cell.value.level)) {
        return fail(fault('zone-not-level', `levels[${y}]`));
      }
      cells.push(cell.value);
    }
  }
  return ok(cells);
};

/** The upper two fields of a zone, seen from its lower two (G1). */
const pairAbove = (cells: readonly (Cell | undefined)[], x: number, y: number, width: number) => {
  if (y % 2 === 0) return [];
  const right = (x | 1) < width ? cells[(y - 1) * width + (x | 1)] : undefined;
  return [cells[(y - 1) * width + (x & ~1)], right];
};

const bridgeCell = (
  { at, level, terrain }: BridgeDraft,
  x: number,
  y: number,
): Cell | undefined => {
  const symbol = terrain?.[y - at[1]]?.[x - at[0]] ?? '.';
  const kind = Object.hasOwn(TERRAIN_OF, symbol) ? TERRAIN_OF[symbol] : undefined;
  return kind && { x, y, level, terrain: kind, spawn: symbol === SPAWN_SYMBOL };
};

const squaresOf = ({ at: [left, top], size: [width, height] }: BridgeDraft) =>
  Array.from({ length: width * height }, (_, index) => ({
    x: left + (index % width),
    y: top + Math.floor(index / width),
  }));

const spanBridges = (
  bridges: readonly BridgeDraft[],
  width: number,
): Checked<(Cell | undefined)[]> => {
  const cells: (Cell | undefined)[] = [];
  for (const [index, bridge] of bridges.entries()) {
    for (const { x, y } of squaresOf(bridge)) {
      const cell = bridgeCell(bridge, x, y);
      if (!cell) return fail(fault('unknown-terrain', `bridges[${index}]`));
      if (cells[y * width + x]) return fail(fault('bridges-overlap', `bridges[${index}]`));
      cells[y * width + x] = cell;
    }
  }
  return ok(cells);
};

/** Reads terrain, levels and bridges. */
export const readLayers = (draft: BoardDraft): Checked<CellLayers> => {
  const bridges = draft.bridges ?? [];
  const unfit = bridges.findIndex((bridge) => !bridgeFits(bridge));
  if (unfit >= 0) return fail(fault('bridge-out-of-range', `bridges[${unfit}]`));
  const width = Math.max(
    0,
    ...draft.terrain.map((row) => row.length),
    ...bridges.map(({ at, size }) => at[0] + size[0]),
  );
  const height = Math.max(draft.terrain.length, ...bridges.map((b) => b.at[1] + b.size[1]));
  if (width * height > MAX_SQUARES) return fail(fault('too-large', 'terrain'));
  const ground = readGround(draft, width);
  if (!ground.ok) return ground;
  const bridge = spanBridges(bridges, width);
  if (!bridge.ok) return bridge;
  return ok({ width, height, ground: ground.value, bridge: bridge.value });
};

/** Darkness tokens must lie on a field of the given layer. */
export const checkDarknessTokens = (
  tokens: readonly Position[],
  { width, height }: CellLayers,
  has: (index: number) => boolean,
  path: string,
): Fault<BoardFault> | undefined => {
  const bad = tokens.findIndex(
    ([x, y]) => !isCount(x, 0, width - 1) || !isCount(y, 0, height - 1) || !has(y * width + x),
  );
  return bad < 0 ? undefined : fault('darkness-off-board', `${path}[${bad}]`);
};
