import {
  startTasks,
  UNWRITTEN_DECK,
  type CardFace,
  type CardInPlay,
  type GameCommand,
  type GameState,
  type Summons,
  type Tokens,
} from '@/src/rules';
import {
  adventureOf,
  adventureWith,
  after,
  cardOf,
  doing,
  eventsOf,
  heroOf,
  monsterOf,
  refusal,
  refusing,
  story,
} from '../kit';

const NEXT: GameCommand = { kind: 'nextTurn' };
const set = (figure: string, tokens: Tokens): GameCommand => ({
  kind: 'setTokens',
  figure,
  tokens,
});
const hp = (figure: string, value: number, maxHp: number): GameCommand => ({
  kind: 'setHp',
  figure,
  hp: value,
  maxHp,
});

/** Hero-1 is next and has these tokens. */
const heroWith = (tokens: Tokens, ...more: readonly GameCommand[]): GameState =>
  adventureWith({ then: [set('hero-1', tokens), ...more] });

describe('C2: conditions of a hero', () => {
  test.each<[string, Tokens, number, Tokens]>([
    ['BLUTEN: 1 per token, then all off', { bleed: 3 }, 7, {}],
    ['BRENNEN: 1 per token, then one off', { burn: 3 }, 7, { burn: 2 }],
    ['BRENNEN 1: the last one goes', { burn: 1 }, 9, {}],
    ['GIFT: 1 per token, all stay', { poison: 2 }, 8, { poison: 2 }],
    ['all three in one sum', { bleed: 2, burn: 2, poison: 2 }, 4, { burn: 1, poison: 2 }],
    ['VERBORGEN comes off', { stealth: 1 }, 10, {}],
    ['BETÄUBEN comes off', { stun: 1 }, 10, {}],
    ['LANGSAM and EINSCHÜCHTERN stay', { slow: 1, intimidate: 2 }, 10, { slow: 1, intimidate: 2 }],
    ['SCHILD does not help', { bleed: 2, shield: 4 }, 8, { shield: 4 }],
    ['resources stay', { burn: 1, focus: 2, ki: 1 }, 9, { focus: 2, ki: 1 }],
  ])('C2: %s', (_, tokens, left, after_) => {
    const state = after(heroWith(tokens), NEXT);
    expect([heroOf(state, 'hero-1').hp, heroOf(state, 'hero-1').tokens]).toEqual([left, after_]);
  });

  test('C2: one hit, not three', () => {
    const done = doing(heroWith({ bleed: 1, burn: 1, poison: 1 }), NEXT);
    expect(eventsOf(done, 'harmed')).toMatchObject([{ cause: 'C2', amount: 3, lost: 3, hp: 7 }]);
  });

  test('C2: BETÄUBEN takes a cube action', () => {
    expect(adventureOf(after(heroWith({ stun: 1 }), NEXT)).turn?.loses).toBe('cubeAction');
  });

  test('C2: nothing lost without it', () => {
    expect(adventureOf(after(heroWith({ burn: 1 }), NEXT)).turn?.loses).toBeNull();
  });

  test('C2: only the own turn counts', () => {
    const state = after(adventureWith({ then: [set('hero-2', { burn: 2 })] }), NEXT);
    expect(heroOf(state, 'hero-2')).toMatchObject({ hp: 10, tokens: { burn: 2 } });
  });

  test('C4: what he is immune to does nothing', () => {
    const immune: GameCommand = {
      kind: 'setImmunities',
      hero: 'hero-1',
      immunities: ['poison'],
    };
    expect(heroOf(after(heroWith({ poison: 3 }, immune), NEXT), 'hero-1').hp).toBe(10);
  });
});

