import type {
  BoardCell,
  BoardFigure,
  BoardLevel,
  BoardOverlays,
  BoardPicture,
  BoardTerrain,
  FieldObjectKind,
} from '@/src/ui/board';

/** A piece of a board that shows one sign as the map draws it. */
export interface LegendSign {
  readonly picture: BoardPicture;
  readonly figures: readonly BoardFigure[];
  readonly overlays?: BoardOverlays;
}

const cell = (x: number, more: Partial<BoardCell> = {}): BoardCell => ({
  x,
  y: 0,
  level: 0,
  terrain: 'plain',
  spawn: false,
  dark: false,
  ...more,
});

const pictured = (cells: readonly BoardCell[]): BoardPicture => ({
  width: 2,
  height: 1,
  cells,
  sheets: [],
  objects: [],
});

const two = (more: Partial<BoardCell> = {}): BoardPicture =>
  pictured([cell(0, more), cell(1, more)]);

const figure = (x: number, more: Partial<BoardFigure> = {}): BoardFigure => ({
  id: `figure-${x}`,
  x,
  y: 0,
  name: '',
  initials: '',
  large: false,
  side: 'hero',
  badges: [],
  unconscious: false,
  active: false,
  ...more,
});

const BOTH = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
] as const;
const [LEFT, RIGHT] = BOTH;

export const ACTION_SIGNS = [
  'active',
  'hp',
  'unconscious',
  'reach',
  'way',
  'option',
  'attack',
] as const;
export type ActionSign = (typeof ACTION_SIGNS)[number];

export const ACTIONS: Readonly<Record<ActionSign, LegendSign>> = {
  active: {
    picture: two(),
    figures: [figure(0, { active: true, emblem: 'vorn', hp: 10, maxHp: 10 })],
  },
  hp: { picture: two(), figures: [figure(0, { emblem: 'maya', hp: 7, maxHp: 10 })] },
  unconscious: { picture: two(), figures: [figure(0, { emblem: 'maya', unconscious: true })] },
  reach: { picture: two(), figures: [], overlays: { reach: BOTH } },
  way: { picture: two(), figures: [], overlays: { path: BOTH, chosen: RIGHT } },
  option: {
    picture: two(),
    figures: [],
    overlays: {
      chosen: LEFT,
      marks: [
        { ...LEFT, id: '1', number: 1, label: '', chosen: true },
        { ...RIGHT, id: '2', number: 2, label: '' },
      ],
    },
  },
  attack: {
    picture: two(),
    figures: [figure(1, { emblem: 'maya', hp: 7, maxHp: 10 })],
    overlays: { targets: ['figure-1'], damage: 4 },
  },
};

export const GROUND_SIGNS = [
  'difficult',
  'lava',
  'miasma',
  'spikes',
  'darkness',
  'blocked',
] as const satisfies readonly BoardTerrain[];

export const groundSign = (terrain: BoardTerrain): LegendSign => ({
  picture: two({ terrain }),
  figures: [],
});

export const PLACE_SIGNS = ['level', 'bridge', 'tile', 'spawn'] as const;
export type PlaceSign = (typeof PLACE_SIGNS)[number];

const HIGH: BoardLevel = 1;

export const PLACES: Readonly<Record<PlaceSign, LegendSign>> = {
  level: { picture: two({ level: HIGH }), figures: [] },
  bridge: {
    picture: two({ bridge: { level: HIGH, darkBelow: false, along: 'x' } }),
    figures: [],
  },
  tile: { picture: two({ dark: true }), figures: [] },
  spawn: { picture: pictured([cell(0, { spawn: true }), cell(1)]), figures: [] },
};

export const THING_SIGNS = [
  'door',
  'chest',
  'interaction',
  'npc',
  'trap',
] as const satisfies readonly FieldObjectKind[];
export type ThingSign = (typeof THING_SIGNS)[number];

export const thingSign = (kind: ThingSign): LegendSign => ({
  picture: {
    ...two(),
    objects: [{ x: 0, y: 0, id: kind, kind, label: '', ...(kind === 'door' ? { mark: '1' } : {}) }],
  },
  figures: [],
});
