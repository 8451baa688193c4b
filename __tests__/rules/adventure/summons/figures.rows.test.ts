import { CATALOGUE } from '@/src/content/drunagor';
import {
  BASE_COLOURS,
  type CardFace,
  type GameState,
  type OwnCard,
  type Summons,
} from '@/src/rules';
import {
  adventureOf,
  adventureWith,
  after,
  cardOf,
  doing,
  monsterOf,
  refusal,
  refusing,
  story,
} from '../kit';

const with3 = (...summons: Summons[]): GameState =>
  adventureWith({ heroes: [{}, {}, {}], summons });
const summon = (...summons: Summons[]) => ({ kind: 'summon', summons }) as const;
const basesOf = (state: GameState) => adventureOf(state).monsters.map(({ base }) => base);

const monsterHp = (id: string) => CATALOGUE.monsters.find((card) => card.id === id)?.hp;

const ARCHER: Summons = { card: 'skeleton-archer/standard/rookie' };
const KNIGHT: Summons = { card: 'shadow-knight/standard/rookie' };

const FACE: CardFace = {
  id: 'own-1',
  monster: 'own-1',
  size: 'small',
  miniature: '',
  hp: 8,
  move: 3,
  attack: 'melee',
  damage: 2,
  track: { rune: 'red', row: 'lower' },
  immunities: [],
  abilities: [],
  side: null,
};
const own = (card: Partial<OwnCard> = {}, face: Partial<CardFace> = {}): OwnCard => ({
  kind: 'scenario',
  name: 'Wächter',
  back: null,
  ...card,
  face: { ...FACE, ...face },
});
/** More than the miniatures of the box allow, so that bases run out first. */
const many = (count: number, face: Partial<CardFace> = {}): Summons[] =>
  Array.from({ length: count }, () => ({ card: own({}, face) }));

describe('bases', () => {
  test('U2: the next free colour, in acting order', () => {
    expect(basesOf(with3(ARCHER, ARCHER, ARCHER))).toEqual(['yellow', 'dark-blue', 'pink']);
  });

  test('U2: each colour once, also between small and large', () => {
    expect(basesOf(with3(KNIGHT, ARCHER))).toEqual(['yellow', 'dark-blue']);
  });

  test('U2: twelve at most', () => {
    const state = with3(...many(12));
    expect(basesOf(state)).toEqual(BASE_COLOURS);
    expect(refusal(state, summon(ARCHER))).toEqual({ code: 'no-base-left', line: 0 });
  });

  test('U2: a thirteenth is too many even without a base', () => {
    expect(refusing(with3(...many(12)), summon({ ...ARCHER, base: null }))).toBe('no-base-left');
  });

  test('U2: large bases come in four colours', () => {
    const state = with3(...many(4, { size: 'large' }));
    expect(basesOf(state)).toEqual(['yellow', 'dark-blue', 'pink', 'green']);
    expect(refusing(state, summon(...many(1, { size: 'large' })))).toBe('no-base-left');
  });

  test('U2: small ones leave a base for the large ones that come with them', () => {
    const state = with3(...many(6), KNIGHT, KNIGHT);
    expect(basesOf(state).slice(6)).toEqual(['pink', 'green']);
  });

  test('U2: the colour the players say', () => {
    expect(basesOf(with3({ ...ARCHER, base: 'brown' }, ARCHER))).toEqual(['brown', 'yellow']);
  });

  test('U2: a colour said for a later figure is kept for it', () => {
    expect(basesOf(with3(ARCHER, { ...ARCHER, base: 'yellow' }))).toEqual(['dark-blue', 'yellow']);
  });

  test('U2: no base, if the players say so', () => {
    expect(basesOf(with3({ ...ARCHER, base: null }, ARCHER))).toEqual([null, 'yellow']);
  });

  test.each([
    ['a colour in use', ARCHER, { ...ARCHER, base: 'yellow' }, 'base-taken'],
    ['a colour large bases do not have', ARCHER, { ...KNIGHT, base: 'brown' }, 'unknown-base'],
  ] as const)('U2: %s is refused', (_, first, second, expected) => {
    expect(refusing(with3(first), summon(second))).toBe(expected);
  });

  test('U2: a base can be changed afterwards', () => {
    const state = after(with3(ARCHER), { kind: 'changeBase', figure: 'monster-2', base: 'red' });
    expect(basesOf(state)).toEqual(['red']);
  });

  test('U2: not to one in use', () => {
    const command = { kind: 'changeBase', figure: 'monster-2', base: 'dark-blue' } as const;
    expect(refusing(with3(ARCHER, ARCHER), command)).toBe('base-taken');
  });

  test('U2: the base it has already changes nothing', () => {
    const command = { kind: 'changeBase', figure: 'monster-2', base: 'yellow' } as const;
    expect(doing(with3(ARCHER), command).events).toEqual([]);
  });

  test('U2: a base is free again after a defeat', () => {
    const state = after(with3(ARCHER, ARCHER), { kind: 'dismiss', figure: 'monster-2' });
    expect(basesOf(after(state, summon(ARCHER)))).toEqual(['dark-blue', 'yellow']);
  });
});

