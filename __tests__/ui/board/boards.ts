import type {
  BoardCell,
  BoardContent,
  BoardFigure,
  BoardPicture,
  BoardTerrain,
} from '@/src/ui/board';

const TERRAINS: Readonly<Record<string, BoardTerrain>> = {
  '.': 'plain',
  '*': 'plain',
  '~': 'difficult',
  L: 'lava',
  M: 'miasma',
  S: 'spikes',
  D: 'darkness',
  '#': 'blocked',
};

/** Terrain rows as in the scenario format, levels as digits, darkness tokens as `x`. */
export function cellsOf(
  terrain: readonly string[],
  levels: readonly string[] = [],
  dark: readonly string[] = [],
): readonly BoardCell[] {
  return terrain.flatMap((row, y) =>
    [...row].flatMap((symbol, x) => {
      const kind = TERRAINS[symbol];
      if (kind === undefined) return [];
      const level = Number(levels[y]?.[x] ?? 0) as BoardCell['level'];
      return [{ x, y, level, terrain: kind, spawn: symbol === '*', dark: dark[y]?.[x] === 'x' }];
    }),
  );
}

export const pictureOf = (
  cells: readonly BoardCell[],
  rest: Partial<BoardPicture> = {},
): BoardPicture => ({
  width: Math.max(0, ...cells.map(({ x }) => x + 1)),
  height: Math.max(0, ...cells.map(({ y }) => y + 1)),
  cells,
  sheets: [],
  objects: [],
  ...rest,
});

export const figure = (
  id: string,
  x: number,
  y: number,
  rest: Partial<BoardFigure> = {},
): BoardFigure => ({
  id,
  x,
  y,
  name: id,
  initials: id.slice(0, 1).toUpperCase(),
  side: 'hero',
  large: false,
  badges: [],
  unconscious: false,
  active: false,
  ...rest,
});

const BRIDGE = { level: 1, along: 'y' } as const;

const ground = cellsOf(
  [
    '  ..........',
    '  ..........',
    '  ........~~',
    '  ........~~',
    '..........**',
    '............',
    '..........  ',
    '..........  ',
    'SS........MM',
    'SSLL......MM',
    '..LL......##',
    '..........##',
    'DD..........',
    'DD....*.....',
  ],
  [
    '000000111111',
    '000000111111',
    '000000111111',
    '000000111111',
    '000000111111',
    '000000111111',
    '000000000000',
    '000000000000',
    '000000002222',
    '000000002222',
    '000000002222',
    '000000002222',
    '000000000000',
    '000000000000',
  ],
  ['', '', '', '', '    x', '    xx', '     x', '     xx'],
);

/** The board of the mock-up, with every kind of ground and a bridge. */
export const OVERFALL: BoardContent = {
  picture: pictureOf(
    ground.map((cell) =>
      cell.x >= 8 && cell.x < 10 && cell.y >= 6 && cell.y < 8
        ? { ...cell, bridge: { ...BRIDGE, darkBelow: cell.x === 8 } }
        : cell,
    ),
    {
      sheets: [
        { id: 's1', name: 'E4-F', x: 2, y: 0, width: 4, height: 6 },
        { id: 's2', name: 'C2-A', x: 0, y: 8, width: 4, height: 4 },
      ],
      objects: [
        { id: 'o1', kind: 'chest', x: 11, y: 6 - 6, label: 'Truhe' },
        { id: 'o2', kind: 'door', x: 0, y: 5, label: 'Tür 3', mark: '3' },
        { id: 'o3', kind: 'interaction', x: 3, y: 12, label: 'Altar', charges: 2 },
        { id: 'o4', kind: 'trap', x: 6, y: 10, label: 'Bärenfalle' },
      ],
    },
  ),
  figures: [
    figure('sr', 4, 0, {
      name: 'Schattenreiter rosa',
      initials: 'SR',
      side: 'monster',
      large: true,
      base: 'pink',
      hp: 14,
      maxHp: 20,
      badges: [
        { icon: 'bleed', label: 'Bluten 2', count: 2 },
        { icon: 'slow', label: 'Langsam' },
      ],
    }),
    figure('v1', 9, 4, {
      name: 'Vollstrecker gelb',
      initials: '1',
      side: 'monster',
      base: 'yellow',
      hp: 8,
      maxHp: 12,
      active: true,
    }),
    figure('v2', 10, 2, {
      name: 'Vollstrecker dunkelblau',
      initials: '2',
      side: 'monster',
      base: 'dark-blue',
      hp: 12,
      maxHp: 12,
    }),
    figure('jaheen', 3, 6, { name: 'Jaheen', emblem: 'jaheen', hp: 10, maxHp: 10 }),
    figure('elros', 5, 8, {
      name: 'Elros',
      emblem: 'elros',
      hp: 3,
      maxHp: 8,
      badges: [
        { icon: 'shield', label: 'Schild 2', count: 2 },
        { icon: 'poison', label: 'Gift 1' },
        { icon: 'burn', label: 'Brennen 1' },
        { icon: 'focus', label: 'Fokus' },
      ],
    }),
    figure('lorelai', 7, 8, { name: 'Lorelai', emblem: 'lorelai', hp: 6, maxHp: 9 }),
    figure('vorn', 9, 9, { name: 'Vorn', emblem: 'vorn', hp: 0, maxHp: 10, unconscious: true }),
  ],
  overlays: {
    reach: [
      ...[6, 7, 8, 9].flatMap((x) => [4, 5].map((y) => ({ x, y }))),
      ...[5, 6, 7].flatMap((x) => [6, 7].map((y) => ({ x, y }))),
    ],
    chosen: { x: 6, y: 7 },
    path: [
      { x: 9, y: 4 },
      { x: 8, y: 5 },
      { x: 7, y: 5 },
      { x: 6, y: 6 },
      { x: 6, y: 7 },
    ],
    targets: ['elros', 'lorelai'],
  },
  actions: {},
};

const KINDS = ['lava', 'miasma', 'spikes', 'difficult', 'darkness', 'blocked'] as const;

/** All kinds of ground, and as many figures as a long evening brings. */
const filled = (width: number, height: number): BoardContent => ({
  picture: pictureOf(
    Array.from({ length: width * height }, (_, index): BoardCell => {
      const [x, y] = [index % width, Math.floor(index / width)];
      const patch = (x * 7 + y * 13) % 23;
      return {
        x,
        y,
        terrain: KINDS[patch] ?? 'plain',
        spawn: patch === 9,
        dark: patch === 12,
        level: (((x >> 2) + (y >> 2)) % 3) as BoardCell['level'],
      };
    }),
  ),
  figures: Array.from({ length: 22 }, (_, index) =>
    figure(`f${index}`, (index * 7) % 30, (index * 5) % 20, {
      side: index < 5 ? 'hero' : 'monster',
      hp: 1 + (index % 9),
      maxHp: 10,
      ...(index < 5 ? {} : { base: 'yellow' as const }),
      badges: [{ icon: 'bleed', label: 'Bluten' }],
    }),
  ),
  actions: {},
});

/** 600 fields: more than any chapter has. */
export const LARGE = filled(30, 20);
/** Larger than any table. */
export const HUGE = filled(100, 100);
