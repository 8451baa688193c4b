import type { GameCommand, GameState, Position } from '@/src/rules';
import { trait } from '../foes';
import { refusing } from '../kit';
import { FOE, run, scene, sheet, type Scene } from './laid';

const WALL = '########';
const path = (...fields: readonly (readonly [number, number])[]): readonly Position[] => fields;

/** Columns 0 to 3: level 2 in the upper two rows, 1 below; level 0 beyond. */
const CLIFF: readonly GameCommand[] = [
  { kind: 'placeTray', tray: 2, at: [0, 0], turn: 0 },
  sheet(),
  sheet([], [2, 0]),
];

const OPEN: Scene = { at: { 'hero-1': [6, 2], 'hero-2': [0, 5], [FOE]: [2, 2] } };

interface Row {
  readonly name: string;
  readonly given: Scene;
  readonly end: Position;
  readonly way: readonly Position[];
  readonly code: 'accepted' | 'not-an-option';
}

const ROWS: readonly Row[] = [
  {
    name: 'P4: another way of the same length',
    given: OPEN,
    end: [5, 2],
    way: path([2, 2], [3, 3], [4, 2], [5, 2]),
    code: 'accepted',
  },
  {
    name: 'P4: a way that ends elsewhere, though as far',
    given: OPEN,
    end: [5, 2],
    way: path([2, 2], [3, 2], [4, 2], [5, 3]),
    code: 'not-an-option',
  },
  {
    name: 'P4: a way that begins elsewhere, though as long',
    given: OPEN,
    end: [5, 2],
    way: path([2, 3], [3, 2], [4, 2], [5, 2]),
    code: 'not-an-option',
  },
  {
    name: 'P3: a longer way, though it has the points',
    given: { ...OPEN, foes: [{ move: 5 }] },
    end: [5, 2],
    way: path([2, 2], [2, 1], [3, 1], [4, 1], [5, 2]),
    code: 'not-an-option',
  },
  {
    name: 'O2: a way through an enemy',
    given: { at: { 'hero-1': [6, 2], 'hero-2': [3, 2], [FOE]: [2, 2] }, foes: [{ move: 3 }] },
    end: [5, 2],
    way: path([2, 2], [3, 2], [4, 2], [5, 2]),
    code: 'not-an-option',
  },
  {
    name: 'P2: a way over lava, where one without it is as long',
    given: { ...OPEN, print: ['', '', '...L....'] },
    end: [5, 2],
    way: path([2, 2], [3, 2], [4, 2], [5, 2]),
    code: 'not-an-option',
  },
  {
    name: 'P2, M2: a way with a fall, where one without it is as long',
    given: {
      lay: CLIFF,
      foes: [{ move: 2 }],
      at: { 'hero-1': [5, 4], 'hero-2': [7, 0], [FOE]: [3, 1] },
    },
    end: [4, 3],
    way: path([3, 1], [4, 2], [4, 3]),
    code: 'not-an-option',
  },
  {
    name: 'P2: and the one without it',
    given: {
      lay: CLIFF,
      foes: [{ move: 2 }],
      at: { 'hero-1': [5, 4], 'hero-2': [7, 0], [FOE]: [3, 1] },
    },
    end: [4, 3],
    way: path([3, 1], [3, 2], [4, 3]),
    code: 'accepted',
  },
  {
    name: 'M2: straight up two levels costs two points',
    given: {
      lay: CLIFF,
      foes: [{ move: 4 }],
      at: { 'hero-1': [1, 1], 'hero-2': [7, 5], [FOE]: [4, 0] },
    },
    end: [2, 0],
    way: path([4, 0], [3, 0], [2, 0]),
    code: 'accepted',
  },
  {
    name: 'M3: difficult terrain takes its point once',
    given: {
      print: [WALL, WALL, '.~~.....', WALL, WALL, WALL],
      foes: [{ move: 5 }],
      at: { 'hero-1': [4, 2], 'hero-2': [7, 2], [FOE]: [0, 2] },
    },
    end: [3, 2],
    way: path([0, 2], [1, 2], [2, 2], [3, 2]),
    code: 'accepted',
  },
  {
    name: 'M3: with the last point the loss is ignored',
    given: {
      print: [WALL, WALL, '...~....', WALL, WALL, WALL],
      foes: [{ move: 3 }],
      at: { 'hero-1': [4, 2], 'hero-2': [7, 2], [FOE]: [0, 2] },
    },
    end: [3, 2],
    way: path([0, 2], [1, 2], [2, 2], [3, 2]),
    code: 'accepted',
  },
  {
    name: 'M5: over lava by SPRUNG',
    given: { ...OPEN, print: ['', '', '...L....'], foes: [{ abilities: [trait('jump')] }] },
    end: [5, 2],
    way: path([2, 2], [3, 2], [4, 2], [5, 2]),
    code: 'accepted',
  },
  {
    name: 'M5: beside it by SPRUNG',
    given: { ...OPEN, print: ['', '', '...L....'], foes: [{ abilities: [trait('jump')] }] },
    end: [5, 2],
    way: path([2, 2], [3, 1], [4, 2], [5, 2]),
    code: 'accepted',
  },
];

const told = (state: GameState, end: Position, way: readonly Position[]) =>
  refusing(state, run(state, end, { way }));

test.each(ROWS)('$name: $code', ({ given, end, way, code }) => {
  expect(told(scene(given), end, way)).toBe(code);
});
