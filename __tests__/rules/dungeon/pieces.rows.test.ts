import {
  boardOf,
  EMPTY_MAP,
  fieldAt,
  levelsJoined,
  onBoard,
  piecesFault,
  rowsOf,
  takesDarkness,
  thingsFault,
  zoneCorner,
  type DungeonMap,
  type PieceFault,
  type PlacedBridge,
  type PlacedSheet,
  type PlacedTray,
  type Position,
  type TrayNumber,
} from '@/src/rules';
import { fieldBelow } from '../board/layers';

const tray = (id: string, number: TrayNumber, at: Position): PlacedTray => ({
  id,
  tray: number,
  at,
  turn: 0,
});

/** Size E: two by three zones. */
const sheet = (id: string, at: Position, raised = false): PlacedSheet => ({
  id,
  name: '',
  size: 'E',
  at,
  turn: 0,
  raised,
  print: rowsOf('.', 4, 6),
});

const bridge = (
  at: Position,
  size: readonly [number, number],
  level: PlacedBridge['level'] = 1,
): PlacedBridge => ({
  id: 'bridge',
  name: '',
  at,
  size,
  level,
  print: rowsOf('.', 2 * size[0], 2 * size[1]),
});

const laid = (map: Partial<DungeonMap>): DungeonMap => ({ ...EMPTY_MAP, ...map });

interface Laid {
  readonly name: string;
  readonly map: Partial<DungeonMap>;
  readonly fault: PieceFault['code'] | null;
}

const LAID: readonly Laid[] = [
  {
    name: 'G1: nothing lies farther to the left than the table goes',
    map: { sheets: [sheet('a', [-101, 0])] },
    fault: 'off-the-map',
  },
  {
    name: 'G1: as far to the left as it goes it may',
    map: { sheets: [sheet('a', [-100, 0])] },
    fault: null,
  },
  {
    name: 'G1: nor farther down',
    map: { sheets: [sheet('a', [0, 98])] },
    fault: 'off-the-map',
  },
  {
    name: 'G1: tray 3 carries sheets over all its four zones',
    map: { trays: [tray('t', 3, [0, 0])], sheets: [sheet('a', [0, 1], true)] },
    fault: null,
  },
  {
    name: 'G6: a wide bridge may meet the trays with one of its lanes only',
    map: {
      trays: [tray('t', 1, [0, 0]), tray('u', 1, [5, 0])],
      bridges: [bridge([2, -1], [3, 2])],
    },
    fault: null,
  },
  {
    name: 'G6: a bridge longer than any',
    map: {
      trays: [tray('t', 1, [0, 0]), tray('u', 1, [15, 0])],
      bridges: [bridge([2, 0], [13, 1])],
    },
    fault: 'bad-map',
  },
  {
    name: 'G6: the longest one',
    map: {
      trays: [tray('t', 1, [0, 0]), tray('u', 1, [14, 0])],
      bridges: [bridge([2, 0], [12, 1])],
    },
    fault: null,
  },
];

test.each(LAID)('$name', ({ map, fault }) => {
  expect(piecesFault(laid(map))?.code ?? null).toBe(fault);
});

test('G6: both levels of trays that meet a bridge on both sides are joined', () => {
  const trays = [tray('t', 2, [0, 0]), tray('u', 2, [4, 0])];
  const joined = (y: number) => levelsJoined(laid({ trays }), bridge([2, y], [2, 1]));
  expect([joined(0), joined(1), joined(3)]).toEqual([[2], [1], []]);
});

/** Two trays of levels 2, 1, 1 with a bridge of level 2 that rests on both, over a gap of a zone. */
const RESTING = laid({
  trays: [tray('t', 2, [0, 0]), tray('u', 2, [3, 0])],
  sheets: [sheet('a', [0, 0], true), sheet('b', [3, 0], true)],
  bridges: [bridge([1, 0], [3, 1], 2)],
});

/** A bridge of level 2 over a tray of level 1, with a sheet on it. */
const ABOVE = laid({
  trays: [tray('t', 2, [0, 0]), tray('m', 1, [2, 0]), tray('u', 2, [4, 0])],
  sheets: [sheet('m1', [2, 0], true)],
  bridges: [bridge([2, 0], [2, 1], 2)],
});

