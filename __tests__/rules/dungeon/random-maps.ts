import {
  addTurns,
  asBridge,
  asSheet,
  asTray,
  EMPTY_MAP,
  levelsJoined,
  liesOnTrays,
  piecesFault,
  pieceZones,
  SHEET_SIZES,
  SHEET_ZONES,
  takesDarkness,
  TERRAIN_LETTERS,
  turnedSize,
  turnRows,
  type DungeonMap,
  type MapPiece,
  type PlacedBridge,
  type PlacedSheet,
  type PlacedTray,
  type Position,
  type Print,
  type QuarterTurns,
  type ZoneSize,
} from '@/src/rules';
import { Chance } from '../oracle/monster/chance';

const pick = <Item>(chance: Chance, items: readonly Item[]): Item =>
  items[chance.between(0, items.length - 1)] as Item;

const turnOf = (chance: Chance): QuarterTurns => pick(chance, [0, 1, 2, 3] as const);
const spot = (chance: Chance): Position => [chance.between(-4, 4), chance.between(-4, 4)];

/** Mostly plain, with everything else here and there. */
const printOf = (chance: Chance, [width, height]: ZoneSize): Print =>
  Array.from({ length: height * 2 }, () =>
    Array.from({ length: width * 2 }, () =>
      chance.percent(50) ? '.' : pick(chance, TERRAIN_LETTERS),
    ).join(''),
  );

function sheet(chance: Chance, map: DungeonMap, id: string): MapPiece {
  const size = pick(chance, SHEET_SIZES);
  const flat: PlacedSheet = {
    id,
    name: `${size}${chance.between(1, 9)}-F`,
    size,
    at: spot(chance),
    turn: turnOf(chance),
    raised: false,
    print: printOf(chance, SHEET_ZONES[size]),
  };
  const raised = chance.percent(90) && liesOnTrays(map, pieceZones(asSheet(flat)), id);
  return asSheet({ ...flat, raised });
}

const tray = (chance: Chance, id: string): MapPiece =>
  asTray({ id, tray: pick(chance, [1, 2, 3] as const), at: spot(chance), turn: turnOf(chance) });

function bridge(chance: Chance, map: DungeonMap, id: string): MapPiece {
  const size = turnedSize([1, chance.between(1, 4)], turnOf(chance));
  const lying: PlacedBridge = {
    id,
    name: 'BR1',
    at: spot(chance),
    size,
    level: 1,
    print: printOf(chance, size),
  };
  const level = pick(chance, levelsJoined(map, lying)) ?? 1;
  return asBridge({ ...lying, level: level === 2 ? 2 : 1 });
}

const withPiece = (map: DungeonMap, piece: MapPiece): DungeonMap => ({
  ...map,
  sheets: piece.kind === 'sheet' ? [...map.sheets, piece.sheet] : map.sheets,
  trays: piece.kind === 'tray' ? [...map.trays, piece.tray] : map.trays,
  bridges: piece.kind === 'bridge' ? [...map.bridges, piece.bridge] : map.bridges,
});

function anyPiece(chance: Chance, map: DungeonMap, id: string): MapPiece {
  if (chance.percent(30)) return tray(chance, id);
  return chance.percent(25) ? bridge(chance, map, id) : sheet(chance, map, id);
}

const FIRST = -10;
const ACROSS = 28;
/** All fields a random map can have, and some around them. */
export const FIELDS: readonly Position[] = Array.from(
  { length: ACROSS ** 2 },
  (_, index): Position => [(index % ACROSS) + FIRST, Math.floor(index / ACROSS) + FIRST],
);

const darkened = (chance: Chance, map: DungeonMap): DungeonMap => {
  const cells = [false, true].flatMap((below) =>
    FIELDS.filter((at) => takesDarkness(map, at, below) && chance.percent(below ? 40 : 8)).map(
      (at) => ({ at, below }),
    ),
  );
  return { ...map, darkness: cells.map((cell, index) => ({ id: `d-${index}`, cells: [cell] })) };
};

const made = new Map<number, DungeonMap>();

/** A legal map of up to a dozen pieces with darkness; the same seed gives the same map. */
export function randomMap(seed: number): DungeonMap {
  const map = made.get(seed) ?? makeMap(seed);
  made.set(seed, map);
  return map;
}

function makeMap(seed: number): DungeonMap {
  const chance = new Chance(seed);
  let map = EMPTY_MAP;
  for (let tried = 0; tried < 30; tried += 1) {
    const next = withPiece(map, anyPiece(chance, map, `p-${tried}`));
    if (piecesFault(next) === undefined) map = next;
  }
  return darkened(chance, map);
}

/** Where a field goes when the whole table is turned a quarter clockwise. */
export const turnedField = ([x, y]: Position): Position => [-1 - y, x];

const turnedAt = ([x, y]: Position, [, height]: ZoneSize): Position => [-(y + height), x];
const quarter = (turn: QuarterTurns): QuarterTurns => addTurns(turn, 1);

const turnedSheet = (one: PlacedSheet): PlacedSheet => ({
  ...one,
  at: turnedAt(one.at, turnedSize(SHEET_ZONES[one.size], one.turn)),
  turn: quarter(one.turn),
});

const TRAY_SIZES: Record<number, ZoneSize> = { 1: [2, 3], 2: [2, 3], 3: [3, 4] };
const turnedTray = (one: PlacedTray): PlacedTray => ({
  ...one,
  at: turnedAt(one.at, turnedSize(TRAY_SIZES[one.tray] as ZoneSize, one.turn)),
  turn: quarter(one.turn),
});

const turnedBridge = (one: PlacedBridge): PlacedBridge => ({
  ...one,
  at: turnedAt(one.at, one.size),
  size: [one.size[1], one.size[0]],
  print: turnRows(one.print, 1),
});

/** The whole table, turned a quarter clockwise. */
export const turnedMap = (map: DungeonMap): DungeonMap => ({
  sheets: map.sheets.map(turnedSheet),
  trays: map.trays.map(turnedTray),
  bridges: map.bridges.map(turnedBridge),
  objects: map.objects.map((object) => ({ ...object, at: turnedField(object.at) })),
  darkness: map.darkness.map(({ id, cells }) => ({
    id,
    cells: cells.map(({ at, below }) => ({ at: turnedField(at), below })),
  })),
});
