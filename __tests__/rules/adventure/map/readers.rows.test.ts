import {
  crushedAt,
  displacedAt,
  displacementOnMap,
  fieldsOf,
  heroReach,
  movementLeft,
  reachOf,
  walkCost,
  wayOnMap,
  type GameCommand,
  type GameState,
  type Position,
  type Size,
} from '@/src/rules';
import { placeFault } from '@/src/rules/adventure/map/standing';
import { own, tokens } from '../foes';
import { adventureOf, after, type Setup } from '../kit';
import { dark, onMap, paint, printed, put, sheet, stand, tray } from './map-kit';

const at = (x: number, y: number): Position => [x, y];

/** Costs by field as a picture of one row: "." out of reach, "h" where he stands, "!" with harm. */
function lane(state: GameState, points: number, width = 8): string {
  const reached = heroReach(adventureOf(state), 'hero-1', points);
  const own = adventureOf(state).heroes[0]?.at?.[0];
  return Array.from({ length: width }, (_, x) => {
    if (x === own) return 'h';
    const found = reached.find((field) => field.at[0] === x && field.at[1] === 0);
    return found ? `${found.cost}${found.harmless ? '' : '!'}` : '.';
  }).join(' ');
}

const LANE = (row: string): readonly GameCommand[] => [
  printed('C', [0, 0], [row.slice(0, 4), '####', '####', '####']),
  printed('C', [2, 0], [row.slice(4, 8), '####', '####', '####']),
];

interface Row {
  readonly name: string;
  readonly setup?: Setup;
  readonly given: readonly GameCommand[];
  readonly points: number;
  readonly reach: string;
}

const ROWS: readonly Row[] = [
  { name: 'M2: a step costs 1', given: LANE('........'), points: 3, reach: 'h 1 2 3 . . . .' },
  {
    name: 'M3: difficult terrain takes one more, once a turn',
    given: LANE('.~~.....'),
    points: 5,
    reach: 'h 2! 3! 4! 5! . . .',
  },
  {
    name: 'M3: with the last point it may still be entered',
    given: LANE('...~....'),
    points: 3,
    reach: 'h 1 2 3! . . . .',
  },
  { name: 'M4: hazards are harm', given: LANE('.L......'), points: 2, reach: 'h 1! 2! . . . . .' },
  {
    name: 'N11: darkness is harm for heroes',
    given: [...LANE('.D......'), dark([2, 0])],
    points: 2,
    reach: 'h 1! 2! . . . . .',
  },
  {
    name: 'C4: what he is immune to is none',
    given: [
      ...LANE('.LD.....'),
      { kind: 'setImmunities', hero: 'hero-1', immunities: ['burn', 'darkness'] },
    ],
    points: 3,
    reach: 'h 1 2 3 . . . .',
  },
  {
    name: 'O1: heroes are passed, nobody ends on them',
    given: [...LANE('........'), stand('hero-2', [1, 0])],
    points: 3,
    reach: 'h . 2 3 . . . .',
  },
  {
    name: 'O2: enemies are in the way',
    setup: { summons: [own()] },
    given: [...LANE('........'), stand('monster-2', [2, 0])],
    points: 5,
    reach: 'h 1 . . . . . .',
  },
  {
    name: 'O2: chests are in the way, traps are not',
    given: [...LANE('........'), put('trap', [1, 0]), put('chest', [3, 0])],
    points: 5,
    reach: 'h 1 2 . . . . .',
  },
  {
    name: 'O2: the zone of a large monster is in the way',
    setup: { summons: [own({ size: 'large' })] },
    given: [sheet('C', [0, 0]), sheet('C', [2, 0]), stand('monster-2', [2, 0])],
    points: 9,
    reach: 'h 1 . . 5 5 6 7',
  },
];

test.each(ROWS)('$name', ({ setup = {}, given, points, reach }) => {
  expect(lane(onMap([...given, stand('hero-1', [0, 0])], setup), points)).toBe(reach);
});

test('M2: up two levels costs 2, down is a fall', () => {
  const cliff = [
    tray(2, [0, 0]),
    sheet('B', [0, 0], { turn: 1 }),
    sheet('B', [0, -1], { turn: 1 }),
  ];
  const cost = (from: Position, to: Position) =>
    heroReach(adventureOf(onMap([...cliff, stand('hero-1', from)])), 'hero-1', 3).find(
      (field) => field.at.join() === to.join(),
    );
  expect(cost([0, -1], [0, 0])).toMatchObject({ cost: 2, harmless: true });
  expect(cost([0, 0], [0, -1])).toMatchObject({ cost: 1, harmless: false });
});

test.each([
  ['Q1: three fields', {}, 3],
  ['M1: bonus tokens add', { 'additional-movement': 2 }, 5],
  ['M1: LANGSAM takes two', { slow: 1 }, 1],
  ['M1: NIEDERSCHLAGEN takes all', { 'knock-down': 1, 'additional-movement': 4 }, 0],
])('%s', (_, set, points) => {
  const state = after(onMap([sheet('E', [0, 0]), stand('hero-1', [0, 0])]), tokens('hero-1', set));
  expect(movementLeft(adventureOf(state), 'hero-1')).toBe(points);
  expect(heroReach(adventureOf(state), 'hero-1')).toHaveLength(
    heroReach(adventureOf(state), 'hero-1', points).length,
  );
});

