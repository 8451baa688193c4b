import { lineOf, warningsFor, type GameCommand, type GameState, type Tokens } from '@/src/rules';
import {
  adventureOf,
  adventureWith,
  after,
  doing,
  eventsOf,
  heroOf,
  monsterOf,
  refusing,
  story,
} from '../kit';

type Attack = Extract<GameCommand, { kind: 'weaponAttack' }>;

/** Maya's bow: accuracy 7, damage 3. */
const bow = (change: Partial<Attack> = {}): Attack => ({
  kind: 'weaponAttack',
  hero: 'hero-1',
  targets: [{ figure: 'monster-2', level: 0 }],
  level: 0,
  modifier: 0,
  bonuses: [],
  accuracy: 7,
  damage: 3,
  bonusDamage: 0,
  crit: 20,
  doubleDamage: false,
  onDarkness: false,
  tokens: {},
  fury: false,
  ...change,
});

const tokens = (figure: string, set: Tokens): GameCommand => ({
  kind: 'setTokens',
  figure,
  tokens: set,
});

/** The archer has 9 HP and is immune to BLEED; the golem 9 and STUN; the vampire STEALTH. */
const facing = (card = 'skeleton-archer/standard/champion', ...then: GameCommand[]): GameState =>
  adventureWith({ summons: [{ card, hp: 50 }], then });
const ARCHER = 'skeleton-archer/standard/champion';
const VAMPIRE = 'shadow-vampire/standard/champion';
const lostTo = (state: GameState, attack: Attack, die: number): number =>
  50 - monsterOf(doing(state, attack, [die]).state, 'monster-2').hp;
const two = (...levels: number[]) =>
  levels.map((level, index) => ({ figure: `monster-${index + 2}`, level }));

describe('hit or miss', () => {
  test.each<readonly [string, Partial<Attack>, number, number]>([
    ['p28e: accuracy 7, roll 6 misses', {}, 6, 0],
    ['p28e: accuracy 7, roll 10 hits for 3', {}, 10, 3],
    ['W2: as much as the accuracy hits', {}, 7, 3],
    ['p28a: +1 TRF', { modifier: 1 }, 6, 3],
    ['p28b: Präzision, +1 on top', { modifier: 1, bonuses: [1] }, 5, 3],
    ['p28c: lower than the target, −2', { targets: [{ figure: 'monster-2', level: 1 }] }, 8, 0],
    ['p29d: higher by 1, +2', { level: 1 }, 5, 3],
    ['p29d: higher by 2, +2 as well', { level: 2 }, 4, 0],
    ['W2: on darkness, −2', { onDarkness: true }, 8, 0],
    ['W2: on darkness, 9 is enough', { onDarkness: true }, 9, 3],
    ['W1: a natural 1 misses whatever comes on top', { modifier: 30 }, 1, 0],
    ['W1: a natural 1 misses whatever the crit value', { crit: 1 }, 1, 0],
    ['W1: a natural 20 hits whatever comes off', { modifier: -30 }, 20, 6],
    ['W1: the crit value hits without the accuracy', { crit: 16, accuracy: 30 }, 16, 6],
    ['p29a: critical at 16 of 16+', { crit: 16 }, 16, 6],
    ['p29a: not at 15', { crit: 16 }, 15, 3],
  ])('%s', (_, change, die, lost) => {
    expect(lostTo(facing(), bow(change), die)).toBe(lost);
  });

  test('p29e: roll 7 hits the one on his level, misses the higher one', () => {
    const state = adventureWith({ summons: [{ card: ARCHER }, { card: ARCHER }] });
    const done = doing(
      state,
      bow({
        targets: [
          { figure: 'monster-2', level: 0 },
          { figure: 'monster-3', level: 1 },
        ],
      }),
      [7],
    );
    expect(eventsOf(done, 'heroAttacked')[0]?.results.map(({ hit }) => hit)).toEqual([true, false]);
    expect(eventsOf(done, 'drawn')).toHaveLength(1);
  });
});

