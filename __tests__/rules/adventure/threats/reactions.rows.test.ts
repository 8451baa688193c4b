import {
  threatOutlook,
  type GameCommand,
  type GameState,
  type Reaction,
  type ReactionCost,
  type ReactionEffect,
  type Threat,
} from '@/src/rules';
import {
  adventureOf,
  adventureWith,
  after,
  doing,
  eventsOf,
  heroOf,
  refusing,
  story,
} from '../kit';
import {
  animal,
  APPLY,
  attack,
  companion,
  glance,
  hp,
  own,
  seen,
  tokens,
  trait,
  type Row,
} from '../foes';

const FREE: ReactionCost = { kind: 'free' };
const react = (hero: string, effect: ReactionEffect, cost: ReactionCost = FREE): GameCommand => ({
  kind: 'react',
  reaction: { hero, cost, effect },
});
const prevent = (target: string, amount: number): ReactionEffect => ({
  kind: 'prevent',
  target,
  amount,
});
const all = (target: string, but: 0 | 1): ReactionEffect => ({ kind: 'prevent-all', target, but });
const back = (amount: number): ReactionEffect => ({ kind: 'strike-back', amount });
const protect = (target: string, by: string): ReactionEffect => ({ kind: 'protect', target, by });
const event = (damage: number, preventable = true): GameCommand => ({
  kind: 'openThreat',
  source: { kind: 'event', name: 'Steinschlag' },
  preventable,
  targets: [{ figure: 'hero-1', damage }],
  collateral: [],
});

const ONE = { summons: [own()] };
const THREE = { heroes: [{}, {}, {}], summons: [own()] };
const FIVE = { summons: [own({ damage: 5 })] };

