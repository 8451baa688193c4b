import { NO_VALUES, type ChestCard, type GameCommand, type ItemDraft } from '@/src/rules';
import { adventureOf, adventureWith, after, doing, refusal } from '../kit';

const hero = 'hero-1';
const NEXT: GameCommand = { kind: 'nextTurn' };
const KNOWN: readonly ChestCard[] = [
  { name: 'Trank', copies: 4 },
  { name: 'Amulett', copies: 1 },
];
/** Twenty cards of two names. */
const WHOLE: readonly ChestCard[] = Array.from({ length: 5 }, (_, index) => ({
  name: `Karte ${index}`,
  copies: 4,
}));
const lay = (cards: readonly ChestCard[] = KNOWN): GameCommand => ({ kind: 'layChestDeck', cards });
const DRAW: GameCommand = { kind: 'drawChestCard' };
const search = (item: string): GameCommand => ({ kind: 'searchChest', hero, item, safe: true });
const item = (de: string, deck: ItemDraft['deck'] = 'chest'): ItemDraft => ({
  slot: 'consumable',
  categories: [],
  deck,
  tier: null,
  back: null,
  socket: false,
  front: { catalogue: null, names: { en: 'x', de }, values: NO_VALUES },
  notes: '',
});
const PLAYING = after(adventureWith({}), NEXT);
const pile = (...commands: readonly GameCommand[]): readonly string[] =>
  adventureOf(after(PLAYING, ...commands)).chest?.left ?? [];
const count = (cards: readonly string[], name: string): number =>
  cards.filter((card) => card === name).length;

/** An adventure whose hero began with these in his bag. */
const beganWith = (...items: readonly ItemDraft[]) =>
  after(
    PLAYING,
    ...items.map((one): GameCommand => ({ kind: 'gainItem', hero, item: one })),
    { kind: 'declareOutcome', outcome: { result: 'won' } },
    { kind: 'closeAdventure', at: 5000, afterwards: 'restart' },
    {
      kind: 'startAdventure',
      chapter: 2,
      title: 'Weiter',
      at: 6000,
      rules: adventureOf(PLAYING).rules,
      heroes: [{ hero, role: null, maxHp: 9, cubes: null }],
      runes: adventureOf(PLAYING).runes.bag,
    },
    lay(),
  );

describe('Z3: the chest deck of twenty', () => {
  test('Z3: twenty cards, those nobody has entered without a name', () => {
    const cards = pile(lay());
    expect(cards).toHaveLength(20);
    expect(['Trank', 'Amulett', ''].map((name) => count(cards, name))).toEqual([4, 1, 15]);
  });

  test('Z3: cards in the bag are not in it; those of other decks do not matter', () => {
    const left = adventureOf(beganWith(item('Trank'), item('Trank', 'camp'))).chest?.left ?? [];
    expect([left.length, count(left, 'Trank')]).toEqual([19, 3]);
  });

  test('Z3: one in the bag that nobody entered is one of the nameless', () => {
    const left = adventureOf(beganWith(item('Ring'))).chest?.left ?? [];
    expect([left.length, count(left, '')]).toEqual([19, 14]);
  });

  test('Z3: laid late, what was found already is out', () => {
    expect(count(pile(search('Trank'), lay()), 'Trank')).toBe(3);
  });

  test.each([
    [1, 'Trank'],
    [5, 'Amulett'],
    [20, ''],
  ])('Z3: the app draws card %s of the pile: %s', (die, name) => {
    const { state } = doing(after(PLAYING, lay()), DRAW, [die]);
    expect(adventureOf(state).chest?.drawn).toBe(name);
    expect(adventureOf(state).chest?.left).toHaveLength(20);
  });

  test('Z3: searched, it is out of the pile and among what was found', () => {
    const { state } = doing(after(PLAYING, lay()), DRAW, [5]);
    const searched = adventureOf(after(state, search('Amulett')));
    expect(searched.chest).toEqual({ left: expect.not.arrayContaining(['Amulett']), drawn: null });
    expect([searched.chest?.left.length, searched.found]).toEqual([19, ['Amulett']]);
  });

  test('Z3: searched without a word, the drawn one is out', () => {
    const { state } = doing(after(PLAYING, lay()), DRAW, [5]);
    expect(adventureOf(after(state, search(''))).chest?.left).not.toContain('Amulett');
  });

  test('Z3: drawn by hand, the card named is out, in whatever letters', () => {
    expect(count(pile(lay(), search('trank')), 'Trank')).toBe(3);
    expect(count(pile(lay(), search('Ring')), '')).toBe(14);
    expect(count(pile(lay(), search('')), '')).toBe(14);
  });

  test('Z3: emptied, there is nothing to draw until the next adventure', () => {
    const searches = WHOLE.flatMap(({ name, copies }) =>
      Array.from({ length: copies }, () => search(name)),
    );
    const empty = after(PLAYING, lay(WHOLE), ...searches);
    expect(adventureOf(empty).chest?.left).toEqual([]);
    expect(refusal(empty, DRAW)?.code).toBe('no-chest-card');
    expect(refusal(PLAYING, DRAW)?.code).toBe('no-chest-card');
    expect(adventureOf(after(empty, search(''))).chest?.left).toEqual([]);
  });

  test('Z3: entered anew, finds without a name stay out', () => {
    const left = pile(lay([]), search(''), search(''), lay());
    expect([left.length, count(left, 'Trank'), count(left, '')]).toEqual([18, 4, 13]);
    expect(doing(after(PLAYING, lay()), lay()).events).toEqual([]);
  });

  test('Z3: no card is five times in it, none without a name', () => {
    const code = (card: ChestCard) => refusal(PLAYING, lay([card]))?.code;
    expect(code({ name: 'Trank', copies: 5 })).toBe('number-out-of-range');
    expect(code({ name: ' ', copies: 1 })).toBe('number-out-of-range');
  });
});