interface Below {
  readonly name: string;
  readonly map: DungeonMap;
  readonly at: Position;
  /** Levels; null: no such field. */
  readonly top: number | null;
  readonly below: number | null;
}

const BELOW: readonly Below[] = [
  {
    name: 'G6: where a bridge rests on its tray nothing is below it',
    map: RESTING,
    at: [3, 0],
    top: 2,
    below: null,
  },
  {
    name: 'G6: over a gap nothing is below it either',
    map: RESTING,
    at: [4, 1],
    top: 2,
    below: null,
  },
  { name: 'G6: beside it the tray is as it was', map: RESTING, at: [1, 0], top: 2, below: null },
  {
    name: 'G6: over a lower tray the sheet there is below it',
    map: ABOVE,
    at: [5, 1],
    top: 2,
    below: 1,
  },
  {
    name: 'G6: over the table the table’s sheet is below it',
    map: laid({
      ...ABOVE,
      trays: [ABOVE.trays[0], ABOVE.trays[2]].flatMap((one) => one ?? []),
      sheets: [sheet('f', [2, 0])],
    }),
    at: [4, 1],
    top: 2,
    below: 0,
  },
  {
    name: 'G6: a bridge between trays without sheets has its own fields, to the last one',
    map: laid({ trays: ABOVE.trays, bridges: ABOVE.bridges }),
    at: [7, 1],
    top: 2,
    below: null,
  },
  {
    name: 'G6: wherever it lies',
    map: laid({
      trays: [tray('t', 1, [-9, -4]), tray('u', 1, [-5, -4])],
      bridges: [bridge([-7, -3], [2, 1])],
    }),
    at: [-14, -6],
    top: 1,
    below: null,
  },
];

test.each(BELOW)('$name', ({ map, at, top, below }) => {
  expect(piecesFault(map)).toBeUndefined();
  const { board, origin } = boardOf(map);
  const levelOf = (field: number) => (field < 0 ? null : board.level[field]);
  const here = onBoard(at, origin);
  expect([levelOf(fieldAt(board, here)), levelOf(fieldBelow(board, here))]).toEqual([top, below]);
  expect(takesDarkness(map, at, true)).toBe(below !== null);
  expect(takesDarkness(map, at, false)).toBe(top !== null);
});

test('G6: one field may be dark on the bridge and below it', () => {
  const cells = [false, true].map((below) => ({ at: [4, 0], below }) as const);
  const map = laid({ ...ABOVE, darkness: [{ id: 'd', cells }] });
  expect(thingsFault(map)).toBeUndefined();
  const { board, origin } = boardOf(map);
  const here = onBoard([4, 0], origin);
  expect([board.dark[fieldAt(board, here)], board.dark[fieldBelow(board, here)]]).toEqual([1, 1]);
  const under = laid({ ...ABOVE, darkness: [{ id: 'd', cells: cells.slice(1) }] });
  const lower = boardOf(under).board;
  expect([lower.dark[fieldAt(lower, here)], lower.dark[fieldBelow(lower, here)]]).toEqual([0, 1]);
});

test('G1, G6: the same sheets on other trays or without the bridge are another board', () => {
  const levelHere = (map: DungeonMap) => boardOf(map).board.level[0];
  const whole = laid(RESTING);
  expect([levelHere(whole), boardOf(whole).board.count]).toEqual([2, 52]);
  const open = { ...whole, bridges: [] };
  expect([levelHere(open), boardOf(open).board.count]).toEqual([2, 48]);
  const low = { ...open, trays: [tray('t', 1, [0, 0]), tray('u', 1, [3, 0])] };
  expect([levelHere(low), boardOf(low).board.count]).toEqual([1, 48]);
});

test.each([
  ['right and below of the first field', [3, 5], [2, 4]],
  ['on a corner', [4, 6], [4, 6]],
  ['left of the first field', [-1, 1], [-2, 0]],
  ['above it', [1, -3], [0, -4]],
] as const)('G1: the corner of a zone, %s', (_, at, corner) => {
  expect(zoneCorner(at)).toEqual(corner);
});