test('M7: a large monster reaches zones', () => {
  const state = onMap([...[sheet('C', [0, 0]), sheet('C', [2, 0])], stand('monster-2', [0, 0])], {
    summons: [own({ size: 'large' })],
  });
  const reached = reachOf(adventureOf(state), 'monster-2', 2);
  expect(reached.map((one) => `${one.at.join()} ${one.cost}`).sort()).toEqual([
    ...['0,2 1', '2,0 1', '2,2 1', '4,0 2', '4,2 2'],
  ]);
  expect(fieldsOf(adventureOf(state), 'monster-2')).toEqual([
    at(0, 0),
    at(1, 0),
    at(0, 1),
    at(1, 1),
  ]);
});

test('P2: the way of a hero avoids harm, unless he is immune', () => {
  const given = [printed('C', [0, 0], ['.L..', '.#..', '....', '....']), stand('hero-1', [0, 0])];
  const poor = onMap(given);
  const state = after(poor, tokens('hero-1', { 'additional-movement': 1 }));
  expect(wayOnMap(adventureOf(state), 'hero-1', [2, 0])).toEqual([
    [0, 1],
    [1, 2],
    [2, 1],
    [2, 0],
  ]);
  const immune = after(state, { kind: 'setImmunities', hero: 'hero-1', immunities: ['burn'] });
  expect(wayOnMap(adventureOf(immune), 'hero-1', [2, 0])).toEqual([
    [1, 0],
    [2, 0],
  ]);
  expect(wayOnMap(adventureOf(state), 'hero-2', [2, 0])).toBeUndefined();
  expect(wayOnMap(adventureOf(state), 'hero-1', [1, 1])).toBeUndefined();
});

describe('Q1, M4: a hero’s way keeps to his points', () => {
  const wayOf = (given: readonly GameCommand[], to: Position) =>
    wayOnMap(adventureOf(onMap([...given, stand('hero-1', [0, 0])])), 'hero-1', to);
  const lava = [printed('C', [0, 0], ['.L..', '.#..', '....', '....'])];

  test('Q1, M4: through lava, where the way around it costs more than he has', () => {
    expect(wayOf(lava, [2, 0])).toEqual([at(1, 0), at(2, 0)]);
  });

  test('Q1, M2: off the cliff, where the way around it costs more than he has', () => {
    const cliff = [tray(2, [0, 0]), sheet('E', [0, 0]), sheet('C', [0, 3])];
    const fit = onMap([...cliff, sheet('E', [2, 0]), stand('hero-1', [3, 1])]);
    expect(walkCost(adventureOf(fit), 'hero-1', [4, 0])).toBe(3);
    const slow = adventureOf(after(fit, tokens('hero-1', { slow: 1 })));
    expect(wayOnMap(slow, 'hero-1', [4, 0])).toEqual([at(4, 0)]);
    expect(walkCost(slow, 'hero-1', [4, 0])).toBe(1);
  });

  test('Q1, P2: beyond all his points the harmless way is shown again', () => {
    const held = after(
      onMap([...lava, stand('hero-1', [0, 0])]),
      tokens('hero-1', { 'knock-down': 1 }),
    );
    expect(wayOnMap(adventureOf(held), 'hero-1', [2, 0])).toHaveLength(4);
  });

  test('P2: into darkness, but not through lava as well', () => {
    const way = wayOf([...lava, dark([2, 2])], [2, 2]);
    expect(way).toEqual([at(0, 1), at(1, 2), at(2, 2)]);
  });
});

describe('R1: where the displaced may go', () => {
  const LARGE: Setup = { summons: [own({ size: 'large' }), own({ id: 'b' })] };
  const hall = [sheet('C', [0, 0]), sheet('C', [2, 0])];
  const state = onMap([...hall, stand('monster-2', [0, 0]), stand('monster-4', [4, 0])], LARGE);
  const adventure = adventureOf(state);

  test('R1: the free fields around the zone, any level', () => {
    expect(displacedAt(adventure, [4, 0])).toEqual(['monster-4']);
    expect(displacementOnMap(adventure, 'monster-2', [4, 0])).toEqual([
      ...[at(3, 0), at(6, 0), at(3, 1), at(6, 1)],
      ...[at(3, 2), at(4, 2), at(5, 2), at(6, 2)],
    ]);
    expect(displacementOnMap(adventure, 'monster-2', [4, 0], [at(3, 0)])).toHaveLength(7);
  });

  test('R1: with none free the nearest', () => {
    const walls = [3, 4, 5, 6].flatMap((x) => [0, 1, 2].map((y) => at(x, y)));
    const around = walls.filter(([x, y]) => x === 3 || x === 6 || y === 2);
    const closed = after(state, paint('#', ...around));
    expect(displacementOnMap(adventureOf(closed), 'monster-2', [4, 0])).toEqual([
      ...[at(2, 0), at(7, 0), at(2, 1), at(7, 1), at(2, 2), at(7, 2)],
      ...[2, 3, 4, 5, 6, 7].map((x) => at(x, 3)),
    ]);
  });

  test('R2: the chests below it', () => {
    const chests = after(
      state,
      put('chest', [5, 1]),
      put('chest', [5, 0], { safe: true }),
      put('loot', [6, 0]),
    );
    const crushed = crushedAt(adventureOf(chests), [4, 0]);
    expect(crushed.map(({ at: place, die }) => [place, die])).toEqual([
      [at(5, 1), true],
      [at(5, 0), false],
    ]);
  });

  test('O1: what is free', () => {
    const isFree = (position: Position, size: Size) =>
      placeFault(adventure, position, size) === undefined;
    expect(isFree([4, 0], 'small')).toBe(false);
    expect(isFree([5, 0], 'small')).toBe(true);
    expect(isFree([4, 0], 'large')).toBe(false);
    expect(isFree([4, 2], 'large')).toBe(true);
  });
});
