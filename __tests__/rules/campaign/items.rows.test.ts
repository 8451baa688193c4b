import { printedItem } from '@/src/content/drunagor/item-drafts';
import { ITEMS } from '@/src/content/drunagor/items';
import {
  itemNames,
  NO_VALUES,
  START,
  maxHpOf,
  type GameCommand,
  type GameState,
} from '@/src/rules';
import {
  PARTY,
  after,
  codes,
  doing,
  eventsOf,
  gain,
  idOf,
  inAdventure,
  item,
  refusing,
  sheet,
  things,
} from './logbook-kit';

const potion = item('Trank', { deck: 'chest' });
const bow = item('Bogen', { slot: 'weapon', categories: ['ranged'], deck: 'camp' });
const ring = item('Ring', { slot: 'trinket' });
const values = (hp: number) => ({ ...NO_VALUES, hp });
const belt = item('Gürtel', {
  slot: 'trinket',
  front: { catalogue: null, names: { en: 'Gürtel', de: 'Gürtel' }, values: values(3) },
});
const FULL = after(PARTY, gain('hero-1', potion), gain('hero-1', ring));

type Place = 'bag' | 'camp' | 'weapon' | 'off-hand' | 'armor' | 'trinket';
const move = (
  state: GameState,
  name: string,
  place: Place,
  more: object = {},
): Extract<GameCommand, { kind: 'moveItem' }> => ({
  kind: 'moveItem',
  hero: 'hero-1',
  item: idOf(state, name),
  to: { hero: 'hero-1', place, ...more },
});

describe('L7a: starting gear', () => {
  test('L7a: it comes with the hero and is worn', () => {
    expect(things(PARTY)).toEqual({
      worn: ['Blooded Sword', null, 'Leather Armor', null],
      bag: [],
      camp: [],
    });
    expect(things(PARTY, 'hero-2').worn).toEqual(['Wooden Staff', null, 'Cloth Armor', null]);
  });

  test('L7a: an own hero has none to take', () => {
    expect(refusing(PARTY, { kind: 'takeStartingGear', hero: 'hero-3' })).toBe('no-starting-gear');
  });

  const without = (state: GameState, name: string): GameCommand => ({
    kind: 'removeItem',
    hero: 'hero-1',
    item: idOf(state, name),
    end: 'corrected',
  });
  const bare = after(PARTY, without(PARTY, 'Blooded Sword'), without(PARTY, 'Leather Armor'));
  const take: GameCommand = { kind: 'takeStartingGear', hero: 'hero-1' };

  test.each<[string, readonly GameCommand[], unknown]>([
    ['worn where the places are free', [], { bag: [], camp: [] }],
    [
      'in the bag where something is worn',
      [gain('hero-1', bow, { to: 'weapon' })],
      { bag: ['Blooded Sword'], camp: [] },
    ],
    [
      'in camp where the bag is full too',
      [gain('hero-1', bow, { to: 'weapon' }), gain('hero-1', potion), gain('hero-1', ring)],
      { bag: ['Trank', 'Ring'], camp: ['Blooded Sword'] },
    ],
  ])('L7a: taken again, %s', (_, before, expected) => {
    const again = after(after(bare, ...before), take);
    expect(things(again)).toMatchObject(expected as object);
    expect(doing(again, take).events).toEqual([]);
  });

  test('L7a: heroes from before the logbook have an empty sheet', () => {
    const old = { ...PARTY, campaign: { ...PARTY.campaign, sheets: {} } };
    expect(things(old).worn).toEqual([null, null, null, null]);
    expect(things(after(old, take)).worn).toEqual(['Blooded Sword', null, 'Leather Armor', null]);
  });
});

