import type { Position } from '../base/position';
import { fieldAt, type Board } from '../board/board';
import { createBoard } from '../board/create';
import type { BoardDraft, BridgeDraft } from '../board/draft';
import { repaint, type PaintStroke } from '../board/repaint';
import { tokensOf } from '../darkness/placed-tiles';
import { onBoard } from './coordinates';
import { bridgeLetter, groundIn, groundLetter, layersOf, takesDarkness } from './layers';
import { EMPTY_MAP, type DungeonMap, type PlacedBridge } from './map';
import { paintedSince } from './painted';
import { fieldsOfZone, ZONE } from './pieces';
import { strokesOf } from './strokes';

/** A map as the rules see it. */
export interface BoardOfMap {
  readonly board: Board;
  /** Board coordinates = map coordinates − origin. Even, so that zones stay zones. */
  readonly origin: Position;
}

/** The field of the board, or NONE. */
export const fieldOfMap = (of: BoardOfMap, at: Position): number =>
  fieldAt(of.board, onBoard(at, of.origin));

interface Drawn {
  readonly at: Position;
  readonly letter: string;
  readonly level: number;
}

const drawGround = (map: DungeonMap): readonly Drawn[] =>
  [...layersOf(map).values()].flatMap((layer) => {
    const ground = groundIn(layer);
    if (!ground) return [];
    const { level } = ground;
    return fieldsOfZone(layer.zone).map((at) => ({ at, letter: groundLetter(ground, at), level }));
  });

const ends = (fields: readonly Position[], axis: 0 | 1): readonly [number, number] => {
  let least = Infinity;
  let most = -Infinity;
  for (const field of fields) {
    least = Math.min(least, field[axis]);
    most = Math.max(most, field[axis]);
  }
  return fields.length === 0 ? [0, 0] : [least, most + 1];
};

const bridgeFields = ({ at, size }: PlacedBridge): readonly Position[] => [
  [at[0] * ZONE, at[1] * ZONE],
  [(at[0] + size[0]) * ZONE - 1, (at[1] + size[1]) * ZONE - 1],
];

const bridgeDraft = (bridge: PlacedBridge, origin: Position): BridgeDraft => {
  const [width, height] = bridge.size;
  const first: Position = [bridge.at[0] * ZONE, bridge.at[1] * ZONE];
  const terrain = Array.from({ length: height * ZONE }, (_, y) =>
    Array.from({ length: width * ZONE }, (__, x) =>
      bridgeLetter(bridge, [first[0] + x, first[1] + y]),
    ).join(''),
  );
  return {
    at: onBoard(first, origin),
    size: [width * ZONE, height * ZONE],
    level: bridge.level,
    ...(terrain.some((row) => /[^.]/u.test(row)) && { terrain }),
  };
};

function draftOf(map: DungeonMap): { readonly draft: BoardDraft; readonly origin: Position } {
  const drawn = drawGround(map);
  const fields = [...drawn.map(({ at }) => at), ...map.bridges.flatMap(bridgeFields)];
  const [left, right] = ends(fields, 0);
  const [top, bottom] = ends(fields, 1);
  const origin: Position = [left, top];
  const grid = (blank: string) =>
    Array.from({ length: bottom - top }, () => Array<string>(right - left).fill(blank));
  const terrain = grid(' ');
  const levels = grid('0');
  for (const { at, letter, level } of drawn) {
    const [x, y] = onBoard(at, origin);
    (terrain[y] as string[])[x] = letter;
    (levels[y] as string[])[x] = String(level);
  }
  const draft = {
    terrain: terrain.map((row) => row.join('')),
    levels: levels.map((row) => row.join('')),
    bridges: map.bridges.map((bridge) => bridgeDraft(bridge, origin)),
    ...darknessOf(map, origin),
  };
  return { draft, origin };
}

const darknessOf = (map: DungeonMap, origin: Position) => {
  const { darkness, darknessBelow } = tokensOf(map.darkness);
  const on = (cells: readonly Position[], below: boolean) =>
    cells.filter((at) => takesDarkness(map, at, below)).map((at) => onBoard(at, origin));
  return { darkness: on(darkness, false), darknessBelow: on(darknessBelow, true) };
};

function build(map: DungeonMap): BoardOfMap {
  const { draft, origin } = draftOf(map);
  const board = createBoard(draft);
  return board.ok ? { board: board.value, origin } : build(EMPTY_MAP);
}

interface Built {
  readonly map: DungeonMap;
  readonly of: BoardOfMap;
}

const withLetter = (row: string, x: number, letter: string): string =>
  row.slice(0, x) + letter + row.slice(x + 1);

function paintedDraft(
  draft: BoardDraft,
  strokes: readonly PaintStroke[],
  { bridges }: DungeonMap,
  origin: Position,
): BoardDraft {
  const terrain = [...draft.terrain];
  for (const { at, symbol, on } of strokes) {
    if (on === 'ground') terrain[at[1]] = withLetter(terrain[at[1]] ?? '', at[0], symbol);
  }
  const spans = strokes.some(({ on }) => on === 'bridge')
    ? bridges.map((bridge) => bridgeDraft(bridge, origin))
    : draft.bridges;
  return { ...draft, terrain, ...(spans && { bridges: spans }) };
}

/** Work for what was painted since, however large the map is. */
function paintedOver(last: Built | undefined, map: DungeonMap): BoardOfMap | undefined {
  if (last === undefined) return undefined;
  const { of } = last;
  const painted = paintedSince(last.map, map);
  if (painted === undefined) return undefined;
  const strokes = strokesOf(map, painted, of.origin);
  if (strokes.length === 0) return of;
  const draft = paintedDraft(of.board.draft, strokes, map, of.origin);
  const board = repaint(of.board, strokes, draft);
  return board && { board, origin: of.origin };
}

const builtFor = new WeakMap<DungeonMap, Built>();
/** By the list of sheets: objects come and go without changing the board. */
const lastBuilt = new WeakMap<DungeonMap['sheets'], Built>();
/** Most new maps are the one asked for last with a field painted. */
let latest: Built | undefined;

function built(map: DungeonMap): Built {
  const of = paintedOver(lastBuilt.get(map.sheets), map) ?? paintedOver(latest, map) ?? build(map);
  const made = { map, of };
  builtFor.set(map, made);
  lastBuilt.set(map.sheets, made);
  return made;
}

/** The board of a map; built once for each map. Pieces that do not fit are the caller's to refuse. */
export function boardOf(map: DungeonMap): BoardOfMap {
  latest = builtFor.get(map) ?? built(map);
  return latest.of;
}
