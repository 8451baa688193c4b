import { CATALOGUE, RUNES } from '@/src/content/drunagor';
import { createGame, linesOf, type Game } from '@/src/game';
import {
  boardDarkness,
  boardTurn,
  canonicalText,
  STANDARD_RULES,
  type CardFace,
  type GameCommand,
  type GameState,
} from '@/src/rules';
import { newFolder, openIn } from '../storage/node/node-platform';
import { hero, openState, ticking, value } from './table/table';

const face: CardFace = {
  id: 'own',
  monster: 'own',
  size: 'small',
  miniature: 'own',
  hp: 10,
  move: 3,
  attack: 'melee',
  damage: 3,
  track: null,
  immunities: [],
  abilities: [],
  side: null,
};

const sheet = (x: number, print: readonly string[]): GameCommand => ({
  kind: 'placeSheet',
  name: 'E1-F',
  size: 'E',
  at: [x, 0],
  turn: 0,
  print,
});

const put = (figure: string, x: number, y: number): GameCommand => ({
  kind: 'placeFigure',
  figure,
  at: [x, y],
});

const PLAIN = ['....', '....', '....', '....', '....', '....'];

const SETUP: readonly GameCommand[] = [
  {
    kind: 'startAdventure',
    chapter: 2,
    title: 'Probe',
    at: 5,
    runes: RUNES,
    rules: { ...STANDARD_RULES, runeCard: true },
    heroes: [
      { hero: 'hero-1', role: 'defender', maxHp: 10, cubes: null },
      { hero: 'hero-2', role: 'leader', maxHp: 10, cubes: null },
    ],
  },
  {
    kind: 'summon',
    summons: [{ card: { kind: 'scenario', name: 'Wicht', face, back: null }, base: null }],
  },
  sheet(0, ['D...', ...PLAIN.slice(1)]),
  sheet(2, PLAIN),
  ...[put('hero-1', 6, 2), put('hero-2', 0, 5), put('monster-2', 2, 2)],
  { kind: 'actNow', figure: 'monster-2' },
];

/** The first of what the core offers. */
const runFirst = ({ adventure }: GameState): GameCommand => {
  const turn = adventure && boardTurn(adventure, 'monster-2');
  const option = turn?.ok ? turn.value.options[0] : undefined;
  if (!option) throw new Error('no option');
  return { kind: 'runMonster', figure: 'monster-2', end: option.end, hits: option.hits };
};

const spreadFirst = ({ adventure }: GameState): GameCommand => {
  const rune = adventure?.drawn[0]?.id ?? '';
  const spread = adventure && boardDarkness(CATALOGUE, adventure, rune);
  if (!spread?.ok) throw new Error('no darkness');
  return { kind: 'spreadOnBoard', rune, cells: spread.value.options[0]?.cells ?? [] };
};

const STEPS = [
  runFirst,
  { kind: 'applyThreat' },
  { kind: 'drawRunes', by: 'card', count: 1 },
  spreadFirst,
] as const;

async function played(): Promise<{ game: Game; states: string[]; again: () => Promise<Game> }> {
  const clock = ticking();
  const storage = await openIn(newFolder(), clock.now);
  const parts = { storage, catalogue: CATALOGUE, app: 'test', ...clock };
  const game = createGame(parts);
  const heroes = [hero('Jaheen'), hero('Elros')];
  const id = value(await game.create({ name: 'Probe', heroes }));
  value(await game.dispatch(SETUP));
  const states = [canonicalText(openState(game).state)];
  for (const step of STEPS) {
    value(await game.dispatch(step));
    states.push(canonicalText(openState(game).state));
  }
  const again = async () => {
    value(await game.close());
    const reopened = createGame(parts);
    value(await reopened.open(id));
    return reopened;
  };
  return { game, states, again };
}

test('a monster and the darkness on the board: undo and redo lead to the same states', async () => {
  const { game, states } = await played();
  expect(new Set(states).size).toBe(STEPS.length + 1);
  for (const state of states.slice(0, -1).reverse()) {
    value(await game.undo());
    expect(canonicalText(openState(game).state)).toBe(state);
  }
  for (const state of states.slice(1)) {
    value(await game.redo());
    expect(canonicalText(openState(game).state)).toBe(state);
  }
});

test('reopened in between, everything is as it was', async () => {
  const { states, again } = await played();
  expect(canonicalText(openState(await again()).state)).toBe(states.at(-1));
});

test('the history tells the way, the place and the darkness', async () => {
  const { game } = await played();
  const history = value(await game.history());
  const rows = value(await game.historyRows(history.slice(1).map(({ row }) => row)));
  const keys = rows.flatMap(linesOf).map(({ key }) => key);
  for (const key of ['monsterRan', 'figurePlaced', 'threatOpened', 'darknessLaid', 'runesLaid']) {
    expect(keys).toContain(`historyAdventure.${key}`);
  }
});
