import {
  BASE_COLOURS,
  commanded,
  displacedBy,
  displacementFields,
  startOfTurn,
  weakest,
  type Position,
} from '@/src/rules';
import { read, type ValueRow } from './table';

const withHp = (hp: Readonly<Record<string, number>>) =>
  Object.entries(hp).map(([id, value]) => ({ id, hp: value }));

const START: readonly ValueRow[] = [
  {
    name: 'S2c: the two weakest',
    asks: () => weakest(withHp({ ogre: 9, rat: 2, toad: 7, snake: 4 }), 2),
    gives: { sure: ['rat', 'snake'], tied: [], open: 0 },
  },
  {
    name: 'S2c: a tie is settled by the leader',
    asks: () => weakest(withHp({ ogre: 4, rat: 2, snake: 4 }), 2),
    gives: { sure: ['rat'], tied: ['ogre', 'snake'], open: 1 },
  },
  {
    name: 'S2c: up to two, if there is only one',
    asks: () => weakest(withHp({ rat: 2 }), 2),
    gives: { sure: ['rat'], tied: [], open: 0 },
  },
  {
    name: 'S2g, D8: BEFEHLIGEN goes to the strongest other monster',
    asks: () => commanded(withHp({ rat: 2, ogre: 9, snake: 4 })),
    gives: ['ogre'],
  },
  {
    name: 'D8: equally strong ones, the leader picks',
    asks: () => commanded(withHp({ rat: 9, ogre: 9, snake: 4 })),
    gives: ['rat', 'ogre'],
  },
  { name: 'D8: nobody to command', asks: () => commanded([]), gives: [] },
  {
    name: 'S8: at 0 HP a monster leaves at once with its tokens, at the start of its turn too',
    asks: () =>
      startOfTurn({ kind: 'monster', hp: 4, maxHp: 9, tokens: { burn: 3, poison: 1, stun: true } }),
    gives: { damage: 4, hp: 0, tokens: {}, loses: null, down: true },
  },
  {
    name: 'S8: with one HP left it stays',
    asks: () => startOfTurn({ kind: 'monster', hp: 4, maxHp: 9, tokens: { bleed: 3, burn: 0 } }),
    gives: { damage: 3, hp: 1, tokens: {}, loses: null, down: false },
  },
  {
    name: 'S2a, p18a: of two figures of a card the yellow one acts before the blue one',
    asks: () => BASE_COLOURS.filter((colour) => colour === 'blue' || colour === 'yellow'),
    gives: ['yellow', 'blue'],
  },
];

/** A large monster may end on the zone in the middle; one rat stands there. */
const MEADOW = `
  |terrain|figures|
  |......|AA....|
  |......|AA....|
  |......|..r...|
  |......|......|
  |......|......|
  |......|......|
  A acting m large melee move=1 damage=4
  r small rat`;

const CROWD = `
  |terrain|figures|
  |......|AA....|
  |......|AA..E.|
  |.....#|..rsn.|
  |......|...tc.|
  |.... .|.gg...|
  |......|......|
  A acting m large melee move=1 damage=4
  r small rat
  s small snake
  t small toad
  g trap
  c chest
  n npc villager
  E hero elros hp=0 order=1 unconscious`;

const fields = (board: string, end: Position, taken: readonly Position[] = []) =>
  displacementFields(read(board), end, taken).map((field) => field.join());

const MAKING_WAY: readonly ValueRow[] = [
  {
    name: 'R1: each small monster in the zone where it ends makes way',
    asks: () => [displacedBy(read(CROWD), [2, 2]), displacedBy(read(CROWD), [2, 0])],
    gives: [['rat', 'snake', 'toad'], []],
  },
  {
    name: 'R1: large ones never do',
    asks: () =>
      displacedBy(
        read(`
          |terrain|figures|
          |....|AAGG|
          |....|AAGG|
          A acting m large melee move=1 damage=4
          G large ogre`),
        [2, 0],
      ),
    gives: [],
  },
  {
    name: 'R1, p20c: all twelve fields around are offered, its old place too',
    asks: () => fields(MEADOW, [2, 2]),
    gives: [
      ...['1,1', '2,1', '3,1', '4,1'],
      ...['1,2', '4,2'],
      ...['1,3', '4,3'],
      ...['1,4', '2,4', '3,4', '4,4'],
    ],
  },
  {
    name: 'R1: only free fields, traps are free',
    asks: () => fields(CROWD, [2, 2]),
    gives: ['1,1', '2,1', '3,1', '1,2', '1,3', '1,4', '2,4', '3,4'],
  },
  {
    name: 'R1: those given to others before are taken',
    asks: () =>
      fields(
        CROWD,
        [2, 2],
        [
          [1, 1],
          [3, 4],
        ],
      ),
    gives: ['2,1', '3,1', '1,2', '1,3', '1,4', '2,4'],
  },
  {
    name: 'R1: no free field there, then the nearest',
    asks: () =>
      fields(
        `
        |terrain|figures|
        |..#...|AA.r..|
        |..#...|AA....|
        A acting m large melee move=1 damage=4
        r small rat`,
        [0, 0],
      ),
    gives: ['3,1'],
  },
  {
    name: 'R1: the nearest on every side',
    asks: () =>
      fields(
        `
        |terrain|figures|
        |  .    |.......|
        |       |.......|
        |. ..  .|..AA...|
        |  .. . |..AA...|
        |       |.......|
        |   .   |.......|
        |  .    |.......|
        A acting m large melee move=1 damage=4`,
        [2, 2],
      ),
    gives: ['2,0', '0,2', '5,3', '3,5'],
  },
  {
    name: 'R1: any level',
    asks: () =>
      fields(
        `
        |terrain|levels|figures|
        |....|0022|AA..|
        |....|0022|AAr.|
        A acting m large melee move=1 damage=4
        r small rat`,
        [0, 0],
      ),
    gives: ['2,0'],
  },
];

export const AFTERMATH_VALUES: readonly ValueRow[] = [...START, ...MAKING_WAY];
