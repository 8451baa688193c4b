import { nextUp, warningsFor, type AllyCard, type GameCommand, type GameState } from '@/src/rules';
import {
  adventureOf,
  adventureWith,
  after,
  allyOf,
  doing,
  eventsOf,
  heroOf,
  monsterOf,
  refusing,
} from '../kit';

const NEXT: GameCommand = { kind: 'nextTurn' };
const SKELETON = { card: 'executioner/standard/fighter' };
const WOLF: AllyCard = {
  move: 4,
  attack: 'melee',
  damage: 3,
  tokens: { bleed: 1 },
  keywords: [],
  note: '',
};
const animal = (name: string, hero: string, card?: Partial<AllyCard>): GameCommand => ({
  kind: 'addAlly',
  hero,
  ally: 'animal',
  name,
  toughness: null,
  ...(card ? { card: { ...WOLF, ...card } } : {}),
});
const companion = (
  name: string,
  hero: string,
  toughness = 4,
  card: Partial<AllyCard> = {},
): GameCommand => ({
  kind: 'addAlly',
  hero,
  ally: 'companion',
  name,
  toughness,
  card: { ...WOLF, ...card },
});
const tokens = (figure: string, set: object): GameCommand => ({
  kind: 'setTokens',
  figure,
  tokens: set,
});
const attack = (ally: string, targets: readonly string[], more: object = {}): GameCommand => ({
  kind: 'allyAttack',
  ally,
  targets,
  ...more,
});

const acting = (state: GameState) => adventureOf(state).turn?.figure ?? null;
const names = (state: GameState) => adventureOf(state).allies.map(({ name }) => name);
const turns = (state: GameState, count: number): readonly (string | null)[] => {
  const acted: (string | null)[] = [];
  let now = state;
  for (let turn = 0; turn < count; turn += 1) {
    now = after(now, NEXT);
    acted.push(acting(now));
  }
  return acted;
};

describe('I4, F4: allies act after their hero', () => {
  const party = adventureWith({
    then: [animal('Wolf', 'hero-1', {}), companion('Kaya', 'hero-1'), animal('Bär', 'hero-2', {})],
  });

  test('I4, F4: each round, right after him', () => {
    expect(turns(party, 10)).toEqual([
      ...['hero-1', 'ally-1', 'ally-2', 'hero-2', 'ally-3'],
      ...['hero-1', 'ally-1', 'ally-2', 'hero-2', 'ally-3'],
    ]);
  });

  test('I4: on his place of the track, under his key', () => {
    expect(adventureOf(after(party, NEXT, NEXT)).turn).toMatchObject({
      key: 'hero-1',
      place: 0,
      figure: 'ally-1',
      waiting: ['ally-2'],
    });
  });

  test('I4: in his order', () => {
    const state = after(party, NEXT, { kind: 'nextTurn', pick: 'ally-2' });
    expect([acting(state), ...turns(state, 2)]).toEqual(['ally-2', 'ally-1', 'hero-2']);
  });

  test('I4: what comes next is known before', () => {
    expect(nextUp(adventureOf(after(party, NEXT)))).toMatchObject({
      kind: 'figure',
      figure: 'ally-1',
      after: ['ally-2'],
    });
  });

  test('F2: one that joins in his turn acts after it', () => {
    const state = after(adventureWith(), NEXT, animal('Wolf', 'hero-1'));
    expect(turns(state, 2)).toEqual(['ally-1', 'hero-2']);
  });

  test('F2: an extra turn in his turn does not cost its own', () => {
    const state = after(party, NEXT, { kind: 'actNow', figure: 'ally-1' });
    expect([acting(state), ...turns(state, 2)]).toEqual(['ally-1', 'hero-1', 'ally-1']);
  });

  test('F3: a companion never has one: the table is told', () => {
    const now: GameCommand = { kind: 'actNow', figure: 'ally-2' };
    expect(warningsFor(after(party, NEXT), now)).toEqual([{ code: 'no-extra-turn' }]);
    expect(warningsFor(after(party, NEXT), { kind: 'actNow', figure: 'ally-1' })).toEqual([]);
  });

  test('I4: nobody’s ally has no turn of its own', () => {
    const state = adventureWith({
      then: [{ kind: 'addAlly', hero: null, ally: 'animal', name: 'Hund', toughness: null }],
    });
    expect(turns(state, 2)).toEqual(['hero-1', 'hero-2']);
  });

  test('Q3, I4: after a recall that ends his turn they act all the same', () => {
    const spend = (colour: 'green' | 'blue' | 'red'): GameCommand => ({
      kind: 'spendCube',
      hero: 'hero-1',
      colour,
    });
    const recall: GameCommand = { kind: 'recall', hero: 'hero-1', recall: 'voluntary' };
    const state = after(party, NEXT, spend('green'), spend('blue'), spend('red'), recall);
    expect(turns(state, 2)).toEqual(['ally-1', 'ally-2']);
  });

  test('F4, C2: its conditions count at the start of its own turn', () => {
    const state = after(party, tokens('ally-2', { poison: 1, stun: 1 }), NEXT, NEXT, NEXT);
    expect(adventureOf(state).turn).toMatchObject({ figure: 'ally-2', loses: 'attack' });
    expect(allyOf(state, 'ally-2').tokens).toEqual({ poison: 1 });
  });

  test('F4, C2: an animal that burns is gone with its turn, and the next one acts', () => {
    const state = after(party, tokens('ally-1', { burn: 1 }), NEXT, NEXT);
    expect([names(state), acting(state)]).toEqual([['Kaya', 'Bär'], null]);
    expect(turns(state, 2)).toEqual(['ally-2', 'hero-2']);
  });

  test('F4, N11: it ends its turn on darkness: 2, and an animal is gone', () => {
    const on = (figure: string): GameCommand => ({
      kind: 'enterGround',
      figure,
      entered: [],
      on: ['darkness'],
      falls: 0,
    });
    const state = after(party, on('ally-1'), on('ally-2'), NEXT, NEXT);
    expect(names(state)).toEqual(['Wolf', 'Kaya', 'Bär']);
    expect(names(after(state, NEXT))).toEqual(['Kaya', 'Bär']);
    expect(names(after(state, NEXT, NEXT))).toEqual(['Kaya', 'Bär']);
  });
});