describe('hit points and cards', () => {
  test('U2: HP from the card', () => {
    const card = 'shadow-knight/standard/champion';
    expect(monsterOf(with3({ card }), 'monster-2')).toMatchObject({ hp: monsterHp(card) });
  });

  test('p15b, D15: Bane 7, command 2, three heroes: 35 HP', () => {
    const state = with3({ card: 'commander-bane', command: 2 });
    expect(monsterOf(state, 'monster-2')).toMatchObject({ hp: 35, maxHp: 35 });
  });

  test('D15: Archon 8, command 0, one hero: 8 HP', () => {
    const summons = [{ card: 'commander-archon', command: 0 }];
    expect(monsterOf(adventureWith({ heroes: [{}], summons }), 'monster-2').hp).toBe(8);
  });

  test('D15: without the given value nobody knows the HP', () => {
    expect(refusal(with3(), summon(ARCHER, { card: 'commander-bane' }))).toEqual({
      code: 'no-hit-points',
      line: 1,
    });
  });

  test('U8: a scenario commander, too, by D15', () => {
    const state = with3({ card: 'torment-of-envy', command: 1 });
    expect(monsterOf(state, 'monster-2').hp).toBe(32);
    expect(cardOf(state, 'card-1').kind).toBe('commander');
  });

  test('U8: a monster as commander: its HP times the command value', () => {
    const state = with3({ ...ARCHER, as: 'commander', command: 2 });
    expect(monsterOf(state, 'monster-2').hp).toBe(45);
    expect(cardOf(state, 'card-1').kind).toBe('commander');
  });

  test('U8: a monster as commander does not share the card of the others', () => {
    const state = with3(ARCHER, { ...ARCHER, as: 'commander', command: 0 });
    expect(adventureOf(state).cards).toHaveLength(2);
  });

  test('D15: the command value does not touch ordinary monsters', () => {
    expect(monsterOf(with3({ ...ARCHER, command: 3 }), 'monster-2').hp).toBe(9);
  });

  test.each([
    ['below 1', { ...ARCHER, hp: 0 }],
    ['above 999', { ...ARCHER, hp: 1000 }],
    ['not whole', { ...ARCHER, hp: 2.5 }],
    ['a command value below 0', { card: 'commander-bane', command: -1 }],
  ] as const)('U2: HP %s are refused', (_, summons) => {
    expect(refusing(with3(), summon(summons))).toBe('number-out-of-range');
  });

  test('U12: a boss has the HP the adventure says, no base and no place on the track', () => {
    const state = with3({ card: 'undead-king-core-boss', hp: 150 });
    expect(monsterOf(state, 'monster-2')).toMatchObject({ hp: 150, base: null });
    expect(cardOf(state, 'card-1')).toMatchObject({ kind: 'boss', spot: null });
  });

  test('U12: without them he cannot come', () => {
    expect(refusing(with3(), summon({ card: 'undead-king-core-boss' }))).toBe('no-hit-points');
  });

  test('U12: a boss has a board of his own: twelve others may stand there', () => {
    const boss: Summons = { card: 'undead-king-core-boss', hp: 99 };
    expect(basesOf(after(with3(...many(12)), summon(boss)))).toHaveLength(13);
  });

  test('U4: a complex monster starts on side A, side B behind it', () => {
    const card = cardOf(with3({ card: 'shadow-cultist/complex-A/rookie' }), 'card-1');
    expect([card.face.side, card.back?.side]).toEqual(['A', 'B']);
  });

  test('U4: even if side B was named', () => {
    const card = cardOf(with3({ card: 'shadow-cultist/complex-B/rookie' }), 'card-1');
    expect([card.face.side, card.back?.id]).toEqual(['A', 'shadow-cultist/complex-B/rookie']);
  });

  test('U4: a scenario monster with two sides, too', () => {
    const card = cardOf(with3({ card: 'drifting-apparition-A' }), 'card-1');
    expect([card.face.id, card.back?.id]).toEqual([
      'drifting-apparition-A',
      'drifting-apparition-B',
    ]);
  });

  test('U5: standard cards have nothing behind them', () => {
    expect(cardOf(with3(ARCHER), 'card-1').back).toBeNull();
  });

  test('U6: a minion without a rune has no place on the track', () => {
    expect(cardOf(with3({ card: 'skeleton-archer-minion' }), 'card-1')).toMatchObject({
      kind: 'minion',
      spot: null,
    });
  });

  test('U6: a minion with a rune has one', () => {
    expect(cardOf(with3({ card: 'mournful-apparition' }), 'card-1').spot).toEqual({
      rune: 'gray',
      row: 'lower',
    });
  });

  test('U7: a scenario monster has its own card and the miniature of another', () => {
    expect(cardOf(with3({ card: 'dire-executioner' }), 'card-1')).toMatchObject({
      kind: 'scenario',
      face: { miniature: 'executioner' },
    });
  });

  test('U7: a card of the players themselves', () => {
    const state = with3({ card: own() });
    expect(cardOf(state, 'card-1')).toMatchObject({ name: 'Wächter', spot: FACE.track });
    expect(monsterOf(state, 'monster-2').hp).toBe(8);
  });

  test('U10: a lieutenant of the players themselves, HP by D15', () => {
    const state = with3({
      card: own({ kind: 'lieutenant' }, { hp: { perCommand: 6 } }),
      command: 1,
    });
    expect(monsterOf(state, 'monster-2').hp).toBe(24);
    expect(cardOf(state, 'card-1').kind).toBe('lieutenant');
  });

  test('U2: figures of one card share it', () => {
    const state = after(with3(ARCHER), summon(ARCHER));
    expect(adventureOf(state).cards).toHaveLength(1);
    expect(adventureOf(state).monsters.map(({ card }) => card)).toEqual(['card-1', 'card-1']);
  });

  test('U2: whichever of its sides lies up', () => {
    const complex: Summons = { card: 'shadow-cultist/complex-A/rookie' };
    const turned = after(with3(complex), { kind: 'turnCard', card: 'card-1', side: 'B' });
    expect(adventureOf(after(turned, summon(complex))).cards).toHaveLength(1);
  });

  test('U5: another variant is another card', () => {
    const state = with3(ARCHER, { card: 'skeleton-archer/alternate/rookie' });
    expect(adventureOf(state).cards).toHaveLength(2);
  });

  test('U2: ids count on, the history knows card and base', () => {
    const done = doing(with3(ARCHER), summon(KNIGHT));
    expect(story(done)).toEqual(['cardPlayed', 'monsterSummoned']);
    expect(done.events[1]).toMatchObject({
      who: { id: 'monster-4', card: KNIGHT.card, base: 'dark-blue' },
    });
  });

  test('U2: an unknown card', () => {
    expect(refusing(with3(), summon({ card: 'dragon' }))).toBe('unknown-card');
  });

  test.each(['', 'Wächter', 'own 1', '/own'])('U7: "%s" is no id of an own card', (id) => {
    expect(refusing(with3(), summon({ card: own({}, { id }) }))).toBe('unknown-card');
  });

  test.each([
    ['a name without end', own({ name: 'x'.repeat(61) })],
    ['negative damage', own({}, { damage: -1 })],
    ['no HP', own({}, { hp: 0 })],
    ['a back that cannot be', own({ back: { ...FACE, move: 100 } })],
  ] as const)('U7: an own card with %s is refused', (_, card) => {
    expect(refusing(with3(), summon({ card }))).toBe('number-out-of-range');
  });

  test('U2: nobody summoned, nothing happened', () => {
    expect(doing(with3(), summon()).events).toEqual([]);
  });
});

