import type { GameCommand } from '@/src/rules';
import {
  adventureOf,
  adventureWith,
  after,
  cardOf,
  doing,
  eventsOf,
  refusing,
  story,
} from '../kit';
import { animal, companion, hp, own, seen, tokens, type Row } from '../foes';

const harm = (
  figures: readonly string[],
  amount: number,
  more: Partial<Extract<GameCommand, { kind: 'harm' }>> = {},
): GameCommand => ({ kind: 'harm', figures, amount, preventable: true, ...more });

const heal = (figures: readonly string[], amount: number): GameCommand => ({
  kind: 'heal',
  figures,
  amount,
});
const drain = (from: string, to: string, amount: number): GameCommand => ({
  kind: 'drainHealth',
  from,
  to,
  amount,
});
const pay = (hero: string, amount: number): GameCommand => ({ kind: 'payLife', hero, amount });

const ONE = { summons: [own()] };
const COMMANDER = { summons: [own({}, 'commander')] };
const LIEUTENANT = { summons: [own({}, 'lieutenant')] };

const ROWS: readonly Row[] = [
  {
    name: 'D3: damage is lost HP',
    when: [harm(['hero-1'], 3)],
    then: { 'hero-1': '7/10', 'hero-2': '10/10' },
  },
  {
    name: 'D3: shields first, as many as still reduce',
    given: [tokens('hero-1', { shield: 4 })],
    when: [harm(['hero-1'], 3)],
    then: { 'hero-1': '10/10 shield 1' },
  },
  {
    name: 'D3: shields that do not reach leave the rest to HP',
    given: [tokens('hero-1', { shield: 2 })],
    when: [harm(['hero-1'], 5)],
    then: { 'hero-1': '7/10' },
  },
  {
    name: 'D3: not preventable damage skips the shields',
    given: [tokens('hero-1', { shield: 4 })],
    when: [harm(['hero-1'], 3, { preventable: false })],
    then: { 'hero-1': '7/10 shield 4' },
  },
  {
    name: 'D3: a monster spends its shields too (S2b)',
    setup: ONE,
    given: [tokens('monster-2', { shield: 1 })],
    when: [harm(['monster-2'], 4)],
    then: { 'monster-2': '7/10' },
  },
  {
    name: 'D3: an area attack hits each figure once, however often it is named',
    setup: ONE,
    when: [harm(['hero-1', 'monster-2', 'hero-1'], 2)],
    then: { 'hero-1': '8/10', 'monster-2': '8/10', 'hero-2': '10/10' },
  },
  {
    name: 'D4: collateral tokens come with lost HP',
    when: [harm(['hero-1'], 1, { tokens: { bleed: 2, slow: 1 } })],
    then: { 'hero-1': '9/10 bleed 2, slow 1' },
  },
  {
    name: 'D4: no lost HP, no collateral tokens',
    given: [tokens('hero-1', { shield: 1 })],
    when: [harm(['hero-1'], 1, { tokens: { bleed: 2 } })],
    then: { 'hero-1': '10/10' },
  },
  {
    name: 'D4: a spell brings them always (W4)',
    given: [tokens('hero-1', { shield: 1 })],
    when: [harm(['hero-1'], 1, { tokens: { bleed: 2 }, always: true })],
    then: { 'hero-1': '10/10 bleed 2' },
  },
  {
    name: 'p28d: two hits with BLUTEN 1 and GIFT 1 on one target: 2 and 2',
    setup: ONE,
    when: [
      harm(['monster-2'], 2, { tokens: { bleed: 1, poison: 1 } }),
      harm(['monster-2'], 2, { tokens: { bleed: 1, poison: 1 } }),
    ],
    then: { 'monster-2': '6/10 bleed 2, poison 2' },
  },
  {
    name: 'p28d: on two targets 1 and 1 each',
    setup: { summons: [own(), own()] },
    when: [
      harm(['monster-2'], 2, { tokens: { bleed: 1, poison: 1 } }),
      harm(['monster-3'], 2, { tokens: { bleed: 1, poison: 1 } }),
    ],
    then: { 'monster-2': '8/10 bleed 1, poison 1', 'monster-3': '8/10 bleed 1, poison 1' },
  },
  {
    name: 'D5: an animal falls to 1 damage',
    given: [animal('Adler')],
    when: [harm(['ally-1'], 1)],
    then: { 'ally-1': 'gone' },
  },
  {
    name: 'D5: a companion stands at damage equal to its toughness',
    given: [companion('Tharmagar', 4)],
    when: [harm(['ally-1'], 4), harm(['ally-1'], 4)],
    then: { 'ally-1': 'there' },
  },
  {
    name: 'p35a: toughness 4, damage 5: falls',
    given: [companion('Tharmagar', 4)],
    when: [harm(['ally-1'], 5)],
    then: { 'ally-1': 'gone' },
  },
  {
    name: 'D21: damage a companion ignores brings no collateral effect',
    given: [companion('Tharmagar', 4)],
    when: [harm(['ally-1'], 4, { tokens: { bleed: 2 } })],
    then: { 'ally-1': 'there' },
  },
  {
    name: 'D21: not preventable damage up to the toughness is ignored too',
    given: [companion('Tharmagar', 4)],
    when: [harm(['ally-1'], 4, { preventable: false })],
    then: { 'ally-1': 'there' },
  },
  {
    name: 'D10: shields of companions and animals count',
    given: [
      animal('Adler'),
      companion('Tharmagar', 4),
      tokens('ally-1', { shield: 2 }),
      tokens('ally-2', { shield: 1 }),
    ],
    when: [harm(['ally-1'], 2), harm(['ally-2'], 5)],
    then: { 'ally-1': 'there', 'ally-2': 'there' },
  },
  {
    name: 'D11: at 0 conditions go, resources stay, one trauma cube',
    given: [tokens('hero-1', { bleed: 2, stealth: 1, focus: 3, fury: 1 })],
    when: [harm(['hero-1'], 10)],
    then: { 'hero-1': '0/10 focus 3, fury 1, trauma 1, down' },
  },
  {
    name: 'D11: more than all HP is no more than all HP',
    when: [harm(['hero-1'], 99)],
    then: { 'hero-1': '0/10 trauma 1, down' },
  },
  {
    name: 'D11: nothing touches an unconscious hero',
    given: [harm(['hero-1'], 10)],
    when: [
      harm(['hero-1'], 5, { tokens: { bleed: 1 }, always: true }),
      heal(['hero-1'], 5),
      drain('hero-1', 'hero-2', 2),
    ],
    then: { 'hero-1': '0/10 trauma 1, down' },
  },
  {
    name: 'S2c: healing stops at the maximum',
    given: [hp('hero-1', 8)],
    when: [heal(['hero-1'], 5)],
    then: { 'hero-1': '10/10' },
  },
  {
    name: 'S2c: a monster heals up to its card',
    setup: ONE,
    given: [hp('monster-2', 8)],
    when: [heal(['monster-2'], 5)],
    then: { 'monster-2': '10/10' },
  },
  {
    name: 'S2c: a commander heals without limit',
    setup: COMMANDER,
    when: [heal(['monster-2'], 5)],
    then: { 'monster-2': '15/10' },
  },
  {
    name: 'S2c: a lieutenant heals without limit',
    setup: LIEUTENANT,
    when: [heal(['monster-2'], 5)],
    then: { 'monster-2': '15/10' },
  },
  {
    name: 'S2c: companions and animals have nothing to heal',
    given: [animal('Adler')],
    when: [heal(['ally-1'], 3)],
    then: { 'ally-1': 'there' },
  },
  {
    name: 'D14: LP ENTZIEHEN moves HP and asks no shields',
    setup: ONE,
    given: [hp('monster-2', 5), tokens('hero-1', { shield: 4 })],
    when: [drain('hero-1', 'monster-2', 3)],
    then: { 'hero-1': '7/10 shield 4', 'monster-2': '8/10' },
  },
  {
    name: 'D14: it moves no more than there is, and may knock out',
    setup: ONE,
    given: [hp('monster-2', 5), hp('hero-1', 2)],
    when: [drain('hero-1', 'monster-2', 4)],
    then: { 'hero-1': '0/10 trauma 1, down', 'monster-2': '7/10' },
  },
  {
    name: 'D14: a commander exceeds what he started with by it',
    setup: COMMANDER,
    when: [drain('hero-1', 'monster-2', 3)],
    then: { 'hero-1': '7/10', 'monster-2': '13/10' },
  },
  {
    name: 'D14: a companion has no HP to take',
    setup: ONE,
    given: [hp('monster-2', 5), companion('Tharmagar', 2)],
    when: [drain('ally-3', 'monster-2', 4)],
    then: { 'ally-3': 'there', 'monster-2': '5/10' },
  },
  {
    name: 'D14: BEZAHLE X LEBEN is not preventable',
    given: [tokens('hero-1', { shield: 2 })],
    when: [pay('hero-1', 3)],
    then: { 'hero-1': '7/10 shield 2' },
  },
  {
    name: 'D14: down to 1 it may be paid',
    when: [pay('hero-1', 9)],
    then: { 'hero-1': '1/10' },
  },
  {
    name: 'S8: at 0 a monster leaves at once',
    setup: { summons: [own(), own()] },
    given: [tokens('monster-2', { bleed: 2 })],
    when: [harm(['monster-2'], 10)],
    then: { 'monster-2': 'gone', 'monster-3': '10/10' },
  },
];

