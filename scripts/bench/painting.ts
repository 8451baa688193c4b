import { CATALOGUE, RUNES } from '@/src/content/drunagor';
import {
  boardOf,
  decide,
  replay,
  STANDARD_RULES,
  START,
  virtualDice,
  type GameCommand,
  type GameState,
  type Position,
} from '@/src/rules';

/** A field painted: decided, applied and the rules' board of it, on small and large maps. */
export interface PaintingBench {
  readonly microsPerField: Readonly<Record<string, number>>;
  /** 600 fields against 72: at most 3 is promised, the map has eight times as many. */
  readonly ratio: number;
}

/** Sheets of 24 fields. */
const SHEETS = [3, 25, 96] as const;
const ROUNDS = 5;
const STROKES = 96;
const HERO = 'hero-1';

const BEGIN: readonly GameCommand[] = [
  {
    kind: 'createCampaign',
    name: 'Bench',
    seed: 7,
    heroes: [
      {
        ...{ board: null, name: 'Vorn', player: '', heroClass: '', maxHp: null },
        ...{ cubes: null, notes: '', gear: [] },
      },
    ],
  },
  {
    kind: 'startAdventure',
    chapter: 1,
    title: 'Bench',
    at: 1,
    runes: RUNES,
    rules: STANDARD_RULES,
    heroes: [{ hero: HERO, role: 'defender', maxHp: 12, cubes: null }],
  },
];

const WIDE = 10;
const sheetAt = (index: number): Position => [2 * (index % WIDE), 3 * Math.floor(index / WIDE)];

const laying = (sheets: number): readonly GameCommand[] =>
  Array.from({ length: sheets }, (_, index) => ({
    kind: 'placeSheet',
    name: '',
    size: 'E',
    at: sheetAt(index),
    turn: 0,
  }));

function given(state: GameState, command: GameCommand): GameState {
  const decided = decide(CATALOGUE, state, command, virtualDice(state.dice.seed));
  if (!decided.ok) throw new Error(`${command.kind}: ${decided.error.code}`);
  return replay(state, decided.value);
}

function strokesOn(start: GameState): number {
  let state = start;
  const from = performance.now();
  for (let stroke = 0; stroke < STROKES; stroke += 1) {
    const as = stroke % 48 < 24 ? 'L' : '.';
    const field: Position = [stroke % 4, Math.floor(stroke / 4) % 6];
    state = given(state, { kind: 'paint', fields: [field], as });
    if (state.adventure?.map) boardOf(state.adventure.map);
  }
  return ((performance.now() - from) * 1000) / STROKES;
}

const median = (values: readonly number[]): number =>
  Math.round([...values].sort((one, other) => one - other)[values.length >> 1] ?? 0);

export function benchPainting(): PaintingBench {
  const starts = SHEETS.map((sheets) => [...BEGIN, ...laying(sheets)].reduce(given, START));
  const micros = SHEETS.map((): number[] => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, start] of starts.entries()) {
      const taken = strokesOn(start);
      if (round > 0) micros[index]?.push(taken);
    }
  }
  const medians = micros.map(median);
  return {
    microsPerField: Object.fromEntries(
      SHEETS.map((sheets, index) => [`fields${sheets * 24}`, medians[index] ?? 0]),
    ),
    ratio: Math.round(((medians[1] ?? 0) / Math.max(1, medians[0] ?? 1)) * 100) / 100,
  };
}