const ROWS: readonly Row[] = [
  {
    name: 'p24c: 3 damage, VERHINDERN 2 and 2 by two heroes: nothing lost',
    setup: { summons: [{ card: 'skeleton-archer/standard/rookie' }] },
    when: [
      attack(['hero-2']),
      react('hero-2', prevent('hero-2', 2)),
      react('hero-1', prevent('hero-2', 2)),
      APPLY,
    ],
    then: { 'hero-2': '10/10', 'hero-1': '10/10' },
  },
  {
    name: 'p30b: 3 damage, 2 shields: 1 lost',
    setup: ONE,
    given: [tokens('hero-1', { shield: 2 })],
    when: [attack(['hero-1']), APPLY],
    then: { 'hero-1': '9/10' },
  },
  {
    name: 'p30b: with VERHINDERN 3 nothing is lost, the shields are',
    setup: ONE,
    given: [tokens('hero-1', { shield: 2 })],
    when: [attack(['hero-1']), react('hero-1', prevent('hero-1', 3)), APPLY],
    then: { 'hero-1': '10/10' },
  },
  {
    name: 'p30c: shields take all; a reaction is allowed and paid all the same',
    setup: ONE,
    given: [tokens('hero-1', { shield: 4, focus: 2 })],
    when: [
      attack(['hero-1']),
      react('hero-1', prevent('hero-1', 3), { kind: 'focus', count: 2 }),
      APPLY,
    ],
    then: { 'hero-1': '10/10 shield 1' },
  },
  {
    name: 'D10: what is prevented too much is lost',
    setup: THREE,
    when: [attack(['hero-1', 'hero-2']), react('hero-1', prevent('hero-1', 9)), APPLY],
    then: { 'hero-1': '10/10', 'hero-2': '7/10' },
  },
  {
    name: 'p53b: "prevent all" against an area attack covers one target',
    setup: THREE,
    when: [attack(['hero-1', 'hero-2', 'hero-3']), react('hero-1', all('hero-2', 0)), APPLY],
    then: { 'hero-1': '7/10', 'hero-2': '10/10', 'hero-3': '7/10' },
  },
  {
    name: 'D10: all but 1 leaves 1',
    setup: FIVE,
    when: [attack(['hero-1']), react('hero-1', all('hero-1', 1)), APPLY],
    then: { 'hero-1': '9/10' },
  },
  {
    name: 'D10: all but 1, after the shields',
    setup: FIVE,
    given: [tokens('hero-1', { shield: 2 })],
    when: [attack(['hero-1']), react('hero-1', all('hero-1', 1)), APPLY],
    then: { 'hero-1': '9/10' },
  },
  {
    name: 'D10: all but 1, and 1 more by another hero',
    setup: FIVE,
    when: [
      attack(['hero-1']),
      react('hero-1', all('hero-1', 1)),
      react('hero-2', prevent('hero-1', 1)),
      APPLY,
    ],
    then: { 'hero-1': '10/10' },
  },
  {
    name: 'D10: all but 1 does not raise what shields left over',
    setup: ONE,
    given: [tokens('hero-1', { shield: 3 })],
    when: [attack(['hero-1']), react('hero-1', all('hero-1', 1)), APPLY],
    then: { 'hero-1': '10/10' },
  },
  {
    name: 'p57a: SELBST, VERHINDERN 3: own damage only',
    setup: THREE,
    when: [attack(['hero-1', 'hero-2']), react('hero-1', prevent('hero-1', 3)), APPLY],
    then: { 'hero-1': '10/10', 'hero-2': '7/10' },
  },
  {
    name: 'p35a: toughness 4, damage 5, 1 prevented: nothing happens',
    setup: FIVE,
    given: [companion('Tharmagar', 4)],
    when: [attack(['ally-3']), react('hero-1', prevent('ally-3', 1)), APPLY],
    then: { 'ally-3': 'there' },
  },
  {
    name: 'D5: unprevented it falls; an animal too',
    setup: FIVE,
    given: [companion('Tharmagar', 4), animal('Adler')],
    when: [attack(['ally-3', 'ally-4']), APPLY],
    then: { 'ally-3': 'gone', 'ally-4': 'gone' },
  },
  {
    name: 'D9: BESCHÜTZEN: the protector is the target instead',
    setup: ONE,
    given: [tokens('hero-1', { shield: 4 }), tokens('hero-2', { shield: 1 })],
    when: [attack(['hero-1']), react('hero-2', protect('hero-1', 'hero-2')), APPLY],
    then: { 'hero-1': '10/10 shield 4', 'hero-2': '8/10' },
  },
  {
    name: 'D9: a companion may step in',
    setup: ONE,
    given: [companion('Tharmagar', 4)],
    when: [attack(['hero-1']), react('hero-2', protect('hero-1', 'ally-3')), APPLY],
    then: { 'hero-1': '10/10', 'ally-3': 'there' },
  },
  {
    name: 'D9: what others prevent for the protector counts',
    setup: THREE,
    when: [
      attack(['hero-1']),
      react('hero-2', protect('hero-1', 'hero-2')),
      react('hero-3', prevent('hero-2', 2)),
      APPLY,
    ],
    then: { 'hero-1': '10/10', 'hero-2': '9/10' },
  },
  {
    name: 'D16: ZURÜCKSCHLAGEN hurts the attacker, and the hero all the same',
    setup: ONE,
    when: [attack(['hero-1']), react('hero-1', back(4)), APPLY],
    then: { 'hero-1': '7/10', 'monster-2': '6/10' },
  },
  {
    name: 'D16: its shields count',
    setup: ONE,
    given: [tokens('monster-2', { shield: 3 })],
    when: [attack(['hero-1']), react('hero-1', back(4)), APPLY],
    then: { 'monster-2': '9/10' },
  },
  {
    name: 'D16: two heroes may strike back; it may be the end of it',
    setup: { summons: [own({ hp: 5 })] },
    when: [attack(['hero-1', 'hero-2']), react('hero-1', back(5)), react('hero-2', back(5)), APPLY],
    then: { 'hero-1': '7/10', 'hero-2': '7/10', 'monster-2': 'gone' },
  },
  {
    name: 'D16: whoever falls to the attack has struck back',
    setup: ONE,
    given: [hp('hero-1', 2)],
    when: [attack(['hero-1']), react('hero-1', back(4)), APPLY],
    then: { 'hero-1': '0/10 trauma 1, down', 'monster-2': '6/10' },
  },
  {
    name: 'D10: an event can be prevented',
    when: [event(4), react('hero-2', prevent('hero-1', 3)), APPLY],
    then: { 'hero-1': '9/10' },
  },
  {
    name: 'D3: not preventable damage goes past shields',
    given: [tokens('hero-1', { shield: 4 })],
    when: [event(4, false), APPLY],
    then: { 'hero-1': '6/10 shield 4' },
  },
  {
    name: 'a reaction taken back is neither paid nor made',
    setup: ONE,
    given: [tokens('hero-1', { focus: 1 })],
    when: [
      attack(['hero-1']),
      react('hero-1', prevent('hero-1', 2), { kind: 'focus', count: 1 }),
      { kind: 'takeBackReaction', hero: 'hero-1' },
      APPLY,
    ],
    then: { 'hero-1': '7/10 focus 1' },
  },
  {
    name: 'a dropped threat hurts nobody and costs nothing',
    setup: ONE,
    given: [tokens('hero-1', { focus: 1, shield: 2 })],
    when: [
      attack(['hero-1']),
      react('hero-1', prevent('hero-1', 2), { kind: 'focus', count: 1 }),
      { kind: 'dropThreat' },
    ],
    then: { 'hero-1': '10/10 focus 1, shield 2' },
  },
  {
    name: 'D11: whoever was knocked out meanwhile neither reacts nor suffers',
    setup: THREE,
    when: [
      attack(['hero-1', 'hero-2']),
      react('hero-2', prevent('hero-1', 2)),
      { kind: 'harm', figures: ['hero-2'], amount: 99, preventable: false },
      APPLY,
    ],
    then: { 'hero-1': '7/10', 'hero-2': '0/10 trauma 1, down' },
  },
];

