/** Adventures on maps, as the rules make them: for everything that travels. */
import * as fc from 'fast-check';
import { CATALOGUE, RUNES } from '@/src/content/drunagor';
import type { TakeParts } from '@/src/game/share';
import {
  decide,
  evolve,
  STANDARD_RULES,
  START,
  TERRAIN_LETTERS,
  virtualDice,
  type GameCommand,
  type GameState,
  type SheetSize,
  type Summons,
} from '@/src/rules';

export const PARTS: TakeParts = { catalogue: CATALOGUE, runes: RUNES };

const PARTY = [
  ['Vorn', 'vorn', 'defender'],
  ['Maya', 'maya', 'leader'],
] as const;

const BEGIN: readonly GameCommand[] = [
  {
    kind: 'createCampaign',
    name: 'Probe',
    seed: 7,
    heroes: PARTY.map(([name, board]) => ({
      board,
      name,
      player: '',
      heroClass: '',
      maxHp: 10,
      cubes: null,
      gear: [],
      notes: '',
    })),
  },
  {
    kind: 'startAdventure',
    chapter: 4,
    title: 'Die Brücke',
    at: 1000,
    runes: RUNES,
    rules: STANDARD_RULES,
    heroes: PARTY.map(([, , role], index) => ({
      hero: `hero-${index + 1}`,
      role,
      maxHp: 10,
      cubes: null,
    })),
  },
];

/** What the rules refuse did not happen: random wishes are often impossible. */
export function played(commands: readonly GameCommand[], strict = true): GameState {
  return commands.reduce((state, command) => {
    const decided = decide(CATALOGUE, state, command, virtualDice(state.dice.seed));
    if (decided.ok) return decided.value.reduce(evolve, state);
    if (strict) throw new Error(`${command.kind}: ${JSON.stringify(decided.error)}`);
    return state;
  }, START);
}

const OWN: Summons = {
  card: {
    kind: 'scenario',
    name: 'Wächter "Ü" | <b>',
    back: null,
    face: {
      id: 'own',
      monster: 'own',
      size: 'large',
      miniature: 'own',
      hp: 12,
      move: 4,
      attack: 'melee',
      damage: { base: 2, x: 1 },
      track: { rune: 'red', row: 'upper' },
      immunities: ['stun'],
      side: null,
      abilities: [{ keyword: 'cleave', phase: 'attack', x: 2 }],
    },
  },
};

/** Two levels, a bridge, painted sheets, objects, darkness above and below, everybody on the map. */
export const RICH: readonly GameCommand[] = [
  ...BEGIN,
  { kind: 'summon', summons: [{ card: 'executioner/standard/fighter' }, OWN] },
  { kind: 'addAlly', hero: 'hero-1', ally: 'animal', name: 'Adler', toughness: null },
  { kind: 'placeTray', tray: 1, at: [0, 0], turn: 0 },
  { kind: 'placeTray', tray: 1, at: [4, 0], turn: 0 },
  { kind: 'placeSheet', name: 'E4-F', size: 'E', at: [0, 0], turn: 0 },
  { kind: 'placeSheet', name: 'E5-F', size: 'E', at: [4, 0], turn: 2 },
  { kind: 'placeSheet', name: 'C1-B', size: 'C', at: [2, 0], turn: 1 },
  { kind: 'placeSheet', name: '', size: 'B', at: [-1, 0], turn: 0 },
  { kind: 'placeSheet', name: 'e2 f', size: 'E', at: [0, 3], turn: 1 },
  { kind: 'placeBridge', name: 'BR1', at: [2, 1], size: [2, 1] },
  {
    kind: 'paint',
    fields: [
      [4, 1],
      [5, 1],
      [0, 6],
    ],
    as: 'L',
  },
  {
    kind: 'paint',
    fields: [
      [1, 7],
      [-1, 1],
    ],
    as: '~',
  },
  { kind: 'paint', fields: [[9, 5]], as: '*' },
  { kind: 'putObject', object: 'door', at: [0, 5], name: '3' },
  { kind: 'putObject', object: 'interaction', at: [-2, 3], name: 'Hebel & Kette', charges: 2 },
  { kind: 'putObject', object: 'chest', at: [5, 8], safe: true },
  {
    kind: 'layDarkness',
    cells: [
      { at: [4, 2], below: false },
      { at: [5, 2], below: true },
    ],
  },
  { kind: 'layDarkness', cells: [{ at: [2, 6], below: false }] },
  { kind: 'setHp', figure: 'hero-2', hp: 7, maxHp: 10 },
  { kind: 'setTokens', figure: 'hero-1', tokens: { bleed: 1, shield: 2 } },
];

const SIZES: readonly SheetSize[] = ['B', 'C', 'E'];
const zone = fc.tuple(fc.integer({ min: -4, max: 6 }), fc.integer({ min: -4, max: 6 }));
const field = fc.tuple(fc.integer({ min: -8, max: 13 }), fc.integer({ min: -8, max: 13 }));
const turn = fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const);
const label = fc.string({ unit: 'grapheme', maxLength: 12 });

const wish: fc.Arbitrary<GameCommand> = fc.oneof(
  fc.record({
    kind: fc.constant('placeSheet' as const),
    name: label,
    size: fc.constantFrom(...SIZES),
    at: zone,
    turn,
  }),
  fc.record({
    kind: fc.constant('placeTray' as const),
    tray: fc.constantFrom(1 as const, 2 as const, 3 as const),
    at: zone,
    turn,
  }),
  fc.record({
    kind: fc.constant('placeBridge' as const),
    name: label,
    at: zone,
    size: fc.constantFrom([1, 2] as const, [2, 1] as const),
  }),
  fc.record({
    kind: fc.constant('paint' as const),
    fields: fc.array(field, { minLength: 1, maxLength: 4 }),
    as: fc.constantFrom(...TERRAIN_LETTERS),
  }),
  fc.record({
    kind: fc.constant('putObject' as const),
    object: fc.constantFrom('chest' as const, 'door' as const, 'npc' as const),
    at: field,
    name: label,
  }),
  fc
    .tuple(field, fc.boolean())
    .map(([at, below]) => ({ kind: 'layDarkness' as const, cells: [{ at, below }] })),
  fc.record({
    kind: fc.constant('placeFigure' as const),
    figure: fc.constantFrom('hero-1', 'hero-2', 'monster-2', 'monster-4'),
    at: field,
  }),
);

/** Whatever came out of these wishes is an adventure of the rules. */
export const adventures: fc.Arbitrary<GameState> = fc
  .array(wish, { maxLength: 30 })
  .map((wishes) =>
    played(
      [
        ...BEGIN,
        { kind: 'summon', summons: [{ card: 'executioner/standard/fighter' }, OWN] },
        { kind: 'placeSheet', name: 'E1-F', size: 'E', at: [0, 0], turn: 0 },
        ...wishes,
      ],
      false,
    ),
  );
