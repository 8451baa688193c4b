import type { ItemDraft } from '@/src/rules';
import { itemDraft, type Item } from './item-parts';
import { ITEMS } from './items';

const SOCKETED = '-socketed';
const WITH_GEM = '-cosmic-gem';

const BY_ID = new Map(ITEMS.map((item) => [item.id, item]));

/** E4: the side with the gem is the back of the card with the socket. */
export const isBack = ({ id }: Item): boolean => id.endsWith(WITH_GEM);

const frontOf = (item: Item): Item =>
  isBack(item) ? (BY_ID.get(item.id.replace(WITH_GEM, SOCKETED)) ?? item) : item;

/** A printed item as it comes into the logbook, both sides of it. Spoilers: import on demand. */
export function printedItem(item: Item): ItemDraft {
  const front = frontOf(item);
  const back = BY_ID.get(front.id.replace(SOCKETED, WITH_GEM));
  return itemDraft(front, back === front ? undefined : back);
}
