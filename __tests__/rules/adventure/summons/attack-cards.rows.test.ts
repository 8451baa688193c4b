import {
  quickRanking,
  UNWRITTEN_DECK,
  type AttackCardDraft,
  type GameState,
  type Summons,
} from '@/src/rules';
import {
  adventureOf,
  adventureWith,
  after,
  doing,
  eventsOf,
  refusal,
  refusing,
  story,
} from '../kit';
import { own } from '../foes';

const BANE: Summons = { card: 'commander-bane', command: 2 };
const BOSS: Summons = { card: 'undead-king-core-boss', hp: 90 };
const OWNER = 'monster-2';

const facing = (summons: Summons, heroes = 3): GameState =>
  adventureWith({ heroes: Array.from({ length: heroes }, () => ({})), summons: [summons] });

const draft = (change: Partial<AttackCardDraft> = {}): AttackCardDraft => ({
  spot: { rune: 'orange', row: 'upper' },
  name: '',
  damage: null,
  note: '',
  vicious: false,
  activates: false,
  passive: false,
  status: false,
  ...change,
});
const deck = UNWRITTEN_DECK.map((card, index) => ({ ...card, name: `Karte ${index + 1}` }));
const setDeck = (cards: readonly AttackCardDraft[] = deck) =>
  ({ kind: 'setDeck', owner: OWNER, deck: cards }) as const;
const lay = (drawn?: readonly number[]) =>
  ({ kind: 'layAttackCards', owner: OWNER, ...(drawn ? { drawn } : {}) }) as const;
const laid = (state: GameState) => adventureOf(state).attackCards;
const namesOf = (state: GameState) => laid(state).map(({ name }) => name);

test('U11: ten cards, one for each rune and arrow', () => {
  const spots = UNWRITTEN_DECK.map(({ spot }) => `${spot.rune} ${spot.row}`);
  expect(new Set(spots).size).toBe(10);
});

test.each([1, 2, 3, 4, 5])('U3: one card per hero, with %s', (heroes) => {
  const state = after(facing(BANE, heroes), setDeck(), lay());
  expect(new Set(namesOf(state)).size).toBe(heroes);
  expect(laid(state).every(({ owner }) => owner === OWNER)).toBe(true);
});

test('U3: drawn one after the other, none twice', () => {
  const state = after(facing(BANE), setDeck());
  expect(namesOf(doing(state, lay(), [1, 1, 8]).state)).toEqual(['Karte 1', 'Karte 2', 'Karte 10']);
});

test('U3: they lie on the track by rune and arrow', () => {
  const state = doing(after(facing(BANE, 1), setDeck()), lay(), [7]).state;
  expect(laid(state)[0]?.spot).toEqual({ rune: 'green', row: 'lower' });
});

test('U3: the players drew them from their own cards', () => {
  const done = doing(after(facing(BANE), setDeck()), lay([9, 0, 4]));
  expect(namesOf(done.state)).toEqual(['Karte 10', 'Karte 1', 'Karte 5']);
  expect(story(done)).toEqual(['attackCardsLaid']);
});

test('U11: a deck nobody wrote down is known by its runes', () => {
  const done = doing(facing(BANE), lay());
  expect(laid(done.state)).toHaveLength(3);
  expect(adventureOf(done.state).decks[OWNER]).toEqual(UNWRITTEN_DECK);
});

test('S2f: MAHLSTROM draws all of them anew', () => {
  const state = after(facing(BANE), setDeck(), lay([0, 1, 2]), lay([3, 4, 5]));
  expect(namesOf(state)).toEqual(['Karte 4', 'Karte 5', 'Karte 6']);
});

test('U10: a lieutenant in the place of a commander has cards, too', () => {
  const state = facing({ card: 'commander-archon', command: 1, as: 'lieutenant' });
  expect(laid(after(state, setDeck(), lay()))).toHaveLength(3);
});

test('U12: a boss has all of his cards on the track, none drawn by chance', () => {
  const cards = [draft({ status: true }), draft({ name: 'Sense' }), draft({ name: 'Frost' })];
  const done = doing(after(facing(BOSS, 1), setDeck(cards)), lay());
  expect(laid(done.state)).toHaveLength(3);
  expect(eventsOf(done, 'drawn')).toEqual([]);
});

test("U12: his cards are the adventure's: without them none can be laid", () => {
  expect(refusing(facing(BOSS), lay())).toBe('no-deck');
});

test('R3: with the commander his cards leave', () => {
  const state = after(facing(BANE), setDeck(), lay(), { kind: 'dismiss', figure: OWNER });
  expect(laid(state)).toEqual([]);
});

