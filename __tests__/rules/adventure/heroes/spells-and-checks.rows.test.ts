import { warningsFor, type GameCommand, type GameState, type Tokens } from '@/src/rules';
import { adventureWith, after, doing, eventsOf, heroOf, monsterOf, refusing, story } from '../kit';

type Spell = Extract<GameCommand, { kind: 'spellAttack' }>;
type Check = Extract<GameCommand, { kind: 'check' }>;

const spell = (change: Partial<Spell> = {}): Spell => ({
  kind: 'spellAttack',
  hero: 'hero-1',
  targets: ['monster-2'],
  damage: 1,
  tokens: {},
  ...change,
});
const tokens = (figure: string, set: Tokens): GameCommand => ({
  kind: 'setTokens',
  figure,
  tokens: set,
});
const facing = (...then: GameCommand[]): GameState =>
  adventureWith({ summons: [{ card: 'skeleton-archer/standard/champion', hp: 20 }], then });
const target = (state: GameState) => monsterOf(state, 'monster-2');

describe('spells', () => {
  test('W4: always hits, without a die', () => {
    const done = doing(facing(), spell({ damage: 3 }));
    expect(target(done.state).hp).toBe(17);
    expect(eventsOf(done, 'drawn')).toEqual([]);
  });

  test('p30a: all damage taken, NIEDERSCHLAGEN all the same', () => {
    const state = facing(tokens('monster-2', { shield: 2 }));
    const { tokens: left } = target(doing(state, spell({ tokens: { 'knock-down': 1 } })).state);
    expect(left).toEqual({ shield: 1, 'knock-down': 1 });
  });

  test('W4: without any damage, too', () => {
    const { state } = doing(facing(), spell({ damage: 0, tokens: { burn: 2 } }));
    expect(target(state)).toMatchObject({ hp: 20, tokens: { burn: 2 } });
  });

  test('C4: immunities hold', () => {
    expect(target(doing(facing(), spell({ tokens: { bleed: 1 } })).state).tokens).toEqual({});
  });

  test('C5: a spell does not reveal', () => {
    const state = facing(tokens('hero-1', { stealth: 1 }));
    const done = doing(state, spell({ damage: 2 }));
    expect(heroOf(done.state, 'hero-1').tokens).toEqual({ stealth: 1 });
    expect(target(done.state).hp).toBe(18);
  });

  test('W3: EINSCHÜCHTERN weakens it and comes off', () => {
    const state = facing(tokens('hero-1', { intimidate: 2 }));
    const done = doing(state, spell({ damage: 3 }));
    expect([target(done.state).hp, heroOf(done.state, 'hero-1').tokens]).toEqual([19, {}]);
  });

  describe('SPLIT', () => {
    const share = (x: number, other: number, change: Partial<Spell> = {}) =>
      spell({
        damage: 4,
        targets: ['monster-2', 'monster-4'],
        shares: [
          { figure: 'monster-2', x },
          { figure: 'monster-4', x: other },
        ],
        ...change,
      });
    const two = (set: Tokens, ...marks: readonly GameCommand[]) =>
      adventureWith({
        summons: [
          { card: 'skeleton-archer/standard/champion', hp: 20 },
          { card: 'executioner/standard/fighter', hp: 20 },
        ],
        then: [tokens('hero-1', set), ...marks],
      });
    test.each<readonly [string, Tokens, Spell, readonly [number, number]]>([
      ['p53c: each his share', {}, share(3, 1), [17, 19]],
      ['p53c: FURY is in the sum once', { fury: 1 }, share(3, 2, { fury: true }), [17, 18]],
      ['p53c: so is INTIMIDATE', { intimidate: 1 }, share(1, 2), [19, 18]],
      ['p53c: whoever gets nothing is not hit', {}, share(4, 0), [16, 20]],
      [
        'p53c: nor is whoever is not named',
        {},
        share(4, 0, { shares: [{ figure: 'monster-2', x: 4 }] }),
        [16, 20],
      ],
    ])('%s', (_, set, command, left) => {
      const { state } = doing(two(set), command);
      expect([target(state).hp, monsterOf(state, 'monster-4').hp]).toEqual(left);
    });
    test.each<readonly [string, Tokens, Spell]>([
      ['more than there is', {}, share(3, 2)],
      ['FURY he does not spend', { fury: 1 }, share(3, 2)],
      ['what INTIMIDATE took', { intimidate: 1 }, share(2, 2)],
      ['less than nothing', {}, share(5, -1)],
    ])('p53c: refused, %s', (_, set, command) => {
      expect(refusing(two(set), command)).toBe('number-out-of-range');
    });

    const mark = (monster: string, hero = 'hero-1'): GameCommand => ({
      kind: 'mark',
      monster,
      hero,
    });
    const [FIRST, SECOND] = ['monster-2', 'monster-4'] as const;
    test.each<readonly [string, readonly GameCommand[], Spell, readonly [number, number] | null]>([
      ['is in the sum', [mark(FIRST)], share(3, 2), [17, 18]],
      ['is no more on top of a share', [mark(FIRST)], share(4, 0), [16, 20]],
      ['is there for the marked one alone', [mark(FIRST)], share(5, 0), [15, 20]],
      ['is not there if the marked one gets nothing', [mark(FIRST)], share(0, 5), null],
      ['is in the sum once, however many', [mark(FIRST), mark(SECOND)], share(3, 2), [17, 18]],
      ['is not in it twice', [mark(FIRST), mark(SECOND)], share(3, 3), null],
      ['is nobody else’s', [mark(FIRST, 'hero-2')], share(3, 2), null],
    ])('W3, p53c: MARKED %s', (_, marks, command, left) => {
      const state = two({}, ...marks);
      if (left === null) return expect(refusing(state, command)).toBe('number-out-of-range');
      const done = doing(state, command).state;
      expect([target(done).hp, monsterOf(done, SECOND).hp]).toEqual(left);
    });
  });

  test('p25c: MARKIERT helps the marker, and not the spell that brings it', () => {
    const first = doing(facing(), spell({ damage: 3, tokens: { 'rangers-mark': 1 } })).state;
    expect(target(first).hp).toBe(17);
    expect(target(after(first, spell({ damage: 3 }))).hp).toBe(13);
    expect(target(after(first, spell({ damage: 3, hero: 'hero-2' }))).hp).toBe(14);
  });

  test('Q8: WUT works for spells', () => {
    const { state } = doing(
      facing(tokens('hero-1', { fury: 1 })),
      spell({ damage: 2, fury: true }),
    );
    expect([target(state).hp, heroOf(state, 'hero-1').tokens]).toEqual([17, {}]);
  });

  test('Q8: without a token there is no WUT', () => {
    expect(refusing(facing(), spell({ fury: true }))).toBe('no-token');
  });

  test('Q8: a second WUT in one turn is a doubt', () => {
    const state = facing(tokens('hero-1', { fury: 2 }), { kind: 'nextTurn' });
    const once = after(state, spell({ fury: true }));
    expect(warningsFor(once, spell({ fury: true }))).toEqual([
      { code: 'fury-used', name: 'Jaheen' },
    ]);
  });

  test.each<readonly [string, Spell, string]>([
    ['the same target twice', spell({ targets: ['monster-2', 'monster-2'] }), 'already-a-target'],
    ['an unknown target', spell({ targets: ['monster-7'] }), 'unknown-figure'],
    ['damage out of range', spell({ damage: 1000 }), 'number-out-of-range'],
    ['tokens that are none', spell({ tokens: { gold: 1 } as Tokens }), 'unknown-thing'],
  ])('W4: %s is refused', (_, command, code) => {
    expect(refusing(facing(), command)).toBe(code);
  });

  test('D11: an unconscious hero is no target', () => {
    const state = facing({ kind: 'setHp', figure: 'hero-2', hp: 0, maxHp: 10 });
    expect(refusing(state, spell({ targets: ['hero-2'] }))).toBe('unconscious');
  });
});