describe('the sum is told where it decides', () => {
  test.each<readonly [string, Partial<Attack>, number, string, object]>([
    ['W2: missed by one', { modifier: 2, accuracy: 11 }, 8, 'heroMissedSum', { sum: '8 + 2 = 10' }],
    [
      'W2: a hit from below',
      { modifier: 4, onDarkness: true },
      6,
      'heroAttackedSum',
      { needed: 7 },
    ],
    ['W2: less than rolled', { modifier: -1 }, 6, 'heroMissedSum', { sum: '6 − 1 = 5' }],
    ['W2: nothing added', {}, 6, 'heroMissedSum', { sum: '6' }],
    ['W1: the die alone', { modifier: 30 }, 1, 'heroMissed', { roll: 1 }],
    ['W1: the die alone, critical', { crit: 16 }, 16, 'heroAttacked', { roll: 16 }],
    ['W2: another sum for each', { targets: two(0, 1) }, 7, 'heroAttacked', { roll: 7 }],
  ])('%s', (_name, change, die, key, values) => {
    const state = adventureWith({ summons: [{ card: ARCHER }, { card: ARCHER }] });
    const [attacked] = eventsOf(doing(state, bow(change), [die]), 'heroAttacked');
    expect(attacked && lineOf(attacked)).toMatchObject({
      key: `historyAdventure.${key}`,
      values,
    });
  });
});

describe('damage', () => {
  const hidden = tokens('hero-1', { stealth: 1 });
  const marked: GameCommand = { kind: 'mark', monster: 'monster-2', hero: 'hero-1' };

  test.each<readonly [string, Partial<Attack>, number, number]>([
    ['W3: bonus damage', { bonusDamage: 2 }, 10, 5],
    ['W3: DOPPELSCHADEN doubles all of it', { bonusDamage: 2, doubleDamage: true }, 10, 10],
    ['p29b: DOPPELSCHADEN and critical, four times', { doubleDamage: true }, 20, 12],
    ['W3: critical doubles the bonus, too', { bonusDamage: 1 }, 20, 8],
  ])('%s', (_, change, die, lost) => {
    expect(lostTo(facing(), bow(change), die)).toBe(lost);
  });

  test.each<readonly [string, readonly GameCommand[], Partial<Attack>, number, number]>([
    ['C5: out of VERBORGEN, double', [hidden], {}, 10, 6],
    ['p60a: DOPPELSCHADEN and hidden, double once', [hidden], { doubleDamage: true }, 10, 6],
    ['W3: hidden and critical, four times', [hidden], {}, 20, 12],
    ['p25c: the marker hits for 1 more', [marked], {}, 10, 4],
    ['W3: the mark counts before doubling', [marked], {}, 20, 8],
    ['W3: EINSCHÜCHTERN takes 1 each', [tokens('hero-1', { intimidate: 2 })], {}, 10, 1],
    ['W3: before doubling', [tokens('hero-1', { intimidate: 2 })], {}, 20, 2],
    ['W3: not below 0', [tokens('hero-1', { intimidate: 4 })], {}, 20, 0],
    ['D10: shields first', [tokens('monster-2', { shield: 2 })], {}, 10, 1],
    ['D10: shields take all', [tokens('monster-2', { shield: 4 })], {}, 10, 0],
  ])('%s', (_, then, change, die, lost) => {
    expect(lostTo(facing(ARCHER, ...then), bow(change), die)).toBe(lost);
  });

  test('W3: no surprise for a monster immune to VERBORGEN', () => {
    expect(lostTo(facing(VAMPIRE, hidden), bow(), 10)).toBe(3);
  });

  test('W3: the mark of another hero does not help', () => {
    expect(lostTo(facing(ARCHER, marked), bow({ hero: 'hero-2' }), 10)).toBe(3);
  });

  test('W3: of two targets only the marked one suffers more', () => {
    const state = adventureWith({ summons: [{ card: ARCHER }, { card: ARCHER }], then: [marked] });
    const done = doing(state, bow({ targets: two(0, 0) }), [10]);
    expect(eventsOf(done, 'harmed').map(({ amount }) => amount)).toEqual([4, 3]);
  });

  test('D10: only as many shields as reduce', () => {
    const state = facing(ARCHER, tokens('monster-2', { shield: 4 }));
    expect(monsterOf(doing(state, bow(), [10]).state, 'monster-2').tokens).toEqual({ shield: 1 });
  });

  test.each([
    ['a hit', 10],
    ['a miss', 2],
  ] as const)('C5, W3: VERBORGEN and EINSCHÜCHTERN come off after %s', (_, die) => {
    const state = facing(ARCHER, tokens('hero-1', { stealth: 1, intimidate: 3, poison: 1 }));
    expect(heroOf(doing(state, bow(), [die]).state, 'hero-1').tokens).toEqual({ poison: 1 });
  });

  test('S8: what falls to 0 leaves', () => {
    const state = adventureWith({ summons: [{ card: ARCHER, hp: 3 }] });
    const done = doing(state, bow({ tokens: { poison: 1 } }), [10]);
    expect(story(done)).toEqual(['drawn', 'heroAttacked', 'harmed', 'monsterDefeated', 'cardLeft']);
  });
});

