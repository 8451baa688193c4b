import type { Campaign } from '@/src/rules/campaign/campaign';
import type { OwnedItem } from '@/src/rules/campaign/sheet';

/** Z3: as many cards as the box has. */
export const CHEST_CARDS = 20;

/** The rarer, the fewer of them are in the deck. */
export const RARITIES = ['common', 'uncommon', 'rare', 'epic'] as const;
export type Rarity = (typeof RARITIES)[number];
export const COPIES: Readonly<Record<Rarity, number>> = {
  common: 4,
  uncommon: 3,
  rare: 2,
  epic: 1,
};

/** A card of the deck as the players know it. */
export interface ChestCard {
  readonly name: string;
  readonly copies: number;
}

/** Z3: what lies in the pile, by name; empty: a card nobody has entered yet. */
export interface ChestPile {
  readonly left: readonly string[];
  /** Drawn by the app, and its chest is not searched yet. */
  readonly drawn: string | null;
}

const plain = (name: string): string => name.trim().toLowerCase();

/** Without the first of this name, else without one that nobody knows. */
export function cardsWithout(
  cards: readonly string[],
  ...names: readonly string[]
): readonly string[] {
  const known = new Set(names.map(plain));
  const exact = cards.findIndex((card) => card !== '' && known.has(plain(card)));
  const index = exact === -1 ? cards.indexOf('') : exact;
  return index === -1 ? cards : cards.filter((_, at) => at !== index);
}

const chestItems = ({ heroes, sheets }: Campaign): readonly OwnedItem[] =>
  heroes.flatMap(({ id }) => {
    const sheet = sheets[id];
    if (sheet === undefined) return [];
    const worn = Object.values(sheet.gear).flatMap((item) => (item === null ? [] : [item]));
    return [...worn, ...sheet.bag].filter(({ deck }) => deck === 'chest');
  });

/** Z3: the twenty cards without those the heroes have, as they began; what was found since is out, too. */
export function chestPile(
  before: Campaign,
  found: readonly string[],
  known: readonly ChestCard[],
): readonly string[] {
  const named = known.flatMap(({ name, copies }) => Array.from({ length: copies }, () => name));
  const deck = Array.from({ length: CHEST_CARDS }, (_, index) => named[index] ?? '');
  const kept = chestItems(before).reduce(
    (cards, { front: { names } }) => cardsWithout(cards, names.en, names.de ?? names.en),
    deck as readonly string[],
  );
  return found.reduce((cards, name) => cardsWithout(cards, name), kept);
}