test('U3: an ordinary monster has no attack cards', () => {
  const state = facing({ card: 'executioner/standard/rookie' });
  expect([refusing(state, setDeck()), refusing(state, lay())]).toEqual(['no-deck', 'no-deck']);
});

test('U11: two cards of the same rune and arrow', () => {
  expect(refusal(facing(BANE), setDeck([draft(), draft({ name: 'Eile' })]))).toEqual({
    code: 'spot-twice',
    rune: 'orange',
    row: 'upper',
  });
});

test.each([
  ['no card at all', setDeck([])],
  ['eleven cards', setDeck([...deck, draft()])],
  ['damage that cannot be', setDeck([draft({ damage: -1 })])],
  ['a name that is too long', setDeck([draft({ name: 'x'.repeat(61) })])],
  ['a card that is not in the deck', lay([10])],
] as const)('U11: %s is refused', (_, command) => {
  expect(refusing(facing(BANE), command)).toBe('number-out-of-range');
});

test('U11: the same deck again changes nothing', () => {
  expect(doing(after(facing(BANE), setDeck()), setDeck()).events).toEqual([]);
});

test('U3: what is read off a card is there when it is drawn again', () => {
  const written = draft({ name: 'Eile', activates: true });
  const first = after(facing(BANE), lay([0, 1, 2]));
  const card = laid(first)[0]?.id ?? '';
  const state = after(first, { kind: 'writeAttackCard', card, draft: written });
  expect(laid(state)[0]).toEqual({ ...written, id: card, owner: OWNER });
  expect(namesOf(after(state, lay([5, 0, 6])))).toEqual(['', 'Eile', '']);
});

test('U11: a card cannot be written onto the rune of another', () => {
  const state = after(facing(BANE), lay([0, 1, 2]));
  const card = laid(state)[0]?.id ?? '';
  const spot = { rune: 'green', row: 'upper' } as const;
  expect(refusing(state, { kind: 'writeAttackCard', card, draft: draft({ spot }) })).toBe(
    'spot-twice',
  );
});

test('U3: the same text again changes nothing', () => {
  const state = after(facing(BANE), lay([0, 1, 2]));
  const card = laid(state)[0]?.id ?? '';
  expect(doing(state, { kind: 'writeAttackCard', card, draft: draft() }).events).toEqual([]);
});

test('U3: a card that does not lie there', () => {
  const command = { kind: 'writeAttackCard', card: 'attack-9', draft: draft() } as const;
  expect(refusing(facing(BANE), command)).toBe('unknown-card');
});

describe('passive text', () => {
  const stone = draft({ passive: true, immunities: ['burn', 'stealth'] });
  const [first, ...rest] = deck;
  const armoured = after(
    facing(own({}, 'commander')),
    setDeck([{ ...stone, spot: first?.spot ?? stone.spot }, ...rest]),
    lay([0, 1, 2]),
  );
  const burn = { kind: 'giveTokens', figures: [OWNER], token: 'burn', count: 2 } as const;

  test('U3, C4: what it makes immune to counts while the card lies there', () => {
    const immune = after(armoured, burn);
    expect(adventureOf(immune).monsters[0]?.tokens).toEqual({});
    const others = after(armoured, lay([3, 4, 5]), burn);
    expect(adventureOf(others).monsters[0]?.tokens).toEqual({ burn: 2 });
  });

  test('U3, C4: it is the owner’s alone, and his card’s own immunities stay', () => {
    const two = after(
      facing(own({ immunities: ['poison'] }, 'commander')),
      { kind: 'summon', summons: [own()] },
      setDeck([{ ...stone, spot: first?.spot ?? stone.spot }, ...rest]),
      lay([0, 1, 2]),
    );
    const all = adventureOf(two).monsters.map(({ id }) => id);
    const given = after(
      two,
      { ...burn, figures: all },
      { kind: 'giveTokens', figures: all, token: 'poison', count: 1 },
    );
    expect(adventureOf(given).monsters.map(({ tokens }) => tokens)).toEqual([
      {},
      { burn: 2, poison: 1 },
    ]);
  });

  test('U3, K1: and he sees who is hidden', () => {
    const hidden = { kind: 'setTokens', figure: 'hero-1', tokens: { stealth: 1 } } as const;
    const ranking = (state: GameState) =>
      quickRanking(adventureOf(after(state, hidden)), OWNER)?.unseen ?? [];
    expect(ranking(armoured)).toEqual([]);
    expect(ranking(after(armoured, lay([3, 4, 5])))).toEqual(['hero-1']);
  });
});
