import {
  cardDamage,
  cardTargets,
  NO_EFFECT,
  type Adventure,
  type AttackCard,
  type CardEffect,
  type GameCommand,
} from '@/src/rules';
import { hall, put } from '../board/laid';
import { own } from '../foes';
import { adventureOf, adventureWith, after, refusal } from '../kit';

const FOE = 'monster-2';
const deck = (effect: Partial<CardEffect> | null, damage: number | null = 3): GameCommand => ({
  kind: 'setDeck',
  owner: FOE,
  deck: [
    {
      spot: { rune: 'red', row: 'upper' },
      name: 'Hieb',
      damage,
      vicious: false,
      activates: false,
      passive: false,
      status: false,
      note: 'Alle benachbarten Helden',
      ...(effect === null ? {} : { effect: { ...NO_EFFECT, ...effect } }),
    },
  ],
});
const LAY: GameCommand = { kind: 'layAttackCards', owner: FOE, drawn: [0] };
const ANIMAL: GameCommand = {
  kind: 'addAlly',
  hero: 'hero-1',
  ally: 'animal',
  name: 'Wolf',
  toughness: null,
};
const WITHOUT_MAP = after(adventureWith({ summons: [own({}, 'commander')] }), ANIMAL);
const ally = adventureOf(WITHOUT_MAP).allies[0]?.id ?? '';
/** Vorn and the wolf next to the commander, Maya in the next zone. */
const ON_MAP = after(
  WITHOUT_MAP,
  ...hall(),
  put('hero-1', 5, 2),
  put('hero-2', 6, 5),
  put(ally, 5, 3),
  put(FOE, 4, 3),
);
const cardOf = ({ attackCards: [card] }: Adventure): AttackCard => {
  if (card === undefined) throw new Error('no card');
  return card;
};
const targets = (
  state: typeof ON_MAP,
  effect: Partial<CardEffect> | null,
  ...then: GameCommand[]
) => {
  const adventure = adventureOf(after(state, deck(effect), LAY, ...then));
  return cardTargets(adventure, cardOf(adventure));
};

describe('U3: an attack card read off once', () => {
  test.each<[string, Partial<CardEffect>, readonly string[]]>([
    ['adjacent', { range: 'nextTo' }, ['hero-1']],
    ['in range', { range: 'inRange' }, ['hero-1', 'hero-2']],
    ['anywhere', { range: 'everybody' }, ['hero-1', 'hero-2']],
    ['companions, too', { range: 'nextTo', whom: 'all' }, ['hero-1', ally]],
    ['as many as it may', { range: 'inRange', most: 2 }, ['hero-1', 'hero-2']],
  ])('U3: on the map: %s', (_, effect, hit) => {
    expect(targets(ON_MAP, effect)).toEqual(hit);
  });

  test('U3: more than it may hit, and the players choose', () => {
    expect(targets(ON_MAP, { range: 'inRange', most: 1 })).toBeNull();
  });

  test('U3: without a range, or without any effect, the players say', () => {
    expect(targets(ON_MAP, {})).toBeNull();
    expect(targets(ON_MAP, null)).toBeNull();
  });

  test('U3: without a map only "anywhere" is known', () => {
    expect(targets(WITHOUT_MAP, { range: 'everybody' })).toEqual(['hero-1', 'hero-2']);
    expect(targets(WITHOUT_MAP, { range: 'nextTo' })).toBeNull();
  });

  test.each([
    ['with a map', ON_MAP],
    ['without one', WITHOUT_MAP],
  ])('U3: nobody in STEALTH, %s', (_, state) => {
    const hide: GameCommand = { kind: 'setTokens', figure: 'hero-1', tokens: { stealth: 1 } };
    expect(targets(state, { range: 'everybody' }, hide)).toEqual(['hero-2']);
  });

  test('D11: nobody unconscious, without a map', () => {
    const fall: GameCommand = { kind: 'setHp', figure: 'hero-1', hp: 0, maxHp: 12 };
    expect(targets(WITHOUT_MAP, { range: 'everybody' }, fall)).toEqual(['hero-2']);
  });

  test.each<[string, number | null, Partial<CardEffect> | null, number]>([
    ['base and X', 3, { plus: 'gray' }, 5],
    ['X alone', null, { plus: 'gray' }, 2],
    ['no X', 3, {}, 3],
    ['no damage at all', null, {}, 0],
    ['nobody wrote it down: the runes of its place', null, null, 1],
  ])('U3, D1: %s', (_, damage, effect, sum) => {
    const adventure = adventureOf(after(WITHOUT_MAP, deck(effect, damage), LAY));
    const rune = (colour: 'gray' | 'red') => ({ id: `${colour}-x`, colour, shape: 'x' });
    const runes = { ...adventure.runes, track: [rune('gray'), rune('gray'), rune('red')] };
    expect(cardDamage({ runes }, cardOf(adventure))).toBe(sum);
  });

  test('U3: what cannot be printed is refused', () => {
    expect(refusal(WITHOUT_MAP, deck({ most: 10 }))?.code).toBe('number-out-of-range');
    expect(refusal(WITHOUT_MAP, deck({ runes: -1 }))?.code).toBe('number-out-of-range');
  });
});