describe('F1, F4: an ally attacks', () => {
  const party = adventureWith({
    summons: [SKELETON, SKELETON],
    then: [animal('Wolf', 'hero-1', {}), NEXT, NEXT],
  });
  const full = monsterOf(party, 'monster-2').hp;
  const ally = adventureOf(party).allies[0]?.id ?? '';

  test('F1: without a roll, with the damage of its card', () => {
    const done = doing(party, attack(ally, ['monster-2']));
    expect(monsterOf(done.state, 'monster-2').hp).toBe(full - 3);
    expect(eventsOf(done, 'drawn')).toEqual([]);
    expect(adventureOf(done.state).turn?.attacks).toBe(1);
  });

  test('F1: collateral effects with damage', () => {
    const state = after(party, attack(ally, ['monster-2']));
    expect(monsterOf(state, 'monster-2').tokens).toEqual({ bleed: 1 });
  });

  test('F1: and only with damage', () => {
    const state = after(party, tokens('monster-2', { shield: 3 }), attack(ally, ['monster-2']));
    expect([monsterOf(state, 'monster-2').hp, monsterOf(state, 'monster-2').tokens]).toEqual([
      full,
      {},
    ]);
  });

  test('F1: several, each by itself', () => {
    const state = after(party, attack(ally, ['monster-2', 'monster-3']));
    expect(adventureOf(state).monsters.map(({ hp }) => hp)).toEqual([full - 3, full - 3]);
  });

  test('F1: other values than its card’s, where the table knows better', () => {
    const state = after(party, attack(ally, ['monster-2'], { damage: 1, tokens: { poison: 2 } }));
    expect([monsterOf(state, 'monster-2').hp, monsterOf(state, 'monster-2').tokens]).toEqual([
      full - 1,
      { poison: 2 },
    ]);
  });

  test('F1, W3: INTIMIDATE on its first attack, then off; bonus tokens stay', () => {
    const lying = tokens(ally, { intimidate: 2, 'additional-damage': 1 });
    const state = after(party, lying, attack(ally, ['monster-2']));
    expect(monsterOf(state, 'monster-2').hp).toBe(full - 2);
    expect(allyOf(state, ally).tokens).toEqual({ 'additional-damage': 1 });
  });

  test('F1, D8: the second attack of a turn is not weakened any more', () => {
    const state = after(
      party,
      attack(ally, ['monster-2']),
      tokens(ally, { intimidate: 2 }),
      attack(ally, ['monster-3']),
    );
    expect(monsterOf(state, 'monster-3').hp).toBe(full - 3);
    expect(allyOf(state, ally).tokens).toEqual({ intimidate: 2 });
  });

  test.each<[string, GameCommand, string]>([
    ['nobody', attack(ally, []), 'no-target'],
    ['an unknown one', attack(ally, ['monster-9']), 'unknown-figure'],
    ['one twice', attack(ally, ['monster-2', 'monster-2']), 'already-a-target'],
    ['too much', attack(ally, ['monster-2'], { damage: 1000 }), 'number-out-of-range'],
    ['by nobody', attack('ally-9', ['monster-2']), 'unknown-figure'],
  ])('F1: attacking %s is refused', (_, command, code) => {
    expect(refusing(party, command)).toBe(code);
  });

  test('F4: its card can be entered late, and must be, before it attacks', () => {
    const state = after(party, animal('Hund', 'hero-2'));
    const dog = adventureOf(state).allies.at(-1)?.id ?? '';
    expect(refusing(state, attack(dog, ['monster-2']))).toBe('no-damage');
    const card: GameCommand = { kind: 'setAllyCard', ally: dog, card: { ...WOLF, damage: 1 } };
    expect(monsterOf(after(state, card, attack(dog, ['monster-2'])), 'monster-2').hp).toBe(
      full - 1,
    );
  });

  test.each<[string, Partial<AllyCard>]>([
    ['a movement of 21', { move: 21 }],
    ['half a damage', { damage: 0.5 }],
    ['unknown effects', { keywords: ['howl' as 'loot'] }],
    ['an unknown attack', { attack: 'psychic' as 'magic' }],
    ['five BLEED', { tokens: { bleed: 5 } }],
  ])('F4: a card with %s is refused', (_, card) => {
    const set: GameCommand = { kind: 'setAllyCard', ally, card: { ...WOLF, ...card } };
    expect(refusing(party, set)).not.toBe('accepted');
    expect(refusing(party, animal('Adler', 'hero-2', card))).not.toBe('accepted');
  });
});