describe('D11: falling and standing up', () => {
  const fallen = adventureWith({ then: [NEXT] });
  const down: GameCommand = {
    kind: 'harm',
    figures: ['hero-2'],
    amount: 99,
    preventable: false,
  };

  test('D11: unconscious at the start of his turn: he stands up with full HP', () => {
    const state = after(fallen, down);
    expect(heroOf(state, 'hero-2').unconscious).toBe(true);
    expect(heroOf(after(state, NEXT), 'hero-2')).toMatchObject({ hp: 10, unconscious: false });
  });

  test('D11: and suffers nothing more', () => {
    expect(eventsOf(doing(after(fallen, down), NEXT), 'harmed')).toEqual([]);
  });

  test('D11: his turn goes on as usual', () => {
    expect(adventureOf(after(fallen, down, NEXT)).turn?.figure).toBe('hero-2');
  });

  test('D11: felled by his own conditions he stands up at once', () => {
    const state = heroWith({ burn: 4, bleed: 1, focus: 1, stun: 1 }, hp('hero-1', 5, 10));
    const done = doing(state, NEXT);
    expect(heroOf(done.state, 'hero-1')).toMatchObject({
      hp: 10,
      unconscious: false,
      tokens: { focus: 1 },
      trauma: [{ skill: null }],
    });
    expect(story(done)).toEqual([
      ...['roundBegan', 'turnBegan', 'harmed', 'tokensSet', 'fell', 'recalled', 'traumaSet'],
      'stoodUp',
    ]);
  });

  test('D11: then BETÄUBEN is gone with the other conditions', () => {
    const state = after(heroWith({ burn: 4, stun: 1 }, hp('hero-1', 4, 10)), NEXT);
    expect(adventureOf(state).turn?.loses).toBeNull();
  });

  test('D11: free recall, no curse cube', () => {
    const spent: GameCommand = { kind: 'spendCube', hero: 'hero-1', colour: 'yellow' };
    const state = after(heroWith({ bleed: 4 }, hp('hero-1', 1, 10), spent), NEXT);
    const { cubes, curse } = heroOf(state, 'hero-1');
    expect([cubes?.spent.yellow, cubes?.available.yellow, curse]).toEqual([0, 2, []]);
  });

  test('D12: the second trauma cube loses, even in his own turn', () => {
    const trauma: GameCommand = { kind: 'trauma', hero: 'hero-1', x: 1 };
    const state = after(heroWith({ bleed: 4 }, hp('hero-1', 1, 10), trauma), NEXT);
    expect(adventureOf(state).outcome).toEqual({
      result: 'lost',
      reason: { kind: 'trauma', hero: 'hero-1' },
    });
  });
});

const ARCHER: Summons = { card: 'skeleton-archer/standard/rookie' };
const CULTIST: Summons = { card: 'shadow-cultist/standard/rookie' };

/** The only monster, monster-2, is next. */
const before = (summons: readonly Summons[], ...more: readonly GameCommand[]): GameState =>
  adventureWith({ heroes: [{}], summons, then: [NEXT, ...more] });

describe('S1: conditions of a monster', () => {
  test.each<[string, Tokens, number, Tokens]>([
    ['BRENNEN: one off', { burn: 3 }, 6, { burn: 2 }],
    ['GIFT stays', { poison: 2 }, 7, { poison: 2 }],
    ['one sum', { burn: 2, poison: 1 }, 6, { burn: 1, poison: 1 }],
    ['VERBORGEN comes off', { stealth: 1 }, 9, {}],
    ['immune to BLUTEN: nothing, and it stays (M8)', { bleed: 2 }, 9, { bleed: 2 }],
    [
      'LANGSAM and NIEDERSCHLAGEN wait for the move (M1)',
      { slow: 1, 'knock-down': 1 },
      9,
      {
        slow: 1,
        'knock-down': 1,
      },
    ],
  ])('S1: %s', (_, tokens, left, after_) => {
    const state = after(before([ARCHER], set('monster-2', tokens)), NEXT);
    const monster = monsterOf(state, 'monster-2');
    expect([monster.hp, monster.tokens]).toEqual([left, after_]);
  });

  test('C2: BETÄUBEN takes a monster’s attack and comes off', () => {
    const state = after(before([ARCHER], set('monster-2', { stun: 1 })), NEXT);
    expect(adventureOf(state).turn?.loses).toBe('attack');
    expect(monsterOf(state, 'monster-2').tokens).toEqual({});
  });

  test('C4: a large monster loses nothing by BETÄUBEN', () => {
    const knight: Summons = { card: 'shadow-knight/standard/rookie' };
    const state = after(before([knight], set('monster-2', { stun: 1 })), NEXT);
    expect(adventureOf(state).turn?.loses).toBeNull();
  });

  test('S8: at 0 HP it leaves at once, its card too (I5)', () => {
    const state = after(
      before([ARCHER], hp('monster-2', 2, 9), set('monster-2', { burn: 2 })),
      NEXT,
    );
    expect([adventureOf(state).monsters, adventureOf(state).cards]).toEqual([[], []]);
    expect(adventureOf(state).turn).toMatchObject({ key: 'card-1', figure: null });
  });

  test('S8: no purple ability of the dead', () => {
    const abomination: Summons = { card: 'abomination/standard/rookie' };
    const dying = before([abomination], hp('monster-2', 1, 15), set('monster-2', { poison: 1 }));
    expect(eventsOf(doing(dying, NEXT), 'healed')).toEqual([]);
  });

  test('S1: each figure of a card has a start of its own', () => {
    const two = before(
      [ARCHER, ARCHER],
      set('monster-2', { burn: 1 }),
      set('monster-3', { burn: 2 }),
    );
    const first = after(two, NEXT);
    expect([monsterOf(first, 'monster-2').hp, monsterOf(first, 'monster-3').hp]).toEqual([8, 9]);
    expect(monsterOf(after(first, NEXT), 'monster-3')).toMatchObject({
      hp: 7,
      tokens: { burn: 1 },
    });
  });
});

