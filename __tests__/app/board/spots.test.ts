import { fits, type InHand } from '@/app/board/build/fitting';
import { bridgePlaces, nearestTo, otherBridge, snapped, suggested } from '@/app/board/build/spots';
import {
  EMPTY_MAP,
  rowsOf,
  SHEET_ZONES,
  ZONE,
  type DungeonMap,
  type PlacedSheet,
  type PlacedTray,
  type Position,
  type QuarterTurns,
  type SheetSize,
} from '@/src/rules';

let serial = 0;

const sheet = (size: SheetSize, at: Position, more: Partial<PlacedSheet> = {}): PlacedSheet => {
  const [width, height] = SHEET_ZONES[size];
  serial += 1;
  return {
    id: `sheet-${serial}`,
    name: '',
    size,
    at,
    turn: 0,
    raised: false,
    print: rowsOf('.', width * ZONE, height * ZONE),
    ...more,
  };
};

const tray = (at: Position, turn: QuarterTurns = 0): PlacedTray => {
  serial += 1;
  return { id: `tray-${serial}`, tray: 1, at, turn };
};

const mapOf = (parts: Partial<DungeonMap>): DungeonMap => ({ ...EMPTY_MAP, ...parts });
const hand = (size: SheetSize, turn: QuarterTurns = 0): InHand => ({
  piece: { kind: 'sheet', name: 'E4-F', size },
  turn,
});
const bridge: InHand = { piece: { kind: 'bridge', name: 'BR1', zones: 2 }, turn: 0 };

const ONE_E = mapOf({ sheets: [sheet('E', [0, 0])] });
const ONE_TRAY = mapOf({ trays: [tray([0, 0])] });
const TWO_TRAYS = mapOf({ trays: [tray([0, 0]), tray([4, 0])] });

/** Where a tapped zone puts the piece. */
const TAPS: readonly {
  readonly name: string;
  readonly map: DungeonMap | null;
  readonly hand: InHand;
  readonly zone: Position;
  readonly at: Position;
}[] = [
  { name: 'the first piece', map: null, hand: hand('E'), zone: [3, 1], at: [3, 1] },
  { name: 'right of the map', map: ONE_E, hand: hand('E'), zone: [2, 0], at: [2, 0] },
  {
    name: 'left: pushed to end beside it',
    map: ONE_E,
    hand: hand('E'),
    zone: [-1, 0],
    at: [-2, 0],
  },
  { name: 'above: pushed up', map: ONE_E, hand: hand('C'), zone: [0, -1], at: [0, -2] },
  { name: 'turned', map: ONE_E, hand: hand('E', 1), zone: [-1, 2], at: [-3, 2] },
  { name: 'nowhere it fits: as tapped', map: ONE_E, hand: hand('E'), zone: [0, 1], at: [0, 1] },
  { name: 'onto a tray', map: TWO_TRAYS, hand: hand('E'), zone: [5, 2], at: [4, 0] },
];

test.each(TAPS)('tapped zone, $name', ({ map, hand: inHand, zone, at }) => {
  expect(snapped(map, inHand, zone)).toEqual(at);
});

const GUESSES: readonly {
  readonly name: string;
  readonly map: DungeonMap | null;
  readonly hand: InHand;
  readonly at: Position | null;
}[] = [
  { name: 'an empty table', map: null, hand: hand('E'), at: [0, 0] },
  { name: 'a bare tray first', map: TWO_TRAYS, hand: hand('E'), at: [4, 0] },
  { name: 'a bridge between two trays', map: TWO_TRAYS, hand: bridge, at: [2, 1] },
  { name: 'no bridge over nothing', map: ONE_E, hand: bridge, at: null },
  { name: 'no bridge on a single tray', map: ONE_TRAY, hand: bridge, at: null },
];

test.each(GUESSES)('suggested place: $name', ({ map, hand: inHand, at }) => {
  expect(suggested(map, inHand)).toEqual(at);
});

test('the suggestion always fits and lies against the map', () => {
  for (const turn of [0, 1, 2, 3] as const) {
    const at = suggested(ONE_E, hand('B', turn));
    expect(at).not.toBeNull();
    expect(fits(ONE_E, hand('B', turn), at ?? [0, 0])).toBe(true);
    const [x, y] = at ?? [99, 99];
    expect(Math.abs(x - 1) + Math.abs(y - 1)).toBeLessThan(6);
  }
});

test('every place of a bridge, from the upper left on', () => {
  expect(bridgePlaces(TWO_TRAYS, bridge)).toEqual([
    [2, 0],
    [2, 1],
    [2, 2],
  ]);
  expect(bridgePlaces(ONE_TRAY, bridge)).toEqual([]);
});

test('a bridge that does not fit says how it would: turned, or of another length', () => {
  const long: InHand = { piece: { kind: 'bridge', name: 'BR1', zones: 5 }, turn: 1 };
  expect(otherBridge(TWO_TRAYS, long)).toEqual({ ...long, turn: 0 });
  expect(otherBridge(ONE_TRAY, bridge)).toBeNull();
});

test('where a piece does not fit, the nearest place that does is known', () => {
  const near = nearestTo(ONE_E, hand('E'), [0, 0]);
  expect(near).not.toBeNull();
  expect(near !== null && fits(ONE_E, hand('E'), near)).toBe(true);
});