test.each(ROWS)('$name', (row) => {
  expect(seen(row)).toEqual(row.then);
});

test('I5: the card stays while one of its figures stands, and leaves with the last', () => {
  const two = adventureWith({ summons: [own(), own()] });
  const one = after(two, harm(['monster-2'], 10));
  expect(cardOf(one, 'card-1').id).toBe('card-1');
  const last = doing(one, harm(['monster-3'], 10));
  expect(adventureOf(last.state).cards).toEqual([]);
  expect(eventsOf(last, 'cardLeft')).toMatchObject([{ cause: 'I5', card: 'card-1' }]);
});

test('D11: the fall in its order: conditions, unconscious, free recall, trauma cube', () => {
  const state = after(adventureWith(), tokens('hero-1', { bleed: 1 }), {
    kind: 'placeCube',
    hero: 'hero-1',
    colour: 'yellow',
  });
  const done = doing(state, harm(['hero-1'], 10));
  expect(story(done)).toEqual(['harmed', 'tokensSet', 'fell', 'recalled', 'traumaSet']);
  expect(eventsOf(done, 'recalled')).toMatchObject([{ recall: 'free', cause: 'D11' }]);
  expect(adventureOf(done.state).heroes[0]?.cubes).toMatchObject({
    available: { yellow: 2, red: 1, green: 1, blue: 1 },
    placed: { yellow: 0 },
  });
});

