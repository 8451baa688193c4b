import type { GameCommand } from '@/src/rules';
import { adventureOf, adventureWith, after, doing, refusing, story } from '../kit';
import { animal, hp, own, seen, type Row } from '../foes';

const raise = (hero: string, by: number): GameCommand => ({ kind: 'raiseMaxHp', hero, by });
const dismiss = (figure: string): GameCommand => ({ kind: 'dismiss', figure });
const DOWN: GameCommand = { kind: 'harm', figures: ['hero-1'], amount: 99, preventable: false };
const COMMANDER = { card: 'commander-bane', command: 2 };

const ROWS: readonly Row[] = [
  {
    name: 'D13: +2 LP raises both values at once',
    given: [hp('hero-1', 6)],
    when: [raise('hero-1', 2)],
    then: { 'hero-1': '8/12' },
  },
  {
    name: 'D13: never above 16',
    setup: { heroes: [{ maxHp: 15 }, {}] },
    when: [raise('hero-1', 3)],
    then: { 'hero-1': '16/16' },
  },
  {
    name: 'p53a: cursed, the two HP and the maximum are gone at once',
    setup: { heroes: [{ maxHp: 12 }, {}] },
    given: [hp('hero-1', 9, 12)],
    when: [raise('hero-1', -2)],
    then: { 'hero-1': '7/10' },
  },
  {
    name: 'D13: what falls away may knock the hero out (D11)',
    given: [hp('hero-1', 2)],
    when: [raise('hero-1', -3)],
    then: { 'hero-1': '0/7 trauma 1, down' },
  },
  {
    name: 'D13: an unconscious hero stays at 0, his maximum changes',
    given: [DOWN],
    when: [raise('hero-1', 2)],
    then: { 'hero-1': '0/12 trauma 1, down' },
  },
  {
    name: 'a correction sets both values',
    when: [hp('hero-1', 3, 12)],
    then: { 'hero-1': '3/12' },
  },
  {
    name: 'D11: a correction to 0 knocks the hero out',
    when: [hp('hero-1', 0)],
    then: { 'hero-1': '0/10 trauma 1, down' },
  },
  {
    name: 'D11: a correction above 0 brings him back, his trauma cube stays',
    given: [DOWN],
    when: [hp('hero-1', 4, 11)],
    then: { 'hero-1': '4/11 trauma 1' },
  },
  {
    name: 'S8: a correction to 0 removes a monster',
    setup: { summons: [own()] },
    when: [hp('monster-2', 0)],
    then: { 'monster-2': 'gone' },
  },
  {
    name: 'a commander may be corrected above his start value',
    setup: { summons: [own({}, 'commander')] },
    when: [hp('monster-2', 25)],
    then: { 'monster-2': '25/10' },
  },
  {
    name: 'dismiss: a monster leaves without being beaten',
    setup: { summons: [own()] },
    when: [dismiss('monster-2')],
    then: { 'monster-2': 'gone' },
  },
  {
    name: 'dismiss: an animal leaves',
    given: [animal('Adler')],
    when: [dismiss('ally-1')],
    then: { 'ally-1': 'gone' },
  },
];

test.each(ROWS)('$name', (row) => {
  expect(seen(row)).toEqual(row.then);
});

test('I5, R3: with a commander his card, his attack cards and his deck leave', () => {
  const state = adventureWith({ summons: [COMMANDER] });
  const owner = adventureOf(state).monsters[0]?.id ?? '';
  const laid = after(state, { kind: 'layAttackCards', owner });
  expect(adventureOf(laid).attackCards).toHaveLength(2);
  const done = doing(laid, dismiss(owner));
  expect(story(done)).toEqual(['monsterDefeated', 'attackCardLeft', 'attackCardLeft', 'cardLeft']);
  const { attackCards, cards, decks } = adventureOf(done.state);
  expect([attackCards, cards, decks]).toEqual([[], [], {}]);
});

test('I5: with the last figure of several the card leaves, not before', () => {
  const state = after(adventureWith({ summons: [own(), own()] }), dismiss('monster-2'));
  expect(adventureOf(state).cards).toHaveLength(1);
  expect(adventureOf(after(state, dismiss('monster-3'))).cards).toEqual([]);
});

describe('what changes nothing says nothing', () => {
  const full = adventureWith({ heroes: [{ maxHp: 16 }, {}], summons: [own()] });
  test.each([
    ['by 0', raise('hero-2', 0)],
    ['the same HP of a hero', hp('hero-2', 10)],
    ['the same HP of a monster', hp('monster-2', 10)],
  ])('%s', (_, command) => {
    expect(doing(full, command).events).toEqual([]);
  });
});

test.each([
  ['a maximum of 0', raise('hero-1', -10), 'number-out-of-range'],
  ['a maximum above 16', hp('hero-1', 10, 17), 'number-out-of-range'],
  ['HP above the maximum', hp('hero-1', 11), 'number-out-of-range'],
  ['HP below 0', hp('hero-1', -1), 'number-out-of-range'],
  ['a monster above its card', hp('monster-2', 11), 'number-out-of-range'],
  ['raising nobody', raise('monster-2', 1), 'unknown-hero'],
  ['HP of an animal', hp('ally-3', 1), 'unknown-figure'],
  ['dismissing a hero', dismiss('hero-1'), 'unknown-figure'],
  ['dismissing nobody', dismiss('monster-9'), 'unknown-figure'],
] as const)('refused: %s', (_, command, code) => {
  const state = after(adventureWith({ summons: [own()] }), animal('Adler'));
  expect(refusing(state, command)).toBe(code);
});
