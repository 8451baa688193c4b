import type { Scene } from './picture';

export interface Row extends Scene {
  readonly name: string;
  readonly gives: {
    readonly result: 'tile' | 'broken' | 'crushed' | 'none';
    readonly target: string | null;
    readonly missing: number | null;
    readonly damageEach?: number;
    /** The board with `x` where darkness may go, rows parted by `/`. */
    readonly options: readonly string[];
  };
}

const DOMINO = ['##'];
const LINE = ['###'];
const CORNER = ['##', '#.'];
const ELL = ['#.', '#.', '##'];
const CROSS = ['.#.', '###', '.#.'];

/** Pictures of the rulebook, by its line. */
export const RULEBOOK: readonly Row[] = [
  {
    name: 'p44a: from the spawn point in the corner, every placement of equal gap, no other',
    board: ['*...', '....', '....', '...e'],
    tile: ELL,
    gives: {
      result: 'tile',
      target: 'e',
      missing: 3,
      options: [
        'x.../x.../xx../...e',
        'x.../xxx./..../...e',
        'xx../.x../.x../...e',
        'xxx./..x./..../...e',
      ],
    },
  },
  {
    name: 'p44b: too narrow for the tile: broken, from the darkness, the hero is reached',
    board: ['d..e....*'],
    tile: CORNER,
    gives: { result: 'broken', target: 'e', missing: 0, options: ['dxxx....*'] },
  },
];

export const TARGETS: readonly Row[] = [
  {
    name: 'N2: the hero with most HP',
    board: ['a.d.b'],
    hp: { a: 5, b: 6 },
    tile: DOMINO,
    gives: { result: 'tile', target: 'b', missing: 0, options: ['a.dxx'] },
  },
  {
    name: 'N2: equal HP, the earlier one',
    board: ['b.d.a'],
    hp: { a: 5, b: 5 },
    tile: DOMINO,
    gives: { result: 'tile', target: 'a', missing: 0, options: ['b.dxx'] },
  },
  {
    name: 'N2: heroes on darkness are passed over',
    board: ['b.d.a'],
    darkUnder: 'a',
    tile: DOMINO,
    gives: { result: 'tile', target: 'b', missing: 0, options: ['xxd.a'] },
  },
  {
    name: 'N2: an unconscious hero counts like all others',
    board: ['a.d.b'],
    hp: { a: 0, b: 0 },
    unconscious: 'a',
    tile: DOMINO,
    gives: { result: 'tile', target: 'a', missing: 0, options: ['xxd.b'] },
  },
  {
    name: 'N3: every hero on darkness: no tile, damage for each hero there is',
    board: ['a.bDe'],
    darkUnder: 'abe',
    unconscious: 'e',
    tile: DOMINO,
    gives: { result: 'crushed', target: null, missing: 0, damageEach: 3, options: [] },
  },
];