test.each(ROWS)('$name', (row) => {
  expect(seen(row)).toEqual(row.then);
});

describe('D10: one reaction per hero and threat', () => {
  const state = after(
    adventureWith({ heroes: [{}, {}], summons: [own({ damage: 5 })] }),
    attack(['hero-1']),
    react('hero-1', prevent('hero-1', 1)),
  );
  test('another one takes its place', () => {
    const again = after(state, react('hero-1', prevent('hero-1', 2)));
    expect(adventureOf(again).threat?.reactions).toHaveLength(1);
    expect(glance(after(again, APPLY), 'hero-1')).toBe('7/10');
  });
  test('the same one again changes nothing', () => {
    expect(doing(state, react('hero-1', prevent('hero-1', 1))).events).toEqual([]);
  });
  test('taking back what is not there changes nothing', () => {
    expect(doing(state, { kind: 'takeBackReaction', hero: 'hero-2' }).events).toEqual([]);
  });
});

describe('what a reaction costs', () => {
  const CUBES = { yellow: 1, red: 1, green: 0, blue: 0 };
  const start = after(
    adventureWith({ heroes: [{ cubes: CUBES }, { cubes: null }], summons: [own()] }),
    { kind: 'actNow', figure: 'monster-2' },
    tokens('hero-1', { focus: 3 }),
    attack(['hero-1', 'hero-2']),
  );
  const yellow: ReactionCost = { kind: 'cube', colour: 'yellow' };
  const paid = (cost: ReactionCost) =>
    after(start, react('hero-1', prevent('hero-1', 1), cost), APPLY);
  test('Q2: the cube lies on the skill', () => {
    expect(heroOf(paid(yellow), 'hero-1').cubes).toEqual({
      available: { yellow: 0, red: 1, green: 0, blue: 0 },
      placed: { yellow: 1, red: 0, green: 0, blue: 0 },
      spent: { yellow: 0, red: 0, green: 0, blue: 0 },
    });
  });
  test('until it is applied nothing is paid', () => {
    const open = after(start, react('hero-1', prevent('hero-1', 1), yellow));
    expect(heroOf(open, 'hero-1').cubes?.available).toEqual(CUBES);
  });
  test('Q8: focus tokens go back and the technique counts for this turn', () => {
    const state = paid({ kind: 'focus', count: 2 });
    expect(heroOf(state, 'hero-1').tokens).toEqual({ focus: 1 });
    expect(adventureOf(state).turn?.focused).toEqual(['hero-1']);
  });
  test('Q3: the last cube brings the forced recall, after the whole attack', () => {
    const last = after(start, { kind: 'placeCube', hero: 'hero-1', colour: 'red' });
    const done = doing(after(last, react('hero-1', prevent('hero-1', 1), yellow)), APPLY);
    expect(story(done).slice(-3)).toEqual(['curseSet', 'recalled', 'threatClosed']);
    expect(heroOf(done.state, 'hero-1')).toMatchObject({
      hp: 8,
      curse: [{ skill: null }],
      cubes: { available: CUBES },
    });
  });
  test('without tracking the number last said goes down', () => {
    const said = after(start, { kind: 'sayCubes', hero: 'hero-2', available: 3 });
    const done = after(said, react('hero-2', prevent('hero-2', 1), yellow), APPLY);
    expect(heroOf(done, 'hero-2').cubesSaid).toBe(2);
  });
  test.each([
    ['a cube that is not there', { kind: 'cube', colour: 'blue' }, 'no-cube'],
    ['more focus than there is', { kind: 'focus', count: 4 }, 'no-token'],
    ['five focus', { kind: 'focus', count: 5 }, 'number-out-of-range'],
    ['no focus', { kind: 'focus', count: 0 }, 'number-out-of-range'],
  ] as const)('refused: %s', (_, cost, code) => {
    expect(refusing(start, react('hero-1', prevent('hero-1', 1), cost))).toBe(code);
  });
  test('refused when the cube went elsewhere before it is applied', () => {
    const gone = after(start, react('hero-1', prevent('hero-1', 1), yellow), {
      kind: 'placeCube',
      hero: 'hero-1',
      colour: 'yellow',
    });
    expect(refusing(gone, APPLY)).toBe('no-cube');
  });
});