describe('corrections', () => {
  const changed = (face: Partial<CardFace>) =>
    doing(with3(ARCHER), { kind: 'changeCard', card: 'card-1', face });

  test('U2: values of a card in play', () => {
    expect(cardOf(changed({ damage: 5, move: null }).state, 'card-1').face).toMatchObject({
      damage: 5,
      move: null,
      id: ARCHER.card,
    });
  });

  test('U2: its place with the rune it is printed with', () => {
    const spot = { rune: 'orange', row: 'lower' } as const;
    expect(cardOf(changed({ track: spot }).state, 'card-1').spot).toEqual(spot);
  });

  test('U2: the same values change nothing', () => {
    expect(changed({ move: 4 }).events).toEqual([]);
  });

  test('U2: values out of range', () => {
    const command = { kind: 'changeCard', card: 'card-1', face: { damage: 100 } } as const;
    expect(refusing(with3(ARCHER), command)).toBe('number-out-of-range');
  });

  test('U2: what it is stays', () => {
    expect(changed({ id: 'x', size: 'large' }).events).toEqual([]);
  });

  test('I1: a card goes to another place, or off the track', () => {
    const spot = { rune: 'red', row: 'upper' } as const;
    const moved = after(with3(ARCHER), { kind: 'moveCard', card: 'card-1', spot });
    expect(cardOf(moved, 'card-1').spot).toEqual(spot);
    const off = after(moved, { kind: 'moveCard', card: 'card-1', spot: null });
    expect(cardOf(off, 'card-1').spot).toBeNull();
  });

  test('S6: turned by hand, and back', () => {
    const state = with3({ card: 'shadow-cultist/complex-A/rookie' });
    const turned = after(state, { kind: 'turnCard', card: 'card-1', side: 'B' });
    expect(cardOf(turned, 'card-1').face.side).toBe('B');
    const back = after(turned, { kind: 'turnCard', card: 'card-1', side: 'A' });
    expect(cardOf(back, 'card-1')).toEqual(cardOf(state, 'card-1'));
  });

  test('S6: the side that lies up already', () => {
    const state = with3({ card: 'shadow-cultist/complex-A/rookie' });
    expect(doing(state, { kind: 'turnCard', card: 'card-1', side: 'A' }).events).toEqual([]);
  });

  test('S6: a standard card has one side only', () => {
    const command = { kind: 'turnCard', card: 'card-1', side: 'B' } as const;
    expect(refusing(with3(ARCHER), command)).toBe('no-other-side');
  });
});