/** Side B of a complex monster up. */
const sideB = (card: string): GameCommand => ({ kind: 'turnCard', card, side: 'B' });

describe('S2: purple abilities', () => {
  test('p41a: S2b: SCHILD 1 of the knight', () => {
    const state = after(before([{ card: 'shadow-knight/standard/rookie' }]), NEXT);
    expect(monsterOf(state, 'monster-2').tokens).toEqual({ shield: 1 });
  });

  test('S2b: SCHILD never above 4', () => {
    const knight = before([{ card: 'shadow-knight/standard/veteran' }]);
    const state = after(knight, set('monster-2', { shield: 3 }), NEXT);
    expect(monsterOf(state, 'monster-2').tokens).toEqual({ shield: 4 });
  });

  test('S2a: once in a turn, again in the next', () => {
    const state = after(before([{ card: 'shadow-knight/standard/rookie' }]), NEXT, NEXT, NEXT);
    expect(monsterOf(state, 'monster-2').tokens).toEqual({ shield: 2 });
  });

  test('S2c: REGENERATION 1', () => {
    const hurt = before([{ card: 'abomination/standard/rookie' }], hp('monster-2', 9, 15));
    expect(monsterOf(after(hurt, NEXT), 'monster-2').hp).toBe(10);
  });

  test('S2c: REGENERATION not above the HP it came with', () => {
    const well = before([{ card: 'abomination/standard/rookie' }]);
    expect(monsterOf(after(well, NEXT), 'monster-2').hp).toBe(15);
  });

  test('S1 before S2: it burns, then heals', () => {
    const burning = before(
      [{ card: 'abomination/standard/rookie' }],
      set('monster-2', { poison: 2 }),
    );
    expect(monsterOf(after(burning, NEXT), 'monster-2').hp).toBe(14);
  });

  const brute: Summons = { card: 'commander-brute-A', command: 1 };
  const runes = (...ids: readonly string[]): readonly GameCommand[] => [
    { kind: 'drawRunes', by: 'instruction', count: ids.length, runes: ids },
    { kind: 'settleRunes', reached: [], crushed: 0 },
  ];

  test('S2c, I6: REGENERATION X by runes of its colour; a commander without limit', () => {
    const state = before([brute], ...runes('green-corner', 'green-y', 'red-l'));
    const full = monsterOf(state, 'monster-2');
    expect(monsterOf(after(state, NEXT), 'monster-2').hp).toBe(full.maxHp + 2);
  });

  test('S2c: X is 0 without such runes', () => {
    const state = before([brute], ...runes('red-l'));
    expect(eventsOf(doing(state, NEXT), 'healed')).toEqual([]);
  });

  test('S2d: ENTWICKELN gives +2 damage and +1 movement, without limit', () => {
    const flesh = before([{ card: 'rotten-flesh/complex-A/rookie' }], sideB('card-1'));
    const once = after(flesh, NEXT);
    expect(monsterOf(once, 'monster-2').tokens).toEqual({
      shield: 4,
      'additional-damage': 2,
      'additional-movement': 1,
    });
    const again = after(once, NEXT, sideB('card-1'), NEXT);
    expect(monsterOf(again, 'monster-2').tokens['additional-damage']).toBe(4);
  });
});

