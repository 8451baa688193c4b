import { darknessTarget, type GameCommand, type GameState } from '@/src/rules';
import { adventureOf, adventureWith, doing, heroOf, refusing } from '../kit';
import { fightWith, FOUR, outOf, PAIRS } from './fight';

const trauma = (hero: string, x = 1): GameCommand => ({ kind: 'trauma', hero, x });
const curse = (hero: string, x: number): GameCommand => ({ kind: 'curse', hero, x });
const outcome = (state: GameState) => adventureOf(state).outcome;
const pairs = (...then: readonly GameCommand[]) => fightWith({ heroes: FOUR, teams: PAIRS, then });
const four = (...then: readonly GameCommand[]) => fightWith({ heroes: FOUR, then });

test.each([
  ['X9: the second trauma cube beats him', [trauma('hero-2', 2)], ['hero-2']],
  ['X9: one does not', [trauma('hero-2')], []],
  ['X9: the sixth curse cube does', [curse('hero-2', 6)], ['hero-2']],
  ['X9: five do not', [curse('hero-2', 5)], []],
] as const)('%s', (_, then, out) => {
  expect(outOf(four(...then))).toEqual(out);
});

test.each([
  ['X9: a pair stands with three, all on one', [trauma('hero-1', 3)], []],
  [
    'X9: a pair falls with its fourth, both at once',
    [trauma('hero-1', 3), trauma('hero-2')],
    ['hero-1', 'hero-2'],
  ],
  ['X9: the other pair’s cubes do not count', [trauma('hero-1', 3), trauma('hero-3', 3)], []],
  ['X9: curse cubes take only him who has them', [curse('hero-1', 6)], ['hero-1']],
] as const)('%s', (_, then, out) => {
  expect(outOf(pairs(...then))).toEqual(out);
});

test('X9: a hero who may have more raises his pair’s limit', () => {
  const heroes = [{ traumaLimit: 3 }, {}, {}, {}];
  const state = fightWith({ heroes, teams: PAIRS, then: [trauma('hero-1', 3), trauma('hero-2')] });
  expect(outOf(state)).toEqual([]);
  expect(outOf(doing(state, trauma('hero-2')).state)).toEqual(['hero-1', 'hero-2']);
});

test('X9: whoever falls gets his cube and stands up again; with the second he is out', () => {
  const felled = four({ kind: 'harm', figures: ['hero-2'], amount: 10, preventable: false });
  expect(heroOf(felled, 'hero-2')).toMatchObject({ unconscious: true, hp: 0 });
  expect(heroOf(felled, 'hero-2').out).toBeUndefined();
});

test('X9: who is out has no turn, no allies and no place, and is nobody’s target', () => {
  const ally = {
    kind: 'addAlly',
    hero: 'hero-2',
    ally: 'animal',
    name: 'Wolf',
    toughness: null,
  } as const;
  const state = four(ally, trauma('hero-2', 2), { kind: 'nextTurn' }, { kind: 'nextTurn' });
  expect(adventureOf(state).turn).toMatchObject({ key: 'hero-3', place: 6 });
  expect(adventureOf(state).allies).toEqual([]);
  expect(refusing(state, { kind: 'heal', figures: ['hero-2'], amount: 1 })).toBe('hero-beaten');
  expect(refusing(state, { kind: 'note', figure: 'hero-2', text: 'Schade' })).toBe('accepted');
});

test('X9: darkness goes for those who still fight', () => {
  const state = fightWith({ heroes: [{ maxHp: 16 }, {}, {}], then: [trauma('hero-1', 2)] });
  expect(darknessTarget(adventureOf(state))).toBe('hero-2');
  expect(darknessTarget(adventureOf(state), ['hero-2', 'hero-3'])).toBeNull();
});

test('X10: the last hero wins, and with him the fight is over', () => {
  const state = four(trauma('hero-1', 2), trauma('hero-2', 2));
  expect(outcome(state)).toBeNull();
  expect(outcome(doing(state, curse('hero-4', 6)).state)).toEqual({
    result: 'decided',
    winners: ['hero-3'],
  });
});

test('X10: the last pair wins, also with one of them left', () => {
  const state = pairs(curse('hero-3', 6), trauma('hero-1', 3), trauma('hero-2'));
  expect(outcome(state)).toEqual({ result: 'decided', winners: ['hero-3', 'hero-4'] });
});

test('X10: the last rune is a draw; together it is a defeat', () => {
  const all: readonly GameCommand[] = [{ kind: 'drawRunes', by: 'instruction', count: 36 }];
  expect(outcome(fightWith({ then: all }))).toEqual({ result: 'draw' });
  expect(outcome(adventureWith({ then: all }))).toMatchObject({ result: 'lost' });
});

test.each([
  ['X10: a fight is not won together', { result: 'won' }, 'other-mode'],
  ['X10: but by a team', { result: 'decided', winners: ['hero-1'] }, 'accepted'],
  [
    'X10: not by two of different teams',
    { result: 'decided', winners: ['hero-1', 'hero-2'] },
    'no-such-teams',
  ],
  ['X10: or by nobody', { result: 'draw' }, 'accepted'],
] as const)('%s', (_, declared, code) => {
  expect(refusing(fightWith(), { kind: 'declareOutcome', outcome: declared })).toBe(code);
});

test('X10: together nobody wins against the others', () => {
  expect(refusing(adventureWith(), { kind: 'declareOutcome', outcome: { result: 'draw' } })).toBe(
    'other-mode',
  );
});

test('X10: afterwards the heroes are as before; the chronicle knows teams and winners', () => {
  const over = fightWith({ then: [trauma('hero-2', 2)] });
  const { state } = doing(over, { kind: 'closeAdventure', at: 2000, afterwards: 'camp' });
  expect(state.campaign.camp).toBeNull();
  expect(state.campaign.chronicle.at(-1)).toMatchObject({
    result: 'decided',
    teams: [['hero-1'], ['hero-2']],
    winners: ['hero-1'],
  });
});