describe('refused reactions', () => {
  const down: GameCommand = { kind: 'harm', figures: ['hero-3'], amount: 99, preventable: false };
  const start = after(adventureWith({ heroes: [{}, {}, {}], summons: [own()] }), down);
  const attacked = after(start, attack(['hero-1']));
  const both = after(start, attack(['hero-1', 'hero-2']));
  const cruel = after(
    adventureWith({ summons: [own({ abilities: [trait('vicious')] })] }),
    attack(['hero-1']),
  );
  const struck = after(start, event(3));
  const rows: readonly (readonly [string, GameState, GameCommand, string])[] = [
    ['without a threat', start, react('hero-1', prevent('hero-1', 1)), 'no-threat'],
    ['D2: against GRAUSAM', cruel, react('hero-1', prevent('hero-1', 1)), 'not-preventable'],
    ['D11: by an unconscious hero', attacked, react('hero-3', prevent('hero-1', 1)), 'unconscious'],
    ['by nobody', attacked, react('hero-9', prevent('hero-1', 1)), 'unknown-hero'],
    [
      'for somebody not threatened',
      attacked,
      react('hero-1', prevent('hero-2', 1)),
      'not-a-target',
    ],
    ['for an unknown figure', attacked, react('hero-1', prevent('hero-9', 1)), 'unknown-figure'],
    ['preventing below 0', attacked, react('hero-1', prevent('hero-1', -1)), 'number-out-of-range'],
    ['all for somebody else', attacked, react('hero-1', all('hero-2', 0)), 'not-a-target'],
    ['D16: by a hero not attacked', attacked, react('hero-2', back(2)), 'not-a-target'],
    ['D16: against an event', struck, react('hero-1', back(2)), 'not-an-attack'],
    ['D9: against an event', struck, react('hero-2', protect('hero-1', 'hero-2')), 'not-an-attack'],
    ['D9: by a target', both, react('hero-2', protect('hero-1', 'hero-2')), 'already-a-target'],
    [
      'D9: of nobody attacked',
      attacked,
      react('hero-2', protect('hero-2', 'hero-2')),
      'not-a-target',
    ],
    [
      'D9: by the unconscious',
      attacked,
      react('hero-2', protect('hero-1', 'hero-3')),
      'unconscious',
    ],
    [
      'D9: by a monster',
      attacked,
      react('hero-2', protect('hero-1', 'monster-2')),
      'unknown-figure',
    ],
    ['taking back of nobody', attacked, { kind: 'takeBackReaction', hero: 'x' }, 'unknown-hero'],
    [
      'taking back without a threat',
      start,
      { kind: 'takeBackReaction', hero: 'hero-1' },
      'no-threat',
    ],
  ];
  test.each(rows)('%s', (_, state, command, code) => {
    expect(refusing(state, command)).toBe(code);
  });
  test('D9: one protector cannot stand in for two', () => {
    const state = after(
      adventureWith({ heroes: [{}, {}, {}, {}], summons: [own()] }),
      attack(['hero-1', 'hero-2']),
      react('hero-3', protect('hero-1', 'hero-3')),
    );
    expect(refusing(state, react('hero-4', protect('hero-2', 'hero-3')))).toBe('already-a-target');
  });
  test('D9: a protector may enter it anew with another cost', () => {
    const state = after(attacked, react('hero-2', protect('hero-1', 'hero-2')));
    const paid: ReactionCost = { kind: 'cube', colour: 'red' };
    expect(refusing(state, react('hero-2', protect('hero-1', 'hero-2'), paid))).toBe('accepted');
  });
  test('D9: left a target by a reaction taken back, the protector takes one attack only', () => {
    const state = after(
      adventureWith({ heroes: [{}, {}, {}, {}, {}], summons: [own()] }),
      companion('Tharmagar', 9),
      attack(['hero-1', 'hero-2']),
      react('hero-5', protect('hero-1', 'hero-3')),
      react('hero-4', protect('hero-3', 'ally-3')),
      react('hero-2', protect('hero-2', 'hero-3')),
      { kind: 'takeBackReaction', hero: 'hero-4' },
      APPLY,
    );
    const left = ['hero-1', 'hero-2', 'hero-3'].map((id) => glance(state, id));
    expect(left).toEqual(['10/10', '7/10', '7/10']);
  });
  test('D16: the protector may strike back in place of the protected', () => {
    const state = after(attacked, react('hero-1', protect('hero-1', 'hero-2')));
    expect(refusing(state, react('hero-2', back(2)))).toBe('accepted');
  });
});