test('S2a: black text is no start ability', () => {
  const face: CardFace = {
    id: 'own',
    monster: 'own',
    size: 'small',
    miniature: '',
    hp: 9,
    move: 2,
    damage: 1,
    attack: 'melee',
    track: { rune: 'red', row: 'upper' },
    immunities: [],
    side: null,
    abilities: [{ keyword: 'shield', phase: 'attack', x: 2 }],
  };
  const own: Summons = { card: { kind: 'scenario', name: 'Wall', face, back: null } };
  expect(monsterOf(after(before([own]), NEXT), 'monster-2').tokens).toEqual({});
});

describe('S2c: the two weakest monsters', () => {
  const healer: Summons = { card: 'shadow-cultist/complex-A/rookie' };
  /** Monster-2 heals; monster-4 to monster-6 are archers. */
  const all = (...hps: readonly number[]): GameState =>
    before(
      [healer, ARCHER, ARCHER, ARCHER],
      sideB('card-1'),
      ...hps.map((value, index) => hp(`monster-${[2, 4, 5, 6][index] ?? 0}`, value, 9)),
      NEXT,
      NEXT,
      NEXT,
    );
  const hps = (state: GameState) => adventureOf(state).monsters.map((monster) => monster.hp);

  test('S2c: both healed without a question', () => {
    const state = after(all(8, 1, 4, 7), NEXT);
    expect([hps(state), startTasks(adventureOf(state))]).toEqual([[8, 4, 7, 7], []]);
  });

  test('S2c: itself too, if it is among them', () => {
    expect(hps(after(all(2, 1, 4, 7), NEXT))).toEqual([5, 4, 4, 7]);
  });

  test('S2c: a tie for the second is the leader’s', () => {
    const state = after(all(8, 1, 4, 4), NEXT);
    expect(hps(state)).toEqual([8, 4, 4, 4]);
    expect(startTasks(adventureOf(state))).toEqual([
      {
        task: { kind: 'heal-weakest', x: 3, open: 1, tied: ['monster-5', 'monster-6'] },
        options: ['monster-5', 'monster-6'],
      },
    ]);
    const healed = after(state, { kind: 'healWeakest', figures: ['monster-6'] });
    expect([hps(healed), startTasks(adventureOf(healed))]).toEqual([[8, 4, 4, 7], []]);
  });

  test('S2c: no question where the tied need nothing', () => {
    expect(startTasks(adventureOf(after(all(9, 1, 9, 9), NEXT)))).toEqual([]);
  });

  test.each<[string, readonly string[]]>([
    ['more than are open', ['monster-5', 'monster-6']],
    ['one who is not tied', ['monster-2']],
  ])('S2c: %s is refused', (_, figures) => {
    expect(refusal(after(all(8, 1, 4, 4), NEXT), { kind: 'healWeakest', figures })).toEqual({
      code: 'choice-needed',
      options: ['monster-5', 'monster-6'],
    });
  });

  test('S2c: without such a task healing is refused', () => {
    expect(refusing(all(8, 1, 4, 7), { kind: 'healWeakest', figures: [] })).toBe('no-such-task');
  });
});