test('D12: the second trauma cube of one hero loses the adventure', () => {
  const up = hp('hero-1', 10);
  const once = after(adventureWith(), harm(['hero-1'], 10), up);
  expect(adventureOf(once).outcome).toBeNull();
  const lost = after(once, harm(['hero-1'], 10));
  expect(adventureOf(lost).outcome).toEqual({
    result: 'lost',
    reason: { kind: 'trauma', hero: 'hero-1' },
  });
});

test('D12: a raised limit holds', () => {
  const state = adventureWith({ heroes: [{ traumaLimit: 3 }, {}] });
  const twice = after(state, harm(['hero-1'], 10), hp('hero-1', 10), harm(['hero-1'], 10));
  expect(adventureOf(twice).outcome).toBeNull();
});

test('D10: the event says what shields took and what was lost', () => {
  const state = after(adventureWith({ summons: [own()] }), tokens('hero-1', { shield: 2 }));
  const done = doing(state, harm(['hero-1'], 5, { by: 'monster-2' }));
  expect(eventsOf(done, 'harmed')).toMatchObject([
    { amount: 5, shield: 2, prevented: 0, lost: 3, hp: 7, by: { id: 'monster-2' } },
  ]);
});

describe('what changes nothing says nothing', () => {
  const state = after(adventureWith({ summons: [own()] }), animal('Adler'));
  test.each([
    ['0 damage', harm(['hero-1'], 0)],
    ['nobody named', harm([], 3)],
    ['healing at full HP', heal(['hero-1'], 3)],
    ['HP taken from oneself', drain('hero-1', 'hero-1', 3)],
  ])('%s', (_, command) => {
    expect(doing(state, command).events).toEqual([]);
  });
});

describe('refused', () => {
  const state = after(adventureWith({ summons: [own()] }), harm(['hero-2'], 10));
  test.each([
    ['an unknown figure', harm(['hero-9'], 1), 'unknown-figure'],
    ['an unknown attacker', harm(['hero-1'], 1, { by: 'monster-9' }), 'unknown-figure'],
    ['less than nothing', harm(['hero-1'], -1), 'number-out-of-range'],
    ['half a point', harm(['hero-1'], 0.5), 'number-out-of-range'],
    ['tokens below 0', harm(['hero-1'], 1, { tokens: { bleed: -1 } }), 'number-out-of-range'],
    ['healing nobody knows', heal(['monster-9'], 1), 'unknown-figure'],
    ['healing below 0', heal(['hero-1'], -2), 'number-out-of-range'],
    ['HP of an unknown figure', drain('hero-9', 'monster-2', 1), 'unknown-figure'],
    ['HP for an unknown figure', drain('hero-1', 'monster-9', 1), 'unknown-figure'],
    ['D14: paying what would knock out', pay('hero-1', 10), 'would-fall'],
    ['D11: an unconscious hero pays nothing', pay('hero-2', 1), 'unconscious'],
    ['paying nothing', pay('hero-1', 0), 'number-out-of-range'],
    ['a monster that pays', pay('monster-2', 1), 'unknown-hero'],
  ] as const)('%s', (_, command, code) => {
    expect(refusing(state, command)).toBe(code);
  });
});
