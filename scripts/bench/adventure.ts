import { CATALOGUE, RUNES } from '@/src/content/drunagor';
import {
  decide,
  replay,
  STANDARD_RULES,
  START,
  virtualDice,
  type GameCommand,
  type GameState,
} from '@/src/rules';

/** A command decided and applied, with a whole campaign behind it and with none. */
export interface AdventureBench {
  readonly commands: number;
  readonly microsPerCommand: {
    readonly rows0: number;
    readonly rows10000: number;
    /** At most 1.2 is promised. */
    readonly ratio: number;
  };
}

const ROWS = 10_000;
const ROWS_AN_ADVENTURE = 500;
const ROUNDS = 60;

const HEROES = ['hero-1', 'hero-2', 'hero-3'];
const ROLES = ['defender', 'leader', 'striker'] as const;

const CAMPAIGN: GameCommand = {
  kind: 'createCampaign',
  name: 'Bench',
  seed: 7,
  heroes: HEROES.map((name) => ({
    board: null,
    name,
    player: '',
    heroClass: '',
    maxHp: null,
    cubes: null,
    notes: '',
    gear: [],
  })),
};

const SETUP: readonly GameCommand[] = [
  {
    kind: 'startAdventure',
    chapter: 1,
    title: 'Bench',
    at: 1,
    runes: RUNES,
    rules: { ...STANDARD_RULES, runeCard: true },
    heroes: HEROES.map((hero, index) => ({
      hero,
      role: ROLES[index] ?? null,
      maxHp: 12,
      curseLimit: 20,
      traumaLimit: 20,
      cubes: { yellow: 2, red: 1, green: 1, blue: 1 },
    })),
  },
  {
    kind: 'summon',
    summons: [
      { card: 'skeleton-archer/standard/rookie', hp: 99 },
      { card: 'skeleton-archer/standard/rookie', hp: 99 },
      { card: 'shadow-knight/standard/rookie', hp: 99 },
      { card: 'executioner/standard/rookie', hp: 99 },
    ],
  },
  { kind: 'nextTurn' },
];

const CLOSE: readonly GameCommand[] = [
  { kind: 'declareOutcome', outcome: { result: 'won' } },
  { kind: 'closeAdventure', at: 2, afterwards: 'camp' },
];

/** What tables do most; in the end the figures stand as before. */
export const CYCLE: readonly GameCommand[] = [
  {
    kind: 'weaponAttack',
    hero: 'hero-1',
    targets: [{ figure: 'monster-2', level: 0 }],
    level: 0,
    modifier: 2,
    bonuses: [1],
    accuracy: 7,
    damage: 3,
    bonusDamage: 0,
    crit: 20,
    doubleDamage: false,
    onDarkness: false,
    tokens: { bleed: 1 },
    fury: false,
  },
  { kind: 'setHp', figure: 'monster-2', hp: 99, maxHp: 99 },
  { kind: 'setTokens', figure: 'monster-2', tokens: { bleed: 0 } },
  { kind: 'placeCube', hero: 'hero-1', colour: 'yellow' },
  { kind: 'freeCube', hero: 'hero-1', colour: 'yellow' },
  { kind: 'monsterAttacks', figure: 'monster-5', targets: ['hero-1'], onDarkness: true },
  {
    kind: 'react',
    reaction: {
      hero: 'hero-1',
      cost: { kind: 'free' },
      effect: { kind: 'prevent', target: 'hero-1', amount: 2 },
    },
  },
  { kind: 'applyThreat' },
  { kind: 'setHp', figure: 'hero-1', hp: 12, maxHp: 12 },
  { kind: 'setTokens', figure: 'hero-1', tokens: { bleed: 0, 'knock-down': 0, poison: 0 } },
  { kind: 'giveTokens', figures: ['hero-2'], token: 'shield', count: 1 },
  { kind: 'setTokens', figure: 'hero-2', tokens: { shield: 0 } },
  { kind: 'nextTurn' },
];

function given(state: GameState, command: GameCommand): GameState {
  const decision = decide(CATALOGUE, state, command, virtualDice(state.dice.seed));
  if (!decision.ok) throw new Error(`${command.kind}: ${decision.error.code}`);
  return replay(state, decision.value);
}

/** Runes wait for their tiles: they go to the track before the next turn. */
function inTurn(state: GameState, command: GameCommand): GameState {
  const waiting = (state.adventure?.drawn.length ?? 0) > 0;
  const settle: GameCommand = { kind: 'settleRunes', reached: [], crushed: 0 };
  return given(waiting ? given(state, settle) : state, command);
}

export const after = (state: GameState, commands: readonly GameCommand[]): GameState =>
  commands.reduce(inTurn, state);

/** Adventures one after the other until so many rows are written; then a new one begins. */
export function played(rows: number): GameState {
  let state = given(START, CAMPAIGN);
  for (let written = 0; written < rows; written += ROWS_AN_ADVENTURE) {
    state = after(state, SETUP);
    const left = ROWS_AN_ADVENTURE - SETUP.length - CLOSE.length;
    const cycle = Array.from({ length: left }, (_, row) => CYCLE[row % CYCLE.length] ?? CLOSE[0]);
    state = after(state, cycle as readonly GameCommand[]);
    state = after(state, CLOSE);
  }
  return after(state, SETUP);
}

const round = (value: number): number => Math.round(value * 100) / 100;

const timed = (state: GameState): number => {
  const start = performance.now();
  after(state, CYCLE);
  return performance.now() - start;
};

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Alternating, so that a busy machine is unfair to nobody. */
export function benchAdventure(): AdventureBench {
  const states = [played(0), played(ROWS)];
  for (const state of states) for (let time = 0; time < ROUNDS; time += 1) timed(state);
  const times = states.map((): number[] => []);
  for (let time = 0; time < ROUNDS * 10; time += 1) {
    states.forEach((state, index) => times[index]?.push(timed(state)));
  }
  const [rows0 = 0, rows10000 = 0] = times.map((one) => (median(one) * 1000) / CYCLE.length);
  return {
    commands: CYCLE.length * ROUNDS * 10,
    microsPerCommand: {
      rows0: round(rows0),
      rows10000: round(rows10000),
      ratio: round(rows10000 / rows0),
    },
  };
}