export const PLACEMENTS: readonly Row[] = [
  {
    name: 'N4: turned and mirrored, touching along a side',
    board: ['d..', '...', '..a'],
    tile: ['##.', '.##'],
    gives: {
      result: 'tile',
      target: 'a',
      missing: 0,
      options: ['d../xx./.xx', 'dx./.xx/..x'],
    },
  },
  {
    name: 'N4: a corner is no side',
    board: ['d ', ' .', ' a'],
    tile: DOMINO,
    gives: { result: 'none', target: 'a', missing: null, options: [] },
  },
  {
    name: 'N4: all fields of one level, so the tile stays below and singles climb',
    board: ['d...', '...a'],
    levels: ['0011', '0011'],
    tile: LINE,
    gives: {
      result: 'broken',
      target: 'a',
      missing: 1,
      options: ['d.../xxxa', 'dx../.xxa', 'dxx./..xa', 'dxxx/...a'],
    },
  },
  {
    name: 'N4: a whole tile may lie on the neighbouring level',
    board: ['.d...a'],
    levels: ['001111'],
    tile: LINE,
    gives: { result: 'tile', target: 'a', missing: 1, options: ['.dxxxa'] },
  },
  {
    name: 'N4: touching from level 0 up to level 2 does not count',
    board: ['.d....a', '.d.....'],
    levels: ['0022222', '0022222'],
    tile: ['####'],
    gives: { result: 'broken', target: 'a', missing: 3, options: ['.dxx..a/.d.....'] },
  },
  {
    name: 'N4: one other touching pair is enough',
    board: ['.d....a', '.dd....'],
    levels: ['0022222', '0022222'],
    tile: ['####'],
    gives: {
      result: 'tile',
      target: 'a',
      missing: 1,
      options: ['.d....a/.ddxxxx', '.dxxxxa/.dd....'],
    },
  },
  {
    name: 'N4: a spawn point on level 2 is start enough',
    board: ['.d*...a'],
    levels: ['0022222'],
    tile: ['####'],
    gives: { result: 'tile', target: 'a', missing: 1, options: ['.dxxxxa'] },
  },
  {
    name: 'N4: blocked fields, hazards and heroes may be covered',
    board: ['d#Lb.a'],
    tile: LINE,
    gives: { result: 'tile', target: 'a', missing: 2, options: ['dxxx.a'] },
  },
  {
    name: 'N4: the field below a bridge and the bridge field above it touch',
    board: ['a'],
    printedUnder: 'a',
    bridges: [{ at: [0, 0], size: [1, 1], level: 1 }],
    tile: ['#'],
    gives: { result: 'tile', target: 'a', missing: 0, options: ['x'] },
  },
  {
    name: 'N4: from level 0 below a bridge up to level 2 on it only singles climb',
    board: ['a'],
    printedUnder: 'a',
    bridges: [{ at: [0, 0], size: [1, 1], level: 2 }],
    tile: ['#'],
    gives: { result: 'broken', target: 'a', missing: 0, options: ['x'] },
  },
  {
    name: 'N4: the field below a bridge is covered like any other',
    board: ['d.a'],
    bridges: [{ at: [1, 0], size: [1, 1], level: 2 }],
    tile: DOMINO,
    gives: { result: 'tile', target: 'a', missing: 0, options: ['dxx'] },
  },
  {
    name: 'G2: a field below a bridge touches the bridge field beside it, whatever the level',
    board: ['Da'],
    bridges: [{ at: [0, 0], size: [2, 1], level: 1 }],
    tile: ['#'],
    gives: { result: 'tile', target: 'a', missing: 0, options: ['Dx'] },
  },
  {
    name: 'G6: a spawn point below a bridge is out of play',
    board: ['*.a'],
    bridges: [{ at: [0, 0], size: [1, 1], level: 1 }],
    tile: DOMINO,
    gives: { result: 'none', target: 'a', missing: null, options: [] },
  },
  {
    name: 'N13: printed darkness is touched, never covered',
    board: ['DD.a'],
    tile: LINE,
    gives: { result: 'broken', target: 'a', missing: 0, options: ['DDxx'] },
  },
];

export const MEASURES: readonly Row[] = [
  {
    name: 'N5: a rise from level 0 to level 2 counts one more',
    board: ['d.....a.'],
    levels: ['00000022'],
    tile: LINE,
    gives: { result: 'tile', target: 'a', missing: 4, options: ['dxxx..a.'] },
  },
  {
    name: 'N5: no extra from level 1 to 2, nor from level 2 down to 0',
    board: ['d.....a.'],
    levels: ['22110022'],
    tile: DOMINO,
    gives: { result: 'broken', target: 'a', missing: 4, options: ['dxxx..a.'] },
  },
  {
    name: 'N5: the way over existing darkness is free',
    board: ['d.dddd.....a'],
    tile: LINE,
    gives: { result: 'tile', target: 'a', missing: 3, options: ['d.ddddxxx..a'] },
  },
  {
    name: 'N5: out of reach counts 1000 and the larger of the two gaps',
    board: ['d....', '     ', '....a'],
    tile: DOMINO,
    gives: { result: 'tile', target: 'a', missing: 1002, options: ['dxx../     /....a'] },
  },
  {
    name: 'N5: a spawn point opens a way only once it is dark',
    board: ['d.....', '      ', '*....a'],
    tile: LINE,
    gives: { result: 'tile', target: 'a', missing: 3, options: ['d...../      /xxx..a'] },
  },
  {
    name: 'N6: what leaves more missing fields is no option',
    board: ['...d....a'],
    tile: LINE,
    gives: { result: 'tile', target: 'a', missing: 2, options: ['...dxxx.a'] },
  },
];

