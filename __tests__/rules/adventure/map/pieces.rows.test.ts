import type { GameCommand, Refusal } from '@/src/rules';
import { adventureOf, after, doing, refusing, story } from '../kit';
import {
  bridge,
  dark,
  mapOf,
  onMap,
  paint,
  picture,
  printed,
  put,
  sheet,
  stand,
  tray,
} from './map-kit';

interface Picture {
  readonly name: string;
  readonly given: readonly GameCommand[];
  readonly shows: readonly string[];
}

const PICTURES: readonly Picture[] = [
  {
    name: 'G1: a B sheet on the table',
    given: [printed('B', [0, 0], ['.~', 'L.', 'M.', 'S#'])],
    shows: ['.~|00', 'L.|00', 'M.|00', 'S#|00'],
  },
  {
    name: 'G1: a sheet turned a quarter brings its left column to the top',
    given: [sheet('B', [0, 0], { turn: 1, print: ['.~', 'L.', 'M.', 'S#'] })],
    shows: ['SML.|0000', '#..~|0000'],
  },
  {
    name: 'G1: sheets are added to the left, into negative coordinates',
    given: [sheet('B', [0, 0]), printed('B', [-1, 0], ['LL', 'LL', 'LL', 'LL'])],
    shows: ['LL..|0000', 'LL..|0000', 'LL..|0000', 'LL..|0000'],
  },
  {
    name: 'G1: on a tray each zone has the level of the tray there',
    given: [tray(2, [0, 0]), sheet('E', [0, 0])],
    shows: ['....|2222', '....|2222', ...Array<string>(4).fill('....|1111')],
  },
  {
    name: 'G1: tray 2 turned: the high end comes to the right',
    given: [tray(2, [0, 0], 1), sheet('E', [0, 0], { turn: 1 })],
    shows: Array<string>(4).fill('......|111122'),
  },
  {
    name: 'G1: tray 3 carries two sheets side by side',
    given: [
      tray(3, [0, 0]),
      printed('C', [0, 0], ['LLLL', '....', '....', '....']),
      sheet('B', [2, 0]),
    ],
    shows: ['LLLL..|111111', ...Array<string>(3).fill('......|111111')],
  },
  {
    name: 'G1: a sheet partly below a tray is in play only where nothing covers it',
    given: [tray(1, [1, 0]), sheet('C', [0, 0])],
    shows: Array<string>(4).fill('..|00'),
  },
  {
    name: 'G1: a tray laid later covers what lies on the table',
    given: [sheet('C', [0, 0]), tray(1, [1, 0])],
    shows: Array<string>(4).fill('..|00'),
  },
  {
    name: 'G6: a bridge joins two trays above the table',
    given: [
      ...[tray(1, [0, 0]), sheet('E', [0, 0]), tray(1, [4, 0]), sheet('E', [4, 0])],
      ...[sheet('C', [2, 0], { print: ['LLLL', 'LLLL', 'LLLL', 'LLLL'] }), bridge([2, 1], [2, 1])],
    ],
    shows: [
      ...Array<string>(2).fill('....LLLL....|111100001111'),
      ...Array<string>(2).fill('............|111111111111'),
      ...Array<string>(2).fill('....    ....|1111    1111'),
    ],
  },
  {
    name: 'G6: its ends may lie on the trays; the tray’s own fields there are covered',
    given: [
      ...[tray(1, [0, 0]), sheet('E', [0, 0]), tray(1, [3, 0]), sheet('E', [3, 0])],
      bridge([1, 0], [3, 1], { print: ['SSSSSS', '......'] }),
    ],
    shows: [
      '..SSSSSS..|1111111111',
      '..........|1111111111',
      ...Array<string>(4).fill('....  ....|1111  1111'),
    ],
  },
  {
    name: 'G7: a whole sheet is painted at once',
    given: [sheet('B', [0, 0]), { kind: 'paint', sheet: 'sheet-1', as: 'M' }],
    shows: Array<string>(4).fill('MM|00'),
  },
  {
    name: 'G7: single fields of a turned sheet are painted where they lie',
    given: [sheet('B', [0, 0], { turn: 3 }), paint('L', [3, 0], [0, 1])],
    shows: ['...L|0000', 'L...|0000'],
  },
  {
    name: 'G6: on a bridge the bridge is painted, not the ground below',
    given: [
      ...[tray(1, [0, 0]), sheet('E', [0, 0]), tray(1, [3, 0]), sheet('E', [3, 0])],
      ...[sheet('B', [2, 0]), bridge([2, 0], [1, 1]), paint('S', [4, 0], [4, 2])],
    ],
    shows: [
      '....S.....|1111111111',
      '..........|1111111111',
      '....S.....|1111001111',
      '..........|1111001111',
      ...Array<string>(2).fill('....  ....|1111  1111'),
    ],
  },
];

