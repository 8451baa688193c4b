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

/** What was entered may be older than the bag: what has left it cannot be dropped for the find. */
export const findNow = (campaign: Campaign, hero: string, find: ChestFind): ChestFind =>
  wouldGo(campaign, hero).some(({ id }) => id === find.drop) ? find : { ...find, drop: null };

/** Z3: the card as the logbook keeps it; null: nothing was entered. */
export function findItem({ typed, item, slot }: ChestFind): ItemDraft | null {
  if (item !== null) return item;
  return typed.trim() === '' ? null : { ...ownItem(typed.trim(), slot), deck: 'chest' };
}

/** E1, Z3: into the bag by itself. */
export function findCommands(
  campaign: Campaign,
  hero: string,
  find: ChestFind,
): readonly GameCommand[] {
  const { drop } = find;
  const item = findItem(find);
  if (item === null) return [];
  const full = wouldGo(campaign, hero).length > 0;
  if (full && drop === null) return [];
  return [{ kind: 'gainItem', hero, item, ...(full && drop !== null ? { drop } : {}) }];
}