test.each<[string, GameState, GameCommand, string]>([
  ['E1: into the bag', PARTY, gain('hero-1', potion), 'accepted'],
  ['E1: a third thing', FULL, gain('hero-1', bow), 'bag-full'],
  [
    'E1: a third thing, another dropped',
    FULL,
    gain('hero-1', bow, { drop: idOf(FULL, 'Ring') }),
    'accepted',
  ],
  [
    'E1: a third thing, a worn one dropped',
    FULL,
    gain('hero-1', bow, { drop: idOf(FULL, 'Leather Armor') }),
    'bag-full',
  ],
  [
    'E1: something dropped that is not there',
    FULL,
    gain('hero-1', bow, { drop: 'item-99' }),
    'unknown-item',
  ],
  ['L7a: a weapon as armour', PARTY, gain('hero-1', bow, { to: 'armor' }), 'wrong-place'],
  ['L7a: a potion worn', PARTY, gain('hero-1', potion, { to: 'trinket' }), 'wrong-place'],
  ['L7a: a worn place that is taken', PARTY, gain('hero-1', bow, { to: 'weapon' }), 'place-taken'],
  [
    'L7a: a chest item into the camp',
    PARTY,
    gain('hero-1', potion, { to: 'camp' }),
    'chest-not-in-camp',
  ],
  ['L7a: anything else into the camp', PARTY, gain('hero-1', bow, { to: 'camp' }), 'accepted'],
  ['B1: an own item without a name', PARTY, gain('hero-1', item(' ')), 'name-empty'],
  ['B1: an endless name', PARTY, gain('hero-1', item('x'.repeat(61))), 'text-too-long'],
  ['B1: emoji and right to left', PARTY, gain('hero-1', item('🗡️ שלום')), 'accepted'],
  [
    'B1: 500 characters of notes',
    PARTY,
    gain('hero-1', item('Buch', { notes: 'ß'.repeat(500) })),
    'accepted',
  ],
  [
    'B1: endless notes',
    PARTY,
    gain('hero-1', item('Buch', { notes: 'x'.repeat(10_001) })),
    'text-too-long',
  ],
  [
    'B1: an accuracy of 100',
    PARTY,
    gain(
      'hero-1',
      item('Keule', { front: { ...bow.front, values: { ...NO_VALUES, accuracy: 100 } } }),
    ),
    'value-out-of-range',
  ],
  [
    'B1: a crit of 0',
    PARTY,
    gain('hero-1', item('Keule', { front: { ...bow.front, values: { ...NO_VALUES, crit: 0 } } })),
    'value-out-of-range',
  ],
  [
    'B1: half a hit point',
    PARTY,
    gain('hero-1', item('Keule', { front: { ...bow.front, values: values(0.5) } })),
    'value-out-of-range',
  ],
  ['B1: for nobody', PARTY, gain('hero-9', bow), 'unknown-hero'],
  [
    'E2: what is not there',
    FULL,
    { kind: 'moveItem', hero: 'hero-1', item: 'item-99', to: { hero: 'hero-1', place: 'bag' } },
    'unknown-item',
  ],
  ['L7a: a chest item moved into the camp', FULL, move(FULL, 'Trank', 'camp'), 'chest-not-in-camp'],
  ['L7a: a ring as a weapon', FULL, move(FULL, 'Ring', 'weapon'), 'wrong-place'],
  ['E2: taken off into a full bag', FULL, move(FULL, 'Blooded Sword', 'bag'), 'bag-full'],
  ['E2: given to nobody', FULL, move(FULL, 'Ring', 'bag', { hero: 'hero-9' }), 'unknown-hero'],
  [
    'E5: an end that does not exist',
    FULL,
    {
      kind: 'removeItem',
      hero: 'hero-1',
      item: idOf(FULL, 'Ring'),
      end: 'eaten',
    } as unknown as GameCommand,
    'unknown-choice',
  ],
  [
    'E4: a one-sided card turned',
    FULL,
    { kind: 'turnItem', hero: 'hero-1', item: idOf(FULL, 'Ring') },
    'one-sided',
  ],
  [
    'E4: a gem without a socket',
    FULL,
    { kind: 'setGem', hero: 'hero-1', item: idOf(FULL, 'Ring'), gem: idOf(FULL, 'Trank') },
    'no-socket',
  ],
  [
    'B1: a worn thing made something else',
    PARTY,
    {
      kind: 'changeItem',
      hero: 'hero-1',
      item: idOf(PARTY, 'Leather Armor'),
      change: { slot: 'weapon' },
    },
    'wrong-place',
  ],
  [
    'B1: a camp item made a chest item in camp',
    after(PARTY, gain('hero-1', bow, { to: 'camp' })),
    { kind: 'changeItem', hero: 'hero-1', item: 'item-5', change: { deck: 'chest' } },
    'chest-not-in-camp',
  ],
])('%s', (_, state, command, expected) => {
  expect(refusing(state, command)).toBe(expected);
});