describe('collateral effects', () => {
  const effect = { burn: 1, poison: 1 };

  test.each<readonly [string, string, readonly GameCommand[], Tokens, number, Tokens]>([
    ['p28f: with damage', ARCHER, [], effect, 10, effect],
    ['p28f: not on a miss', ARCHER, [], effect, 6, {}],
    [
      'W4: not if shields took all',
      ARCHER,
      [tokens('monster-2', { shield: 4 })],
      effect,
      10,
      { shield: 1 },
    ],
    [
      'p25d: immune to BETÄUBEN, damage only',
      'rotten-flesh/standard/champion',
      [],
      { stun: 1 },
      10,
      {},
    ],
    ['C4: immune to BLUTEN, the rest arrives', ARCHER, [], { bleed: 2, slow: 1 }, 10, { slow: 1 }],
    [
      'C4: NIEDERSCHLAGEN does nothing to a large one',
      'shadow-knight/standard/champion',
      [],
      { 'knock-down': 1 },
      10,
      {},
    ],
    [
      'C1: no more than 4',
      ARCHER,
      [tokens('monster-2', { poison: 3 })],
      { poison: 3 },
      10,
      { poison: 4 },
    ],
    ['W1: critical hits do not double them', ARCHER, [], effect, 20, effect],
  ])('%s', (_, card, then, given, die, expected) => {
    const { state } = doing(facing(card, ...then), bow({ tokens: given }), [die]);
    expect(monsterOf(state, 'monster-2').tokens).toEqual(expected);
  });

  test('p28d: two attacks on one target, both hit: twice the tokens', () => {
    const attack = bow({ tokens: { poison: 1, burn: 1 } });
    const first = doing(facing(), attack, [10]).state;
    const { tokens: after2 } = monsterOf(doing(first, attack, [12]).state, 'monster-2');
    expect(after2).toEqual({ poison: 2, burn: 2 });
  });

  test('p28d: on two targets once each', () => {
    const state = adventureWith({ summons: [{ card: ARCHER }, { card: ARCHER }] });
    const attack = (figure: string) =>
      bow({ tokens: { poison: 1 }, targets: [{ figure, level: 0 }] });
    const first = doing(state, attack('monster-2'), [10]).state;
    const both = doing(first, attack('monster-3'), [10]).state;
    expect(adventureOf(both).monsters.map((monster) => monster.tokens)).toEqual([
      ...[{ poison: 1 }, { poison: 1 }],
    ]);
  });

  test("p25c: MARKIERT is the attacker's, from the next attack on", () => {
    const first = doing(facing(), bow({ tokens: { 'rangers-mark': 1 } }), [10]).state;
    expect(monsterOf(first, 'monster-2')).toMatchObject({ hp: 47, markedBy: 'hero-1' });
    expect(monsterOf(doing(first, bow(), [10]).state, 'monster-2').hp).toBe(43);
  });
});

