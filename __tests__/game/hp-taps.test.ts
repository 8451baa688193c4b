import { groupHistory, linesOfEvents, toldOnce } from '@/src/game';
import { RUNES } from '@/src/content/drunagor';
import { STANDARD_RULES, type GameCommand } from '@/src/rules';
import { newTable, openState, value } from './table/table';

const START: GameCommand = {
  kind: 'startAdventure',
  chapter: 4,
  title: 'Der Überfall',
  at: 1000,
  runes: RUNES,
  rules: STANDARD_RULES,
  heroes: (['defender', 'leader'] as const).map((role, index) => ({
    hero: `hero-${index + 1}`,
    role,
    maxHp: 10,
    cubes: null,
  })),
};

/** The clock of the tests goes a second with every look at it. */
const MOMENT = { step: { within: 10_000 } } as const;
const hp = (figure: string, left: number): GameCommand => ({
  kind: 'setHp',
  figure,
  hp: left,
  maxHp: 10,
});

async function atTheTable() {
  const table = await newTable();
  value(await table.game.dispatch(START));
  const { game, clock } = table;
  const tap = async (command: GameCommand) => value(await game.dispatch(command, MOMENT));
  const lines = async () =>
    groupHistory(value(await game.history()), null).flatMap(({ entries }) => entries).length;
  return { game, clock, tap, lines, before: await lines() };
}

test('several taps on hit points within a moment are one step of undo and one line', async () => {
  const { game, tap, lines, before } = await atTheTable();
  const { steps } = openState(game);
  for (const left of [9, 8, 7]) await tap(hp('hero-1', left));
  expect(openState(game).steps).toBe(steps + 1);
  expect(await lines()).toBe(before + 1);
  value(await game.undo());
  expect(openState(game).state.adventure?.heroes[0]?.hp).toBe(10);
});

test('they are told once, by what they led to; another hero’s by themselves', async () => {
  const { game, tap } = await atTheTable();
  for (const left of [9, 8, 7]) await tap(hp('hero-1', left));
  await tap(hp('hero-2', 9));
  const rows = await game.rowsBack(openState(game).head, () => false, 4);
  expect(rows.length).toBe(4);
  const told = toldOnce([...rows].reverse()).flatMap(({ events }) => linesOfEvents(events ?? []));
  expect(told.map(({ values }) => values)).toMatchObject([{ hp: 7 }, { hp: 9 }]);
});

test.each([
  ['another hero', hp('hero-2', 8), 0],
  ['a moment later', hp('hero-1', 8), 60_000],
])('%s: a step and a line of its own', async (_name, second, wait) => {
  const { game, clock, tap, lines, before } = await atTheTable();
  const { steps } = openState(game);
  await tap(hp('hero-1', 9));
  clock.skip(wait);
  await tap(second);
  expect(openState(game).steps).toBe(steps + 2);
  expect(await lines()).toBe(before + 2);
});

test('a tap that changes nothing does not join what was done before it', async () => {
  const { game, tap } = await atTheTable();
  const { steps } = openState(game);
  await tap(hp('hero-1', 10));
  await tap(hp('hero-1', 9));
  expect(openState(game).steps).toBe(steps + 1);
});
