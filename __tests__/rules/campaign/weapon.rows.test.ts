import {
  itemNames,
  NO_VALUES,
  weaponChoices,
  weaponOf,
  type GameState,
  type ItemValues,
  type WeaponValues,
} from '@/src/rules';
import { after, doing, gain, idOf, item, PARTY, refusing, sheet } from './logbook-kit';

const HERO = 'hero-3';

const face = (name: string, values: Partial<ItemValues>) => ({
  catalogue: null,
  names: { en: name, de: name },
  values: { ...NO_VALUES, ...values },
});
const BOW = { accuracy: 9, damage: 2, crit: 19, ranged: true };
const bow = item('Bogen', {
  slot: 'weapon',
  front: face('Bogen', BOW),
  back: face('Sturmbogen', { ...BOW, damage: 4, tokens: { bleed: 1 } }),
});
const worn = (...things: readonly ReturnType<typeof gain>[]): GameState => after(PARTY, ...things);
const wearing = (slot: 'off-hand' | 'trinket', values: Partial<ItemValues>) =>
  gain(HERO, item(slot, { slot, front: face(slot, values) }), { to: slot });
const ARMED = worn(gain(HERO, bow, { to: 'weapon' }));
const typed: WeaponValues = { accuracy: 12, damage: 5, modifier: 2, crit: 18, ranged: false };
const write = (weapon: Partial<WeaponValues> = {}) =>
  ({ kind: 'writeWeapon', hero: HERO, weapon: { ...typed, ...weapon } }) as const;
const of = (state: GameState) => weaponOf(sheet(state, HERO));
const part = (values: Partial<ItemValues>) => ({ values });

test.each([
  ['W2: the worn weapon', ARMED, { known: true, total: { accuracy: 9, damage: 2, ranged: true } }],
  ['W1: its crit value', ARMED, { total: { crit: 19 } }],
  [
    'E3: an off-hand weapon is not attacked with',
    after(ARMED, wearing('off-hand', { accuracy: 5, damage: 9, ranged: false })),
    { total: { accuracy: 9, damage: 2, ranged: true }, sources: [part({ damage: 2 })] },
  ],
  [
    'E3: alone, it is no weapon either',
    worn(wearing('off-hand', { accuracy: 5, damage: 9 })),
    { known: false, sources: [] },
  ],
  [
    'W1: the lowest of several crit values',
    after(ARMED, wearing('off-hand', { crit: 17 }), wearing('trinket', { crit: 18 })),
    { total: { crit: 17 }, own: { crit: 19 } },
  ],
  [
    'W2: everything worn adds to the roll',
    after(ARMED, wearing('off-hand', { modifier: 2 }), wearing('trinket', { modifier: -1 })),
    { total: { modifier: 1 }, own: { modifier: 0 } },
  ],
  [
    'W3: and to the damage',
    after(ARMED, wearing('off-hand', { bonusDamage: 1 }), wearing('trinket', { bonusDamage: 2 })),
    { total: { damage: 2 }, bonusDamage: 3 },
  ],
  [
    'W4, C1: collateral effects come together, up to the limit',
    after(
      ARMED,
      wearing('off-hand', { tokens: { bleed: 3, slow: 1 } }),
      wearing('trinket', { tokens: { bleed: 2, slow: 1 } }),
    ),
    { tokens: { bleed: 4, slow: 1 } },
  ],
  [
    'E4: the side that lies upwards',
    after(ARMED, { kind: 'turnItem', hero: HERO, item: idOf(ARMED, 'Bogen', HERO) }),
    { total: { damage: 4 }, tokens: { bleed: 1 }, sources: [{ names: { en: 'Sturmbogen' } }] },
  ],
  ['W2: what lies in the bag brings nothing', worn(gain(HERO, bow)), { known: false }],
  [
    'W2: not even a ring',
    after(
      ARMED,
      gain(HERO, item('Ring', { slot: 'trinket', front: face('Ring', { modifier: 3 }) })),
    ),
    { total: { modifier: 0 } },
  ],
  ['W2: noted without a weapon', after(PARTY, write()), { known: true, total: typed }],
  ['W2: written onto the worn one', after(ARMED, write()), { known: true, own: typed }],
  [
    'W2: what was noted is only offered for a weapon nobody has read yet',
    after(PARTY, write(), gain(HERO, item('Axt', { slot: 'weapon' }), { to: 'weapon' })),
    { known: false, own: { damage: 5, crit: 20, modifier: 0 } },
  ],
] as const)('%s', (_, state, expected) => expect(of(state)).toMatchObject(expected));