describe('E2, L7: moving', () => {
  const WITH_BOW = after(PARTY, gain('hero-1', bow));

  test('E2: a worn place exchanges by itself', () => {
    const done = doing(WITH_BOW, move(WITH_BOW, 'Bogen', 'weapon'));
    expect(things(done.state)).toMatchObject({
      worn: ['Bogen', null, 'Leather Armor', null],
      bag: ['Blooded Sword'],
    });
    expect(eventsOf(done, 'itemsMoved')[0]?.moves).toHaveLength(2);
  });

  test('E2: what comes off does not go where it may not lie', () => {
    const chest = item('Dolch', { slot: 'weapon', deck: 'chest' });
    const state = after(
      after(PARTY, move(PARTY, 'Blooded Sword', 'camp')),
      gain('hero-1', chest, { to: 'weapon' }),
    );
    expect(refusing(state, move(state, 'Blooded Sword', 'weapon'))).toBe('chest-not-in-camp');
  });

  test('E2: a full bag gives something back', () => {
    const sword = idOf(FULL, 'Blooded Sword');
    const off = (swap: string): GameCommand => ({
      kind: 'moveItem',
      hero: 'hero-1',
      item: sword,
      swap,
      to: { hero: 'hero-1', place: 'bag' },
    });
    expect(refusing(FULL, off(idOf(FULL, 'Ring')))).toBe('wrong-place');
    expect(refusing(FULL, off(idOf(FULL, 'Leather Armor')))).toBe('unknown-item');
    const armed = after(
      FULL,
      { kind: 'removeItem', hero: 'hero-1', item: idOf(FULL, 'Ring'), end: 'dropped' },
      gain('hero-1', bow),
    );
    const swapped = after(armed, off(idOf(armed, 'Bogen')));
    expect(things(swapped)).toMatchObject({ bag: ['Trank', 'Blooded Sword'] });
    expect(things(swapped).worn[0]).toBe('Bogen');
  });

  test('E2: given to another hero, and exchanged with one', () => {
    const given = after(FULL, move(FULL, 'Ring', 'bag', { hero: 'hero-2' }));
    expect([things(given).bag, things(given, 'hero-2').bag]).toEqual([['Trank'], ['Ring']]);
    const back = after(given, {
      kind: 'moveItem',
      hero: 'hero-1',
      item: idOf(given, 'Trank'),
      to: { hero: 'hero-2', place: 'bag' },
      swap: idOf(given, 'Ring', 'hero-2'),
    });
    expect([things(back).bag, things(back, 'hero-2').bag]).toEqual([['Ring'], ['Trank']]);
  });

  test('nothing happens: a thing moved to where it is', () => {
    expect(doing(FULL, move(FULL, 'Ring', 'bag')).events).toEqual([]);
  });
});