describe('F4: TRICK OR TREAT', () => {
  const trick = (target: string, what: string): GameCommand => ({
    kind: 'trickOrTreat',
    ally: 'ally-3',
    target,
    trick: what as 'heal',
  });
  const party = adventureWith({
    summons: [SKELETON],
    then: [
      companion('Narr', 'hero-1', 3, { keywords: ['trick-or-treat'] }),
      { kind: 'setHp', figure: 'hero-2', hp: 5, maxHp: 10 },
      NEXT,
      NEXT,
    ],
  });

  test('F4: asked for at the start of its turn', () => {
    expect(adventureOf(party).turn).toMatchObject({ tasks: [{ kind: 'trick-or-treat' }] });
  });

  test('F4: HEAL 2 for a hero', () => {
    const state = after(party, trick('hero-2', 'heal'));
    expect([heroOf(state, 'hero-2').hp, adventureOf(state).turn?.tasks]).toEqual([7, []]);
  });

  test.each(['bleed', 'burn', 'poison'])('F4: or two %s for a monster', (kind) => {
    const state = after(party, trick('monster-2', kind));
    expect(monsterOf(state, 'monster-2').tokens).toEqual({ [kind]: 2 });
  });

  test.each([
    ['a monster healed', 'monster-2', 'heal', 'unknown-hero'],
    ['a hero burnt', 'hero-2', 'burn', 'unknown-figure'],
    ['a monster stunned', 'monster-2', 'stun', 'unknown-thing'],
  ])('F4: %s is refused', (_, target, what, code) => {
    expect(refusing(party, trick(target, what))).toBe(code);
  });
});
