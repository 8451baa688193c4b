import {
  crushedAt,
  displacedAt,
  displacementOnMap,
  heroReach,
  reachOf,
  type GameCommand,
  type GameState,
  type Position,
} from '@/src/rules';
import { animal, own } from '../foes';
import { adventureOf, refusing, type Setup } from '../kit';
import { onMap, printed, put, sheet, stand, walk } from './map-kit';

const HALL = [sheet('C', [0, 0]), sheet('C', [2, 0]), sheet('C', [4, 0])];
const LANE = (row: string): readonly GameCommand[] => [
  printed('C', [0, 0], [row.slice(0, 4), '####', '####', '####']),
  printed('C', [2, 0], [row.slice(4, 8), '####', '####', '####']),
];
/** One zone wide and six long. */
const ROAD = [0, 2, 4].map((x) => printed('C', [x, 0], ['....', '....', '####', '####']));

/** The large one is monster-2, the next monster-4. */
const pair = (...sizes: readonly ('small' | 'large')[]): Setup => ({
  summons: sizes.map((size, index) => own({ id: `own-${index}`, size })),
});

const text = (reached: ReturnType<typeof reachOf>): string =>
  reached.map(({ at, cost, harmless }) => `${at.join()} ${cost}${harmless ? '' : '!'}`).join('; ');

const reachedBy = (state: GameState, figure: string, points: number): string =>
  text(reachOf(adventureOf(state), figure, points));

interface Row {
  readonly name: string;
  readonly setup?: Setup;
  readonly given: readonly GameCommand[];
  readonly figure: string;
  readonly points: number;
  readonly reach: string;
}

const ROWS: readonly Row[] = [
  {
    name: 'C4: immune to GIFT and BLUTEN, miasma and spikes are no harm',
    given: [
      ...LANE('.MS.....'),
      stand('hero-1', [0, 0]),
      { kind: 'setImmunities', hero: 'hero-1', immunities: ['poison', 'bleed'] },
    ],
    figure: 'hero-1',
    points: 3,
    reach: '1,0 1; 2,0 2; 3,0 3',
  },
  {
    name: 'C4: immune to one of them only, the other is harm',
    given: [
      ...LANE('.MS.....'),
      stand('hero-1', [0, 0]),
      { kind: 'setImmunities', hero: 'hero-1', immunities: ['poison'] },
    ],
    figure: 'hero-1',
    points: 3,
    reach: '1,0 1; 2,0 2!; 3,0 3!',
  },
  {
    name: 'N11: darkness is no harm for a monster’s way',
    setup: pair('small'),
    given: [...LANE('.D......'), stand('monster-2', [0, 0])],
    figure: 'monster-2',
    points: 2,
    reach: '1,0 1; 2,0 2',
  },
  {
    name: 'O3: a large monster passes a large one and does not end on it',
    setup: pair('large', 'large'),
    given: [...ROAD, stand('monster-2', [0, 0]), stand('monster-4', [2, 0])],
    figure: 'monster-2',
    points: 2,
    reach: '4,0 2',
  },
  {
    name: 'O3: it ends on a small one',
    setup: pair('large', 'small'),
    given: [...ROAD, stand('monster-2', [0, 0]), stand('monster-4', [3, 1])],
    figure: 'monster-2',
    points: 2,
    reach: '2,0 1; 4,0 2',
  },
  {
    name: 'O3: it passes chests and ends on them',
    setup: pair('large'),
    given: [...ROAD, stand('monster-2', [0, 0]), put('chest', [3, 1])],
    figure: 'monster-2',
    points: 2,
    reach: '2,0 1; 4,0 2',
  },
  {
    name: 'O2: an interaction is in its way',
    setup: pair('large'),
    given: [...ROAD, stand('monster-2', [0, 0]), put('interaction', [3, 1])],
    figure: 'monster-2',
    points: 2,
    reach: '',
  },
  {
    name: 'O3: heroes are in its way',
    setup: pair('large'),
    given: [...ROAD, stand('monster-2', [0, 0]), stand('hero-1', [3, 1])],
    figure: 'monster-2',
    points: 2,
    reach: '',
  },
];

test.each(ROWS)('$name', ({ setup = {}, given, figure, points, reach }) => {
  expect(reachedBy(onMap(given, setup), figure, points)).toBe(reach);
});

test('O1: an animal holds its field; a hero passes it, a monster does not', () => {
  const given = [...LANE('........'), animal('Wolf'), stand('ally-5', [1, 0])];
  const state = onMap([...given, stand('hero-1', [0, 0])], pair('small'));
  expect(refusing(state, stand('hero-2', [1, 0]))).toBe('field-taken');
  expect(text(heroReach(adventureOf(state), 'hero-1', 2))).toBe('2,0 2');
  const foe = onMap([...given, stand('monster-2', [0, 0])], pair('small'));
  expect(reachedBy(foe, 'monster-2', 2)).toBe('');
});

describe('R1, O3: the zone of a large monster', () => {
  const given = [...HALL, stand('monster-2', [0, 0])];

  test('O3: nobody makes way for it who is as large', () => {
    const state = onMap([...given, stand('monster-4', [4, 0])], pair('large', 'large'));
    expect(displacedAt(adventureOf(state), [4, 0])).toEqual([]);
    expect(refusing(state, walk('monster-2', [4, 0]))).toBe('field-taken');
  });

  test('R1: where it comes from is free for the one that makes way', () => {
    const state = onMap([...given, stand('monster-4', [2, 0])], pair('large', 'small'));
    const fields = displacementOnMap(adventureOf(state), 'monster-2', [2, 0]).map(String);
    expect(fields).toEqual([...['1,0', '4,0', '1,1', '4,1'], ...['1,2', '2,2', '3,2', '4,2']]);
  });

  test('R2: traps and tokens are no chests', () => {
    const things = [put('trap', [4, 0]), put('token', [5, 1]), put('loot', [5, 0])];
    const state = onMap([...given, ...things], pair('large'));
    const crushed = crushedAt(adventureOf(state), [4, 0]).map(({ at, die }) => [at, die]);
    expect(crushed).toEqual([[[5, 0], false]]);
  });
});

const WAYS: readonly [name: string, way: readonly Position[], code: string][] = [
  [
    'M9: a way may begin where the figure stands',
    [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    'accepted',
  ],
  [
    'M9: or with its first step',
    [
      [1, 0],
      [2, 0],
    ],
    'accepted',
  ],
  ['M9: not farther away', [[2, 0]], 'no-way'],
];

test.each(WAYS)('%s', (_, way, code) => {
  const state = onMap([...LANE('........'), stand('hero-1', [0, 0])]);
  expect(refusing(state, walk('hero-1', [2, 0], { way }))).toBe(code);
});
