import { luckOf, statisticsOf, type GameCommand, type GameState } from '@/src/rules';
import { own } from '../adventure/foes';
import { adventureWith, after, startCommand } from '../adventure/kit';

const hurt = (figure: string, amount: number, by?: string): GameCommand => ({
  kind: 'harm',
  figures: [figure],
  amount,
  preventable: false,
  ...(by === undefined ? {} : { by }),
});

const CLOSED: readonly GameCommand[] = [
  { kind: 'declareOutcome', outcome: { result: 'abandoned' } },
  { kind: 'closeAdventure', at: 601_000, afterwards: 'restart' },
];

/** Ten minutes, one monster of 10 HP called monster-2. */
const played = (...commands: readonly GameCommand[]): GameState =>
  after(adventureWith({ summons: [own()] }), ...commands, ...CLOSED);

const heroIn = (state: GameState, hero: string) =>
  statisticsOf(state.campaign).heroes.find((one) => one.hero === hero);

test('a campaign without adventures has nothing to count', () => {
  const nothing = statisticsOf(after(adventureWith(), ...CLOSED).campaign);
  expect(nothing).toMatchObject({ attempts: 1, won: 0, rounds: 0, defeated: 0 });
  expect(nothing.d20).toEqual(Array(20).fill(0));
});

test('who dealt and took what, and who gave the last hit', () => {
  const state = played(
    hurt('monster-2', 4, 'hero-1'),
    hurt('hero-1', 3),
    hurt('monster-2', 9, 'hero-2'),
  );
  expect(heroIn(state, 'hero-1')).toMatchObject({ dealt: 4, taken: 3, kills: 0 });
  expect(heroIn(state, 'hero-2')).toMatchObject({ dealt: 6, taken: 0, kills: 1 });
  expect(statisticsOf(state.campaign).defeated).toBe(1);
});

test('HP tapped off count for the hero whose turn it is, HP put back for nobody', () => {
  const state = played(
    { kind: 'nextTurn' },
    { kind: 'setHp', figure: 'monster-2', hp: 7, maxHp: 10 },
    { kind: 'setHp', figure: 'monster-2', hp: 9, maxHp: 10 },
    { kind: 'setHp', figure: 'monster-2', hp: 0, maxHp: 10 },
    { kind: 'setHp', figure: 'hero-2', hp: 8, maxHp: 10 },
    { kind: 'setHp', figure: 'hero-2', hp: 10, maxHp: 10 },
  );
  expect(heroIn(state, 'hero-1')).toMatchObject({ dealt: 12, kills: 1 });
  expect(heroIn(state, 'hero-2')).toMatchObject({ dealt: 0, taken: 2 });
});

test('D11: who falls is counted, and the trauma stands in its round', () => {
  const state = played({ kind: 'nextTurn' }, hurt('hero-2', 12));
  expect(heroIn(state, 'hero-2')).toMatchObject({ falls: 1, taken: 10 });
  expect(statisticsOf(state.campaign).courses).toEqual([
    { chapter: 1, number: 1, rounds: [{ curse: 0, trauma: 1, runes: 0, darkness: 0 }] },
  ]);
});

test('a chapter adds its attempts up, a hero his roles', () => {
  const once = played(hurt('monster-2', 1, 'hero-1'));
  const state = after(once, startCommand(), ...CLOSED);
  const { chapters, courses, heroes } = statisticsOf(state.campaign);
  expect(chapters).toEqual([
    { chapter: 1, title: 'Probe', attempts: 2, won: false, rounds: 0, duration: 1_200_000 },
  ]);
  expect(courses.map(({ number }) => number)).toEqual([1, 2]);
  expect(heroes[0]).toMatchObject({ name: 'Jaheen', favourite: 'defender', dealt: 1 });
  expect(heroes[0]?.growth).toEqual([
    { chapter: 1, maxHp: 10, cubes: 5 },
    { chapter: 1, maxHp: 10, cubes: 5 },
  ]);
});

const thrower = (hero: string, rolls: number, pips: number) => {
  const [one] = statisticsOf(played().campaign).heroes;
  if (one === undefined) throw new Error('nobody');
  return { ...one, hero, name: hero, rolls, pips };
};

test.each([
  ['nobody has thrown', [], null],
  ['one alone is neither', [thrower('a', 9, 90)], null],
  ['too few throws are chance', [thrower('a', 9, 90), thrower('b', 4, 80)], null],
  ['all alike', [thrower('a', 9, 90), thrower('b', 18, 180)], null],
  ['by the mean, not the sum', [thrower('a', 5, 75), thrower('b', 9, 90)], ['a', 'b']],
  [
    'the best and the worst of several',
    [thrower('a', 5, 50), thrower('b', 5, 20), thrower('c', 5, 70)],
    ['c', 'b'],
  ],
] as const)('luck: %s', (_name, heroes, expected) => {
  const luck = luckOf({ heroes });
  expect(luck === null ? null : [luck.best.name, luck.worst.name]).toEqual(expected);
});