describe('E4: two sides', () => {
  const socketed = ITEMS.find(({ id }) => id === 'kite-shield-socketed');
  const gem = ITEMS.find(({ id }) => id === 'cosmic-gemstone');
  const gemmed = ITEMS.find(({ id }) => id === 'kite-shield-cosmic-gem');
  if (!socketed || !gem || !gemmed) throw new Error('no such items');
  const state = after(
    PARTY,
    gain('hero-1', printedItem(socketed)),
    gain('hero-1', printedItem(gem)),
  );
  const set: GameCommand = { kind: 'setGem', hero: 'hero-1', item: 'item-5', gem: 'item-6' };

  test('E4: they start on the front, whichever side was looked up', () => {
    expect(printedItem(gemmed)).toEqual(printedItem(socketed));
    expect(sheet(state).bag[0]).toMatchObject({ side: 'front', socket: true, gem: null });
    expect(sheet(state).bag[0]?.back?.names.en).toBe('Kite Shield (Cosmic Gem)');
  });

  test('E4: or on the side the instruction names', () => {
    const back = after(PARTY, gain('hero-1', printedItem(socketed), { side: 'back' }));
    expect(sheet(back).bag[0]).toMatchObject({ side: 'back', gem: null });
    expect(refusing(PARTY, gain('hero-1', printedItem(gem), { side: 'back' }))).toBe('one-sided');
  });

  test('E4: a gem turns the card over and is used up', () => {
    const { bag } = sheet(after(state, set));
    expect(bag).toHaveLength(1);
    expect(bag[0]).toMatchObject({ side: 'back', gem: { en: 'Cosmic Gemstone' } });
    expect(
      refusing(after(state, set, gain('hero-1', printedItem(gem))), {
        ...set,
        gem: 'item-7',
      } as GameCommand),
    ).toBe('no-socket');
  });

  test('E4: only a gem fits', () => {
    const other = after(PARTY, gain('hero-1', printedItem(socketed)), gain('hero-1', ring));
    expect(refusing(other, set)).toBe('not-a-gem');
  });

  test('E4: by its own text, there and back', () => {
    const turn: GameCommand = { kind: 'turnItem', hero: 'hero-1', item: 'item-5' };
    expect(sheet(after(state, turn)).bag[0]?.side).toBe('back');
    expect(sheet(after(state, turn, turn)).bag[0]?.side).toBe('front');
  });

  test('E4: turned back, the gem is out; the name is the one of the side that shows', () => {
    const turn: GameCommand = { kind: 'turnItem', hero: 'hero-1', item: 'item-5' };
    const [shown] = sheet(after(state, set)).bag;
    expect(shown && itemNames(shown).en).toBe('Kite Shield (Cosmic Gem)');
    expect(sheet(after(state, set, turn)).bag[0]).toMatchObject({ side: 'front', gem: null });
  });

  test('E4: starting gear shows its front', () => {
    const worn = Object.values(sheet(PARTY).gear).flatMap((item) => item ?? []);
    expect(new Set(worn.map(({ side }) => side))).toEqual(new Set(['front']));
  });

  test('E4: a card that loses its back shows its front', () => {
    const change: GameCommand = {
      kind: 'changeItem',
      hero: 'hero-1',
      item: 'item-5',
      change: { back: null, socket: false },
    };
    expect(sheet(after(state, set, change)).bag[0]).toMatchObject({ side: 'front', gem: null });
  });
});

test('E5: used, dropped and returned cards say so', () => {
  const ends = (['used', 'dropped', 'returned', 'corrected'] as const).map(
    (end) =>
      doing(FULL, { kind: 'removeItem', hero: 'hero-1', item: idOf(FULL, 'Trank'), end }).events[0],
  );
  expect(ends.map((event) => event?.cause)).toEqual(['E5', 'E1', 'E5', 'table']);
});