describe('WUT and WIEDERHOLEN', () => {
  const furious = facing(ARCHER, tokens('hero-1', { fury: 2 }));

  test('Q8: after a hit 1 WUT for 1 damage', () => {
    const { state } = doing(furious, bow({ fury: true }), [10]);
    expect(monsterOf(state, 'monster-2').hp).toBe(46);
    expect(heroOf(state, 'hero-1').tokens).toEqual({ fury: 1 });
  });

  test('Q8: bonus damage like any other: a critical hit doubles it', () => {
    expect(lostTo(furious, bow({ fury: true }), 20)).toBe(8);
  });

  test('Q8: nothing is spent on a miss', () => {
    const done = doing(furious, bow({ fury: true }), [3]);
    expect(heroOf(done.state, 'hero-1').tokens).toEqual({ fury: 2 });
    expect(story(done)).not.toContain('furyUsed');
  });

  test('Q8: without a token there is no WUT', () => {
    expect(refusing(facing(), bow({ fury: true }), [10])).toBe('no-token');
  });

  test('Q8: a second time in one turn is a doubt', () => {
    const once = doing(after(furious, { kind: 'nextTurn' }), bow({ fury: true }), [10]).state;
    expect(warningsFor(once, bow({ fury: true }))).toEqual([{ code: 'fury-used', name: 'Jaheen' }]);
  });

  test('W5: a miss is rolled once again, the second roll counts', () => {
    const done = doing(facing(), bow({ repeat: true }), [3, 15]);
    expect(eventsOf(done, 'heroAttacked')[0]?.roll).toBe(15);
    expect(monsterOf(done.state, 'monster-2').hp).toBe(47);
  });

  test('W5: once only', () => {
    const done = doing(facing(), bow({ repeat: true }), [3, 2, 20]);
    expect(monsterOf(done.state, 'monster-2').hp).toBe(50);
  });

  test('W5: a hit is not repeated', () => {
    expect(eventsOf(doing(facing(), bow({ repeat: true }), [12]), 'drawn')).toHaveLength(1);
  });
});

describe('who and whom', () => {
  test.each<readonly [string, Attack, string]>([
    ['an unknown hero', bow({ hero: 'hero-9' }), 'unknown-hero'],
    ['an unknown target', bow({ targets: [{ figure: 'monster-9', level: 0 }] }), 'unknown-figure'],
    [
      'the same target twice',
      bow({ targets: [...bow().targets, ...bow().targets] }),
      'already-a-target',
    ],
    ['a level that is none', bow({ level: 3 }), 'number-out-of-range'],
    ['a crit value above 20', bow({ crit: 21 }), 'number-out-of-range'],
    ['damage below 0', bow({ damage: -1 }), 'number-out-of-range'],
    ['half an accuracy', bow({ accuracy: 6.5 }), 'number-out-of-range'],
  ])('W2: %s is refused', (_, attack, code) => {
    expect(refusing(facing(), attack, [10])).toBe(code);
  });

  test('W1: a die that is none', () => {
    expect(refusing(facing(), bow(), [21])).toBe('die-out-of-range');
  });

  test('D11: an unconscious hero does not attack', () => {
    const state = after(facing(), { kind: 'setHp', figure: 'hero-1', hp: 0, maxHp: 10 });
    expect(refusing(state, bow(), [10])).toBe('unconscious');
  });

  test('W1: without a target the roll is all that happens', () => {
    expect(story(doing(facing(), bow({ targets: [] }), [10]))).toEqual(['drawn', 'heroAttacked']);
  });

  test('W6: a bound hero who shoots is a doubt, not a ban', () => {
    const attack = bow({ ranged: true, bound: true });
    expect(warningsFor(facing(), attack)).toEqual([{ code: 'bound', name: 'Jaheen' }]);
    expect(refusing(facing(), attack, [10])).toBe('accepted');
  });

  test('W6: bound with a sword, or free with a bow, is none', () => {
    const free = [bow({ ranged: true, bound: false }), bow({ ranged: false, bound: true })];
    expect(free.flatMap((attack) => warningsFor(facing(), attack))).toEqual([]);
  });
});
