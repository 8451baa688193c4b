import type { EquipmentCategory, EquipmentSlot } from './equipment';
import type { Names } from './names';

export type ItemDeck = 'starting' | 'camp' | 'adventure' | 'chest';

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