test('W1, W2: a value just read off the weapon counts with the rest', () => {
  const state = after(ARMED, wearing('trinket', { crit: 18, modifier: 1 }));
  const { total, own } = weaponOf(sheet(state, HERO), { ...typed, crit: 20 });
  expect(total).toMatchObject({ damage: 5, modifier: 3, crit: 18 });
  expect(own.crit).toBe(20);
});

test('E4: values go onto the side that lies upwards; the rest of the card stays', () => {
  const turned = after(ARMED, { kind: 'turnItem', hero: HERO, item: idOf(ARMED, 'Bogen', HERO) });
  const { front, back } = sheet(after(turned, write()), HERO).gear.weapon ?? bow;
  expect(front.values).toEqual({ ...NO_VALUES, ...BOW });
  expect(back?.values).toEqual({ ...NO_VALUES, ...typed, tokens: { bleed: 1 } });
});

test.each([
  ['accuracy', { accuracy: 41 }],
  ['accuracy', { accuracy: -1 }],
  ['damage', { damage: 100 }],
  ['the bonus', { modifier: -100 }],
  ['a crit value no die shows', { crit: 21 }],
  ['a crit value of 0', { crit: 0 }],
] as const)('a weapon out of range: %s', (_, weapon) => {
  expect(refusing(ARMED, write(weapon))).toBe('value-out-of-range');
  expect(refusing(PARTY, write(weapon))).toBe('value-out-of-range');
});

test.each([
  ['more of a token than the game has', { tokens: { bleed: 5 } }],
  ['a bonus without limits', { modifier: 100 }],
  ['damage without limits', { bonusDamage: -100 }],
] as const)('an item out of range: %s', (_, values) => {
  expect(refusing(PARTY, wearing('trinket', values))).toBe('value-out-of-range');
});

test('the same values again change nothing', () => {
  const state = after(PARTY, write());
  expect(doing(state, write()).events).toEqual([]);
  expect(doing(after(ARMED, write()), write()).events).toEqual([]);
});

describe('what would make the next attack another', () => {
  const club = item('Keule', { slot: 'weapon' });
  const sided = (slot: 'trinket' | 'weapon', values: Partial<ItemValues>) =>
    item('Ring', { slot, front: face('Ring', {}), back: face('Rückseite', values) });
  const names = (state: GameState) => {
    const { inBag, twoSided } = weaponChoices(sheet(state, HERO));
    return [inBag, twoSided].map((items) => items.map((one) => itemNames(one).en));
  };
  const plain = worn(gain(HERO, club, { to: 'weapon' }));
  test.each<readonly [string, GameState, readonly (readonly string[])[]]>([
    ['nothing', plain, [[], []]],
    ['E2: a weapon in the bag', after(plain, gain(HERO, bow)), [['Bogen'], []]],
    ['E2: no weapon', after(plain, gain(HERO, item('Trank'))), [[], []]],
    ['E2: not out of the camp', after(plain, gain(HERO, bow, { to: 'camp' })), [[], []]],
    ['E4: the weapon has another side', ARMED, [[], ['Bogen']]],
    [
      'E4: even an unread one',
      worn(gain(HERO, sided('weapon', {}), { to: 'weapon' })),
      [[], ['Ring']],
    ],
    [
      'E4: a ring whose other side helps',
      after(plain, gain(HERO, sided('trinket', { modifier: 1 }), { to: 'trinket' })),
      [[], ['Ring']],
    ],
    [
      'E4: a ring that has nothing to do with attacks',
      after(plain, gain(HERO, sided('trinket', { hp: 2 }), { to: 'trinket' })),
      [[], []],
    ],
    [
      'E4: in the bag it does not matter',
      after(plain, gain(HERO, sided('trinket', { modifier: 1 }))),
      [[], []],
    ],
  ])('%s', (_, state, expected) => expect(names(state)).toEqual(expected));

  test('E2: L7a: two weapons are not worn at once; exchanged, the other one counts', () => {
    expect(refusing(ARMED, gain(HERO, club, { to: 'weapon' }))).toBe('place-taken');
    const both = after(plain, gain(HERO, bow));
    const take = { hero: HERO, place: 'weapon' } as const;
    const state = after(both, {
      kind: 'moveItem',
      hero: HERO,
      item: idOf(both, 'Bogen', HERO),
      to: take,
    });
    expect(of(state).total).toMatchObject({ accuracy: 9, damage: 2 });
    expect(names(state)[0]).toEqual(['Keule']);
  });
});
