import { NO_VALUES, type ItemDeck, type ItemDraft, type ItemFace } from '@/src/rules';
import type { EquipmentCategory, EquipmentSlot } from './equipment';
import type { Names } from './names';

export type ItemSet = 'core' | 'rise-of-the-undead-dragon' | 'desert-of-the-hellscar';

export type ItemCategory = EquipmentCategory | 'gem' | 'pattern' | 'potion' | 'scroll';

export interface Item extends Names {
  readonly id: string;
  readonly slot: EquipmentSlot | 'consumable';
  readonly deck: ItemDeck;
  readonly set: ItemSet;
  /** One match with what the hero may wear is enough (E3). */
  readonly categories: readonly ItemCategory[];
}

type ItemRow = readonly [id: string, en: string, de: string | null, ...categories: ItemCategory[]];

export const itemsOf = (
  shared: Pick<Item, 'slot' | 'deck' | 'set'>,
  rows: readonly ItemRow[],
): Item[] => rows.map(([id, en, de, ...categories]) => ({ id, en, de, ...shared, categories }));

const faceOf = ({ id, en, de, categories }: Item): ItemFace => ({
  catalogue: id,
  names: { en, de },
  values: { ...NO_VALUES, ranged: categories.includes('ranged') },
});

/** Its printed values are not in the tables: the players add what they read off the card. */
export const itemDraft = (item: Item, back?: Item): ItemDraft => ({
  slot: item.slot,
  categories: item.categories,
  deck: item.deck,
  tier: null,
  front: faceOf(item),
  back: back === undefined ? null : faceOf(back),
  socket: back !== undefined,
  notes: '',
});