test.each(PICTURES)('$name', ({ given, shows }) => {
  expect(picture(onMap(given))).toEqual(shows);
});

const UP = [tray(1, [0, 0]), sheet('E', [0, 0])];
const BANKS = [...UP, tray(1, [4, 0]), sheet('E', [4, 0])];

interface Refused {
  readonly name: string;
  readonly given: readonly GameCommand[];
  readonly when: GameCommand;
  readonly code: Refusal['code'] | 'accepted';
}

const REFUSED: readonly Refused[] = [
  {
    name: 'G1: two sheets on the same zone',
    given: [sheet('C', [0, 0])],
    when: sheet('B', [1, 1]),
    code: 'pieces-overlap',
  },
  {
    name: 'G1: side by side they may lie',
    given: [sheet('C', [0, 0])],
    when: sheet('B', [2, 0]),
    code: 'accepted',
  },
  {
    name: 'G1: two sheets on one tray',
    given: UP,
    when: sheet('B', [0, 0], { raised: true }),
    code: 'pieces-overlap',
  },
  {
    name: 'G1: a sheet below a tray with a sheet is covered, but may lie there',
    given: UP,
    when: sheet('B', [0, 0]),
    code: 'accepted',
  },
  {
    name: 'G1: two trays on the same zone',
    given: UP,
    when: tray(3, [1, 2]),
    code: 'tray-overlap',
  },
  {
    name: 'G1: a raised sheet without a tray below',
    given: UP,
    when: sheet('C', [1, 3], { raised: true }),
    code: 'not-on-tray',
  },
  {
    name: 'G1: a tray with a sheet on it is not taken away',
    given: UP,
    when: { kind: 'removePiece', piece: 'tray-1' },
    code: 'not-on-tray',
  },
  {
    name: 'G6: a bridge over nothing',
    given: UP,
    when: bridge([2, 0], [2, 1]),
    code: 'bridge-over-nothing',
  },
  {
    name: 'G6: a bridge said to be higher than its trays',
    given: BANKS,
    when: bridge([2, 0], [2, 1], { level: 2 }),
    code: 'bridge-over-nothing',
  },
  {
    name: 'G6: a bridge beside the gap',
    given: BANKS,
    when: bridge([2, 4], [2, 1]),
    code: 'bridge-over-nothing',
  },
  {
    name: 'G6: a bridge too short for the gap',
    given: BANKS,
    when: bridge([2, 0], [1, 1]),
    code: 'bridge-over-nothing',
  },
  {
    name: 'G6: two bridges on the same zone',
    given: [...BANKS, bridge([2, 0], [2, 1])],
    when: bridge([2, 0], [2, 1]),
    code: 'pieces-overlap',
  },
  {
    name: 'G6: a tray a bridge needs is not taken away',
    given: [...BANKS, bridge([2, 0], [2, 1]), { kind: 'removePiece', piece: 'sheet-4' }],
    when: { kind: 'removePiece', piece: 'tray-3' },
    code: 'bridge-over-nothing',
  },
  {
    name: 'G6: a bridge does not cut through a higher tray',
    given: [tray(1, [0, 0]), tray(2, [2, 0], 1), tray(1, [5, 0])],
    when: bridge([2, 0], [3, 1], { level: 1 }),
    code: 'pieces-overlap',
  },
  {
    name: 'G1: a print of another size',
    given: [],
    when: printed('B', [0, 0], ['..', '..']),
    code: 'bad-print',
  },
  {
    name: 'G1: a print with unknown letters',
    given: [],
    when: printed('B', [0, 0], ['..', '..', '. ', '..']),
    code: 'bad-print',
  },
  {
    name: 'G6: a bridge with a print of another size',
    given: BANKS,
    when: bridge([2, 0], [2, 1], { print: ['..'] }),
    code: 'bad-print',
  },
  {
    name: 'G1: farther away than any table',
    given: [],
    when: sheet('B', [100, 0]),
    code: 'off-the-map',
  },
  {
    name: 'G1: half zones there are none',
    given: [],
    when: sheet('B', [0.5, 0]),
    code: 'off-the-map',
  },
  {
    name: 'G1: a size nobody has printed',
    given: [],
    when: sheet('Z' as 'B', [0, 0]),
    code: 'bad-map',
  },
  {
    name: 'G1: a tray nobody has made',
    given: [],
    when: tray(9 as 1, [0, 0]),
    code: 'bad-map',
  },
  {
    name: 'G6: a bridge of no length',
    given: BANKS,
    when: bridge([2, 0], [0, 1]),
    code: 'bad-map',
  },
  {
    name: 'G1: a sheet under a hero is not taken away',
    given: [sheet('C', [0, 0]), stand('hero-1', [1, 1])],
    when: { kind: 'removePiece', piece: 'sheet-1' },
    code: 'figures-on-it',
  },
  {
    name: 'G1: a sheet under a hero is not moved',
    given: [sheet('C', [0, 0]), stand('hero-1', [1, 1])],
    when: { kind: 'movePiece', piece: 'sheet-1', at: [0, 0], turn: 1 },
    code: 'figures-on-it',
  },
  {
    name: 'G1: a sheet under a chest is not taken away',
    given: [sheet('C', [0, 0]), put('chest', [1, 1])],
    when: { kind: 'removePiece', piece: 'sheet-1' },
    code: 'figures-on-it',
  },
  {
    name: 'G8: a sheet under darkness is not taken away',
    given: [sheet('C', [0, 0]), dark([1, 1])],
    when: { kind: 'removePiece', piece: 'sheet-1' },
    code: 'figures-on-it',
  },
  {
    name: 'G1: a tray is not laid over a hero',
    given: [sheet('C', [0, 0]), stand('hero-1', [1, 1])],
    when: tray(1, [0, 0]),
    code: 'figures-on-it',
  },
  {
    name: 'G6: a bridge is not laid over a hero: he makes way first',
    given: [...BANKS, sheet('C', [2, 0]), stand('hero-1', [4, 0])],
    when: bridge([2, 0], [2, 1]),
    code: 'figures-on-it',
  },
  {
    name: 'G1: nobody is walled in',
    given: [sheet('C', [0, 0]), stand('hero-1', [1, 1])],
    when: paint('#', [1, 1]),
    code: 'figures-on-it',
  },
  {
    name: 'G1: beside him a wall may be painted',
    given: [sheet('C', [0, 0]), stand('hero-1', [1, 1])],
    when: paint('#', [1, 2]),
    code: 'accepted',
  },
  {
    name: 'G1: painting where no field is',
    given: [sheet('B', [0, 0])],
    when: paint('L', [0, 0], [2, 0]),
    code: 'off-the-map',
  },
  {
    name: 'G1: painting with a letter nobody knows',
    given: [sheet('B', [0, 0])],
    when: paint('X' as 'L', [0, 0]),
    code: 'bad-print',
  },
  {
    name: 'G1: painting before there is a map',
    given: [],
    when: paint('L', [0, 0]),
    code: 'no-map',
  },
  {
    name: 'G7: painting a sheet that is not there',
    given: [sheet('B', [0, 0])],
    when: { kind: 'paint', sheet: 'sheet-9', as: 'L' },
    code: 'unknown-thing',
  },
  {
    name: 'G1: a tray has no name',
    given: UP,
    when: { kind: 'namePiece', piece: 'tray-1', name: 'Turm' },
    code: 'unknown-thing',
  },
  {
    name: 'G1: moving what is not there',
    given: UP,
    when: { kind: 'movePiece', piece: 'sheet-9', at: [0, 0], turn: 0 },
    code: 'unknown-thing',
  },
];