describe('S2f: MAHLSTROM', () => {
  const lieutenant = (rules: object, ...more: readonly GameCommand[]): GameState =>
    adventureWith({
      heroes: [{}, {}],
      rules,
      summons: [{ card: 'torment-of-envy', command: 1, as: 'lieutenant' }],
      then: [
        { kind: 'setDeck', owner: 'monster-2', deck: UNWRITTEN_DECK },
        { kind: 'layAttackCards', owner: 'monster-2', drawn: [8, 9] },
        { kind: 'moveCard', card: 'card-1', spot: { rune: 'orange', row: 'upper' } },
        NEXT,
        ...more,
      ],
    });
  const ids = (state: GameState) => adventureOf(state).attackCards.map(({ id }) => id);

  test('S2f: all shuffled, one per hero drawn anew', () => {
    const state = lieutenant({});
    const done = doing(state, NEXT, [1, 9]);
    expect(ids(state)).not.toEqual(ids(done.state));
    expect(adventureOf(done.state).attackCards.map(({ spot }) => spot)).toEqual([
      { rune: 'orange', row: 'upper' },
      { rune: 'gray', row: 'lower' },
    ]);
  });

  test('S2f: drawn by hand it is a task of the players', () => {
    const state = after(lieutenant({ cards: 'table' }), NEXT);
    expect(startTasks(adventureOf(state))).toEqual([{ task: { kind: 'maelstrom' }, options: [] }]);
    const laid = after(state, { kind: 'layAttackCards', owner: 'monster-2', drawn: [0, 1] });
    expect(startTasks(adventureOf(laid))).toEqual([]);
  });

  test('S2f: a commander without the ability keeps his cards', () => {
    const state = adventureWith({
      heroes: [{}],
      summons: [{ card: 'commander-bane', command: 1 }],
      then: [{ kind: 'layAttackCards', owner: 'monster-2', drawn: [9] }, NEXT],
    });
    expect(ids(after(state, NEXT))).toEqual(ids(state));
  });
});

describe('U12: a boss', () => {
  const face: CardFace = {
    id: 'king',
    monster: 'king',
    size: 'small',
    miniature: '',
    hp: null,
    move: null,
    attack: 'melee',
    damage: 5,
    track: null,
    immunities: [],
    abilities: [],
    side: null,
  };
  const card = (spot: 'orange' | 'green', more: object): (typeof UNWRITTEN_DECK)[number] => ({
    spot: { rune: spot, row: 'upper' },
    name: '',
    damage: null,
    note: '',
    vicious: false,
    activates: false,
    passive: false,
    status: false,
    ...more,
  });
  const deck = [card('orange', { activates: true }), card('green', { status: true })];
  const state = adventureWith({
    heroes: [{}],
    summons: [{ card: { kind: 'boss', name: 'König', face, back: null }, hp: 40 }],
    then: [
      { kind: 'setDeck', owner: 'monster-2', deck },
      { kind: 'layAttackCards', owner: 'monster-2' },
      NEXT,
      set('monster-2', { burn: 2, stun: 1 }),
    ],
  });

  test('U12: his attack cards do not count his conditions', () => {
    const card1 = after(state, NEXT);
    expect(monsterOf(card1, 'monster-2')).toMatchObject({ hp: 40, tokens: { burn: 2, stun: 1 } });
    expect(adventureOf(card1).turn).toMatchObject({ figure: 'monster-2', loses: null });
  });

  test('U12: the status card is his turn and counts them', () => {
    const status = after(state, NEXT, NEXT);
    expect(monsterOf(status, 'monster-2')).toMatchObject({ hp: 38, tokens: { burn: 1 } });
    expect(adventureOf(status).turn).toMatchObject({ figure: 'monster-2', loses: 'attack' });
  });

  test('U12: he has no card on the track', () => {
    const boss: CardInPlay = cardOf(state, 'card-1');
    expect([boss.spot, adventureOf(after(state, NEXT, NEXT, NEXT)).turn?.figure]).toEqual([
      null,
      'hero-1',
    ]);
  });
});