test('D10: the event says what shields and reactions took', () => {
  const state = after(
    adventureWith(FIVE),
    tokens('hero-1', { shield: 1 }),
    attack(['hero-1']),
    react('hero-2', prevent('hero-1', 2)),
  );
  expect(eventsOf(doing(state, APPLY), 'harmed')).toMatchObject([
    { amount: 5, shield: 1, prevented: 2, lost: 2, hp: 8, by: { id: 'monster-2' }, cause: 'D3' },
  ]);
});

test('an open threat with its reactions survives a restart', () => {
  const state = after(
    adventureWith(FIVE),
    attack(['hero-1']),
    react('hero-2', prevent('hero-1', 2)),
  );
  const restarted = JSON.parse(JSON.stringify(state)) as GameState;
  expect(restarted).toEqual(state);
  expect(after(restarted, APPLY)).toEqual(after(state, APPLY));
});

describe('the outlook before applying says what applying does', () => {
  const outlook = (reactions: readonly Reaction[]) => {
    const state = after(
      adventureWith({ heroes: [{}, {}, {}], summons: [own({ damage: 5 })] }),
      companion('Tharmagar', 4),
      tokens('hero-1', { shield: 1 }),
      hp('hero-2', 5),
      attack(['hero-1', 'hero-2', 'ally-3']),
      ...reactions.map((reaction): GameCommand => ({ kind: 'react', reaction })),
    );
    const { threat } = adventureOf(state);
    return { state, outlook: threatOutlook(adventureOf(state), threat as Threat) };
  };
  const rows: readonly (readonly [string, readonly Reaction[]])[] = [
    ['no reaction', []],
    ['one prevented', [{ hero: 'hero-1', cost: FREE, effect: prevent('hero-2', 2) }]],
    ['protected', [{ hero: 'hero-3', cost: FREE, effect: protect('hero-2', 'hero-3') }]],
    ['companion saved', [{ hero: 'hero-1', cost: FREE, effect: all('ally-3', 1) }]],
  ];
  test.each(rows)('%s', (_, reactions) => {
    const { state, outlook: before } = outlook(reactions);
    const harmed = eventsOf(doing(state, APPLY), 'harmed');
    expect(before).toEqual(
      harmed.map(({ who, amount, shield, prevented, lost, hp: left }) => ({
        figure: who.id,
        damage: amount,
        shield,
        prevented,
        lost,
        drained: 0,
        falls: left === 0,
      })),
    );
  });
});