test.each(REFUSED)('$name: $code', ({ given, when, code }) => {
  expect(refusing(onMap(given), when)).toBe(code);
});

test('G1: more pieces than any table holds', () => {
  const spots = Array.from({ length: 200 }, (_, index) =>
    sheet('B', [(index % 20) * 2, Math.floor(index / 20) * 2]),
  );
  expect(refusing(onMap(spots), sheet('B', [60, 60]))).toBe('too-many-pieces');
});

describe('pieces that lie there', () => {
  test('G1: a tray moved and turned takes its sheets along, and nothing of the picture is lost', () => {
    const state = onMap([
      ...[tray(2, [0, 0]), printed('C', [0, 1], ['L...', '....', '....', '...S'])],
      sheet('B', [0, 0], { turn: 1, print: ['M.', '..', '..', '..'] }),
    ]);
    expect(picture(state)).toEqual([
      ...['...M|2222', '....|2222', 'L...|1111', '....|1111', '....|1111', '...S|1111'],
    ]);
    const turned = after(state, { kind: 'movePiece', piece: 'tray-1', at: [3, -2], turn: 1 });
    expect(picture(turned)).toEqual([
      ...['...L..|111122', '......|111122', '......|111122', 'S....M|111122'],
    ]);
    const back = after(turned, { kind: 'movePiece', piece: 'tray-1', at: [0, 0], turn: 0 });
    expect(mapOf(back)).toEqual(mapOf(state));
    const held = after(state, stand('hero-1', [1, 1]));
    const away: GameCommand = { kind: 'movePiece', piece: 'tray-1', at: [5, 5], turn: 0 };
    expect(refusing(held, away)).toBe('figures-on-it');
  });

  test('G1: moved onto a free tray a sheet lies on it, moved off on the table', () => {
    const state = onMap([sheet('E', [4, 0]), tray(1, [0, 0])]);
    const on = after(state, { kind: 'movePiece', piece: 'sheet-1', at: [0, 0], turn: 0 });
    expect(mapOf(on).sheets[0]?.raised).toBe(true);
    const off = after(on, { kind: 'movePiece', piece: 'sheet-1', at: [4, 4], turn: 2 });
    expect(mapOf(off).sheets[0]).toMatchObject({ raised: false, at: [4, 4], turn: 2 });
  });

  test('G6: a bridge is turned by quarters, with its print', () => {
    const state = onMap([
      ...[tray(1, [0, 0]), tray(1, [3, 0]), bridge([2, 0], [1, 1], { print: ['SL', '..'] })],
      { kind: 'movePiece', piece: 'bridge-3', at: [2, 1], turn: 1 },
    ]);
    expect(mapOf(state).bridges[0]).toMatchObject({
      at: [2, 1],
      size: [1, 1],
      print: ['.S', '.L'],
    });
  });

  test('G6: its level is that of the higher trays it joins', () => {
    const state = onMap([tray(2, [0, 0]), tray(2, [3, 0]), bridge([2, 0], [1, 1])]);
    expect(mapOf(state).bridges[0]?.level).toBe(2);
  });

  test('G6: darkness below a new bridge lies below, and comes up again when it goes', () => {
    const state = onMap([...BANKS, sheet('C', [2, 0]), dark([4, 0], [4, 3])]);
    const under = after(state, bridge([2, 0], [2, 1]));
    const below = (now: typeof state) =>
      mapOf(now).darkness.flatMap(({ cells }) => cells.map((cell) => cell.below));
    expect(below(under)).toEqual([true, false]);
    const piece = mapOf(under).bridges[0]?.id ?? '';
    expect(below(after(under, { kind: 'removePiece', piece }))).toEqual([false, false]);
    expect(refusing(after(under, dark([4, 0])), { kind: 'removePiece', piece })).toBe(
      'figures-on-it',
    );
  });

  test('G1: renamed, moved to where it lies, painted as it is: what changes nothing says nothing', () => {
    const state = onMap([printed('B', [0, 0], ['LL', 'LL', 'LL', 'LL'])]);
    expect(
      story(doing(state, { kind: 'movePiece', piece: 'sheet-1', at: [0, 0], turn: 0 })),
    ).toEqual([]);
    expect(story(doing(state, { kind: 'namePiece', piece: 'sheet-1', name: ' B1-F ' }))).toEqual(
      [],
    );
    expect(story(doing(state, paint('L', [0, 0])))).toEqual([]);
    const named = after(state, { kind: 'namePiece', piece: 'sheet-1', name: 'B7-B' });
    expect(mapOf(named).sheets[0]?.name).toBe('B7-B');
  });

  test('G1: ids go on counting, whatever is taken away', () => {
    const state = onMap([
      sheet('B', [0, 0]),
      { kind: 'removePiece', piece: 'sheet-1' },
      sheet('B', [0, 0]),
    ]);
    expect(mapOf(state).sheets.map(({ id }) => id)).toEqual(['sheet-2']);
    expect(adventureOf(state).serial).toBe(2);
  });
});