describe('U6, D8: turns out of order', () => {
  const knight: Summons = { card: 'shadow-knight/complex-A/rookie' };
  /** The knight monster-2 commands; cultist monster-4 has 9, archer monster-6 12 HP. */
  const state = before(
    [knight, CULTIST, { card: 'skeleton-archer/standard/fighter' }],
    sideB('card-1'),
    NEXT,
    NEXT,
    NEXT,
  );

  test('S2g, D8: the strongest other monster is to act', () => {
    expect(startTasks(adventureOf(state))).toEqual([
      { task: { kind: 'command' }, options: ['monster-6'] },
    ]);
  });

  test('D8: several strongest: the leader decides', () => {
    const equal = after(state, hp('monster-4', 12, 12));
    expect(startTasks(adventureOf(equal))[0]?.options).toEqual(['monster-4', 'monster-6']);
  });

  const commanded = after(state, set('monster-6', { burn: 1 }), {
    kind: 'actNow',
    figure: 'monster-6',
  });

  test('D8: it takes a whole turn at once, conditions first', () => {
    expect(adventureOf(commanded).turn).toMatchObject({ figure: 'monster-6', place: -1 });
    expect(monsterOf(commanded, 'monster-6')).toMatchObject({ hp: 11, tokens: {} });
  });

  test('D8: then the other one goes on, the command is used up', () => {
    const back = after(commanded, NEXT);
    expect(adventureOf(back).turn).toMatchObject({ key: 'card-1', figure: 'monster-2', tasks: [] });
    expect(adventureOf(back).interrupted).toEqual([]);
  });

  test('D8: the token stays; who was commanded acts in his own place too', () => {
    const own = adventureWith({
      heroes: [{}],
      summons: [ARCHER],
      then: [NEXT, { kind: 'actNow', figure: 'monster-2' }, NEXT, NEXT],
    });
    expect(adventureOf(own).turn).toMatchObject({ key: 'card-1', figure: 'monster-2', place: 4 });
  });

  test('D8: a monster acting on command does not command', () => {
    const two = before([knight, knight], sideB('card-1'), NEXT);
    expect(startTasks(adventureOf(two))).toMatchObject([{ options: ['monster-3'] }]);
    const other = after(two, { kind: 'actNow', figure: 'monster-3' });
    expect(startTasks(adventureOf(other))).toEqual([]);
    expect(monsterOf(other, 'monster-3').tokens).toEqual({ shield: 1 });
  });

  test('D8: nobody else there: no command', () => {
    expect(startTasks(adventureOf(before([knight], sideB('card-1'), NEXT)))).toEqual([]);
  });

  test('U6: a minion without a rune has no place and acts by instruction', () => {
    const minion = before([{ card: 'skeleton-archer-minion' }]);
    expect(adventureOf(after(minion, NEXT)).turn?.figure).toBe('hero-1');
    const acts = after(minion, { kind: 'actNow', figure: 'monster-2' });
    expect(adventureOf(acts).turn).toMatchObject({ figure: 'monster-2', place: -1 });
    expect(adventureOf(after(acts, NEXT)).turn?.figure).toBe('hero-1');
  });

  test('U6: before the first round there is nothing to go back to', () => {
    const minion = adventureWith({ heroes: [{}], summons: [{ card: 'skeleton-archer-minion' }] });
    const acts = after(minion, { kind: 'actNow', figure: 'monster-2' });
    expect(adventureOf(acts).round).toBe(0);
    expect(adventureOf(after(acts, NEXT))).toMatchObject({ round: 1, turn: { figure: 'hero-1' } });
  });

  test('S8: the one who commanded dies meanwhile: the round goes on', () => {
    const dead = after(commanded, { kind: 'dismiss', figure: 'monster-2' }, NEXT);
    expect(adventureOf(dead).turn).toMatchObject({ key: 'card-1', figure: null });
    expect(adventureOf(after(dead, NEXT)).turn?.figure).toBe('hero-1');
  });

  test('I4, F2: an animal’s turn: its conditions count', () => {
    const animal = adventureWith({
      then: [
        { kind: 'addAlly', hero: 'hero-1', ally: 'animal', name: 'Adler', toughness: null },
        NEXT,
        set('ally-1', { burn: 1 }),
        { kind: 'actNow', figure: 'ally-1' },
      ],
    });
    expect(adventureOf(animal)).toMatchObject({ allies: [], turn: { figure: null, place: -1 } });
  });

  test.each<[string, string, string]>([
    ['who acts already', 'monster-2', 'already-acting'],
    ['nobody', 'monster-99', 'unknown-figure'],
  ])('D8: %s cannot act now', (_, figure, code) => {
    expect(refusing(state, { kind: 'actNow', figure })).toBe(code);
  });
});