export const BREAK_UPS: readonly Row[] = [
  {
    name: 'N7: a rise uses up one single unplaced',
    board: ['.d..a.'],
    levels: ['002222'],
    tile: CROSS,
    gives: { result: 'broken', target: 'a', missing: 1, options: ['.dxxa.'] },
  },
  {
    name: 'N7: a rise with only one single left is not legal',
    board: [' d..a.'],
    levels: ['000022'],
    tile: CROSS,
    gives: { result: 'broken', target: 'a', missing: 2, options: [' dxxa.'] },
  },
  {
    name: 'N7: a single that does not help is placed all the same',
    board: ['.d..a.'],
    levels: ['000022'],
    tile: CROSS,
    gives: { result: 'broken', target: 'a', missing: 2, options: ['xdxxa.'] },
  },
  {
    name: 'N7: on a spawn point a rise costs nothing more',
    board: [' d..*a'],
    levels: ['000022'],
    tile: CROSS,
    gives: { result: 'broken', target: 'a', missing: 0, options: [' d..xx'] },
  },
  {
    name: 'N7: early or late, the rise uses up as many',
    board: ['    ', ' d. ', ' .a ', '    '],
    levels: ['0022', '0022', '0022', '0022'],
    tile: CROSS,
    gives: {
      result: 'broken',
      target: 'a',
      missing: 0,
      options: ['    / d. / xx /    ', '    / dx / .x /    '],
    },
  },
  {
    name: 'N7: counted in the order placed, every order gives its set',
    board: ['         ', ' d.     a', ' d.      ', ' .       '],
    levels: ['002200000', '002200000', '001100000', '001100000'],
    tile: CROSS,
    gives: {
      result: 'broken',
      target: 'a',
      missing: 1006,
      options: [
        '         / dx     a/ dx      / .       ',
        '         / dx     a/ dx      / x       ',
        '         / dx     a/ d.      / x       ',
      ],
    },
  },
  {
    name: 'N8: singles that leave fewer missing fields than the tile',
    board: ['d....a'],
    tile: DOMINO,
    gives: { result: 'broken', target: 'a', missing: 2, options: ['dxxx.a'] },
  },
  {
    name: 'N8: equally near, the tile stays whole',
    board: ['d....a', '......'],
    tile: LINE,
    gives: { result: 'tile', target: 'a', missing: 2, options: ['dxxx.a/......'] },
  },
  {
    name: 'N9: the rest goes to the next target',
    board: ['b.d.a'],
    tile: CROSS,
    gives: { result: 'broken', target: 'a', missing: 0, options: ['bxdxx'] },
  },
  {
    name: 'N9: heroes reached on the way are no target any more',
    board: ['dba.e'],
    tile: CROSS,
    gives: { result: 'broken', target: 'a', missing: 0, options: ['dxxxe'] },
  },
  {
    name: 'N9: each way goes on by itself, earlier singles do not look ahead',
    board: ['d...b', '.a...'],
    tile: CROSS,
    gives: {
      result: 'broken',
      target: 'a',
      missing: 0,
      options: ['dx..b/xx...', 'd...b/xxx..', 'dxx.b/.x...'],
    },
  },
  {
    name: 'N9: the last hero reached, the rest is dropped',
    board: ['d.a..'],
    tile: CROSS,
    gives: { result: 'broken', target: 'a', missing: 0, options: ['dxx..'] },
  },
  {
    name: 'N9a: no darkness and no spawn point',
    board: ['..a'],
    tile: DOMINO,
    gives: { result: 'none', target: 'a', missing: null, options: [] },
  },
  {
    name: 'N9a: no room',
    board: ['dD a'],
    tile: DOMINO,
    gives: { result: 'none', target: 'a', missing: null, options: [] },
  },
];