describe('checks', () => {
  const check = (change: Partial<Check> = {}): Check => ({
    kind: 'check',
    hero: 'hero-1',
    bonus: 0,
    difficulty: 12,
    path: false,
    ...change,
  });
  const success = (command: Check, dice: readonly number[]): boolean | undefined =>
    eventsOf(doing(facing(), command, dice), 'checked')[0]?.success;

  test.each<readonly [string, Check, readonly number[], boolean]>([
    ['as much as the difficulty', check(), [12], true],
    ['one less', check(), [11], false],
    ['the bonus counts', check({ bonus: 3 }), [9], true],
    ['a 1 can succeed', check({ bonus: 11 }), [1], true],
    ['a 20 can fail', check({ difficulty: 25 }), [20], false],
    ['WIEDERHOLEN after a failure', check({ repeat: true }), [3, 14], true],
    ['WIEDERHOLEN only once', check({ repeat: true }), [3, 4, 20], false],
    ['WIEDERHOLEN not after a success', check({ repeat: true }), [13, 2], true],
  ])('W5: %s', (_, command, dice, expected) => {
    expect(success(command, dice)).toBe(expected);
  });

  test('W5: the matching path succeeds at once, without a die', () => {
    const done = doing(facing(), check({ path: true, difficulty: 30 }));
    expect(story(done)).toEqual(['checked']);
    expect(eventsOf(done, 'checked')[0]).toMatchObject({ roll: 0, success: true });
  });

  test('W5: VERBORGEN and EINSCHÜCHTERN stay: no attack', () => {
    const state = facing(tokens('hero-1', { stealth: 1, intimidate: 1 }));
    const { tokens: left } = heroOf(doing(state, check(), [20]).state, 'hero-1');
    expect(left).toEqual({ stealth: 1, intimidate: 1 });
  });

  test('W5: a difficulty out of range', () => {
    expect(refusing(facing(), check({ difficulty: -1 }), [10])).toBe('number-out-of-range');
  });

  test('D11: an unconscious hero does not try', () => {
    const state = facing({ kind: 'setHp', figure: 'hero-1', hp: 0, maxHp: 10 });
    expect(refusing(state, check({ path: true }))).toBe('unconscious');
  });
});