test.each<[string, readonly GameCommand[], number, boolean]>([
  ['D13: the board alone', [], 9, false],
  ['D13: worn gear counts', [gain('hero-1', belt, { to: 'trinket' })], 12, false],
  ['D13: gear in the bag does not', [gain('hero-1', belt)], 9, false],
  [
    'D13: 16 at most',
    [
      { kind: 'changeHero', hero: 'hero-1', change: { maxHp: 14 } },
      gain('hero-1', belt, { to: 'trinket' }),
    ],
    16,
    true,
  ],
])('%s', (_, commands, total, capped) => {
  expect(maxHpOf(after(PARTY, ...commands).campaign, 'hero-1')).toMatchObject({ total, capped });
});

test('a removed hero takes his things and his rewards along', () => {
  const reward: GameCommand = {
    kind: 'noteReward',
    reward: { kind: 'class-skill' },
    heroes: ['hero-1'],
  };
  const gone = after(FULL, reward, { kind: 'removeHero', hero: 'hero-1' });
  expect(Object.keys(gone.campaign.sheets)).toEqual(['hero-2', 'hero-3']);
  expect(gone.campaign.rewards).toEqual([]);
  expect(codes(FULL, { kind: 'removeHero', hero: 'hero-1' })).toEqual(['hero-takes-items']);
  expect(codes(PARTY, { kind: 'removeHero', hero: 'hero-1' })).toEqual([]);
  expect(refusing(START, { kind: 'beginCamp' })).toBe('no-campaign');
});

describe('doubts about gear', () => {
  const two = item('Hellebarde', { slot: 'weapon', categories: ['heavy', 'light'] });
  const heavy = item('Keule', { slot: 'weapon', categories: ['heavy'] });
  const bare = after(PARTY, move(PARTY, 'Blooded Sword', 'camp'));
  test.each<[string, Parameters<typeof codes>[1], readonly string[]]>([
    ['E3: one match is enough', gain('hero-1', two, { to: 'weapon' }), []],
    ['E3: no match', gain('hero-1', heavy, { to: 'weapon' }), ['gear-not-allowed']],
    ['E3: anything in the bag', gain('hero-1', heavy), []],
    ['E3: a trinket without categories', gain('hero-1', ring, { to: 'trinket' }), []],
    ['E3: a hero without listed gear', gain('hero-3', heavy, { to: 'weapon' }), []],
  ])('%s', (_, command, expected) => {
    expect(codes(bare, command)).toEqual(expected);
  });

  const playing = inAdventure(gain('hero-1', ring), gain('hero-1', bow, { to: 'camp' }), {
    kind: 'nextTurn',
  });
  const used = after(playing, { kind: 'tickAction', action: 'exchange', used: true });
  test.each<[string, GameState, Parameters<typeof codes>[1], readonly string[]]>([
    ['E2: in the own turn', playing, move(playing, 'Ring', 'trinket'), []],
    ['E2: a second exchange', used, move(used, 'Ring', 'trinket'), ['exchange-used']],
    [
      'E2: given and worn at once',
      playing,
      move(playing, 'Ring', 'trinket', { hero: 'hero-2' }),
      ['worn-at-once'],
    ],
    ['L7: out of the camp', playing, move(playing, 'Bogen', 'weapon'), ['camp-out-of-reach']],
    [
      "E2: in nobody's turn",
      inAdventure(gain('hero-1', ring)),
      {
        kind: 'moveItem',
        hero: 'hero-1',
        item: 'item-1',
        to: { hero: 'hero-1', place: 'trinket' },
      },
      ['exchange-not-in-turn'],
    ],
    [
      'E1: found and worn at once',
      playing,
      gain('hero-1', bow, { to: 'weapon' }),
      ['worn-at-once'],
    ],
    [
      'E1: found and sent to the camp',
      playing,
      gain('hero-1', bow, { to: 'camp' }),
      ['camp-out-of-reach'],
    ],
    [
      'V6: a hero of the adventure removed',
      playing,
      { kind: 'removeHero', hero: 'hero-2' },
      ['hero-in-adventure'],
    ],
  ])('%s', (_, state, command, expected) => {
    expect(codes(state, command)).toEqual(expected);
  });
});
