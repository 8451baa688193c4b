import { nameIn } from '@/src/content/drunagor';
import type { Language } from '@/src/i18n';
import {
  BAG_PLACES,
  sheetOf,
  type Campaign,
  type GameCommand,
  type ItemDraft,
  type ItemSlot,
  type OwnedItem,
} from '@/src/rules';
import { ownItem } from './own-item';

/** What the players entered of a find; nothing has to be. */
export interface ChestFind {
  readonly typed: string;
  /** A printed card that was completed while typing. */
  readonly item: ItemDraft | null;
  /** Of a card no table knows. */
  readonly slot: ItemSlot;
  /** What is dropped out of a full bag for it; null: the find stays where it is (E1). */
  readonly drop: string | null;
}

export const NO_FIND: ChestFind = { typed: '', item: null, slot: 'consumable', drop: null };

export const findName = ({ typed, item }: ChestFind, language: Language): string =>
  item === null ? typed.trim() : nameIn(item.front.names, language);

/** Empty while there is room for one more. */
export const wouldGo = (campaign: Campaign, hero: string): readonly OwnedItem[] => {
  const { bag } = sheetOf(campaign, hero);
  return bag.length < BAG_PLACES ? [] : bag;
};

/** E1, Z3: into the bag by itself. */
export function findCommands(
  campaign: Campaign,
  hero: string,
  find: ChestFind,
): readonly GameCommand[] {
  const { typed, slot, drop } = find;
  if (find.item === null && typed.trim() === '') return [];
  const full = wouldGo(campaign, hero).length > 0;
  if (full && drop === null) return [];
  const item: ItemDraft = find.item ?? { ...ownItem(typed.trim(), slot), deck: 'chest' };
  return [{ kind: 'gainItem', hero, item, ...(full && drop !== null ? { drop } : {}) }];
}
