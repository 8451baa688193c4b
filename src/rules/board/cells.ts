import { fault, type Fault } from '../base/fault';
import { at, intsOf, type Ints } from '../base/ints';
import type { Position } from '../base/position';
import { fail, ok, type Result } from '../base/result';
import type { BoardDraft, BoardFault, BridgeDraft } from './draft';
import { SPAWN_SYMBOL, TERRAIN_OF, TERRAIN_KINDS } from './terrain';

/**
 * One field read from a draft, as a number: objects would cost more than all that is done with them. A bit that says there
 * is one, then the level (two bits), the spawn point, and which terrain.
 */
export const NO_CELL = 0;
const THERE = 1;
const SPAWN = 8;
const TERRAIN_SHIFT = 4;

const SPAWN_CODE = SPAWN_SYMBOL.charCodeAt(0);

const cellOf = (terrain: number, level: number, symbol: number): number =>
  THERE | (level << 1) | (symbol === SPAWN_CODE ? SPAWN : 0) | (terrain << TERRAIN_SHIFT);

export const levelOfCell = (cell: number): number => (cell >> 1) & 3;
export const isSpawnCell = (cell: number): boolean => (cell & SPAWN) !== 0;
/** Its place in {@link TERRAIN_KINDS}. */
export const terrainOfCell = (cell: number): number => cell >> TERRAIN_SHIFT;

/** The two layers of a draft, by y * width + x. */
export interface CellLayers {
  readonly width: number;
  readonly height: number;
  readonly ground: Ints;
  readonly bridge: Ints;
  /** Whether there is a bridge at all. */
  readonly bridged: boolean;
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

/** No terrain. */
export const UNKNOWN = -1;

const GAP = ' '.charCodeAt(0);
const LEVEL_ZERO = '0'.charCodeAt(0);
const MOST_LEVEL = 2;

/** By character code; all symbols are ASCII. */
const ASCII = 128;
const TERRAIN_BY_CODE = intsOf(Array.from({ length: ASCII }), (_, code) => {
  const symbol = String.fromCharCode(code);
  const terrain = Object.hasOwn(TERRAIN_OF, symbol) ? TERRAIN_OF[symbol] : undefined;
  return terrain === undefined ? UNKNOWN : TERRAIN_KINDS.indexOf(terrain);
});

export const terrainOfSymbol = (symbol: number): number =>
  symbol < ASCII ? at(TERRAIN_BY_CODE, symbol) : UNKNOWN;

/** The cells of one row of terrain; a fault where it has a symbol nobody knows. */
const readRow = (
  draft: BoardDraft,
  y: number,
  width: number,
  cells: Int32Array,
): Fault<BoardFault> | undefined => {
  const row = draft.terrain[y] ?? '';
  const levels = draft.levels?.[y] ?? '';
  for (let x = 0; x < row.length; x++) {
    const symbol = row.charCodeAt(x);
    if (symbol === GAP) continue;
    const terrain = terrainOfSymbol(symbol);
    if (terrain === UNKNOWN) return fault('unknown-terrain', `terrain[${y}]`);
    const level = x < levels.length ? levels.charCodeAt(x) - LEVEL_ZERO : 0;
    if (level < 0 || level > MOST_LEVEL) return fault('unknown-level', `levels[${y}]`);
    cells[y * width + x] = cellOf(terrain, level, symbol);
    if (!isLevelWith(cells, x, y, width)) return fault('zone-not-level', `levels[${y}]`);
  }
  return undefined;
};

const readGround = (draft: BoardDraft, width: number, size: number): Checked<Int32Array> => {
  const cells = new Int32Array(size);
  for (let y = 0; y < draft.terrain.length; y++) {
    const found = readRow(draft, y, width, cells);
    if (found !== undefined) return fail(found);
  }
  return ok(cells);
};

/** With those of its zone that were read before it: the one to its left and the two above (G1). */
const isLevelWith = (cells: Int32Array, x: number, y: number, width: number): boolean => {
  const level = levelOfCell(at(cells, y * width + x));
  const isLevel = (cell: number) => cell === NO_CELL || levelOfCell(cell) === level;
  if (x % 2 === 1 && !isLevel(at(cells, y * width + x - 1))) return false;
  if (y % 2 === 0) return true;
  const above = (y - 1) * width + (x & ~1);
  return isLevel(at(cells, above)) && ((x | 1) >= width || isLevel(at(cells, above + 1)));
};

const bridgeCell = ({ at: [left, top], level, terrain }: BridgeDraft, x: number, y: number) => {
  const symbol = (terrain?.[y - top]?.[x - left] ?? '.').charCodeAt(0);
  const kind = terrainOfSymbol(symbol);
  return kind === UNKNOWN ? NO_CELL : cellOf(kind, level, symbol);
};

const squaresOf = ({ at: [left, top], size: [width, height] }: BridgeDraft) =>
  Array.from({ length: width * height }, (_, index) => ({
    x: left + (index % width),
    y: top + Math.floor(index / width),
  }));

const spanBridges = (
  bridges: readonly BridgeDraft[],
  width: number,
  size: number,
): Checked<Int32Array> => {
  const cells = new Int32Array(size);
  for (const [index, bridge] of bridges.entries()) {
    for (const { x, y } of squaresOf(bridge)) {
      const cell = bridgeCell(bridge, x, y);
      if (cell === NO_CELL) return fail(fault('unknown-terrain', `bridges[${index}]`));
      if (at(cells, y * width + x) !== NO_CELL) {
        return fail(fault('bridges-overlap', `bridges[${index}]`));
      }
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
  const ground = readGround(draft, width, width * height);
  if (!ground.ok) return ground;
  const bridge = spanBridges(bridges, width, width * height);
  if (!bridge.ok) return bridge;
  const bridged = bridges.length > 0;
  return ok({ width, height, ground: ground.value, bridge: bridge.value, bridged });
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
