import { canonicalText } from '@/src/rules/base/hash';
import type { Cause } from '@/src/rules/base/event';
import type { ItemDraft } from '@/src/rules/model/items';
import {
  BAG_PLACES,
  ITEM_PLACES,
  MAX_ENTRIES,
  type ItemPlace,
  type OwnedItem,
} from '@/src/rules/campaign/sheet';
import { ITEM_ENDS, type LogbookCommand } from '../commands';
import { isGearSlot, itemNames, itemsOn } from '../places';
import { refuseWriting, type Writing } from '../writing';
import { checkItem, tidyItem } from './check-item';

type Of<Kind extends LogbookCommand['kind']> = Extract<LogbookCommand, { kind: Kind }>;

/** L7a: worn things in their own slot, anything in the bag, nothing from a chest in the camp. */
export function checkFits({ slot, deck }: ItemDraft, place: ItemPlace): void {
  if (!ITEM_PLACES.includes(place)) refuseWriting({ code: 'unknown-choice' });
  if (isGearSlot(place) && slot !== place) refuseWriting({ code: 'wrong-place' });
  if (place === 'camp' && deck === 'chest') refuseWriting({ code: 'chest-not-in-camp' });
}

/** One more item there, or why not. */
export function checkRoom(writing: Writing, hero: string, place: ItemPlace): void {
  const { gear, bag, camp } = writing.sheet(hero);
  if (isGearSlot(place) && gear[place] !== null) refuseWriting({ code: 'place-taken' });
  if (place === 'bag' && bag.length >= BAG_PLACES)
    refuseWriting({ code: 'bag-full', most: BAG_PLACES });
  if (place === 'camp' && camp.length >= MAX_ENTRIES) {
    refuseWriting({ code: 'too-many-entries', most: MAX_ENTRIES });
  }
}

/** E1: first into the bag; from a full one something may be dropped unused. */
export function gainItem(
  writing: Writing,
  { hero, item: draft, to = 'bag', drop, side = 'front' }: Of<'gainItem'>,
  cause: Cause = 'E1',
): void {
  writing.hero(hero);
  checkItem(draft);
  checkFits(draft, to);
  if (drop !== undefined)
    removeItem(writing, { kind: 'removeItem', hero, item: drop, end: 'dropped' });
  checkRoom(writing, hero, to);
  if (side === 'back' && draft.back === null) refuseWriting({ code: 'one-sided' });
  const item: OwnedItem = { ...newItem(writing, draft), side };
  const gained = [{ item, place: to }];
  writing.add({ type: 'itemsGained', v: 1, cause, ...writing.ref(hero), gained });
}

/** E4: two-sided items start on the front, unless something says otherwise. */
const newItem = (writing: Writing, draft: ItemDraft, ahead = 0): OwnedItem => ({
  ...tidyItem(draft),
  id: writing.nextId('item', ahead),
  side: 'front',
  gem: null,
});

/** L7a: it can always be taken again; worn where the place is free, else in the bag or the camp. */
export function takeStartingGear(writing: Writing, { hero: id }: Of<'takeStartingGear'>): void {
  const { board } = writing.hero(id);
  const printed = writing.catalogue.startingGear?.get(board ?? '') ?? [];
  if (printed.length === 0) refuseWriting({ code: 'no-starting-gear' });
  const sheet = writing.sheet(id);
  const owned = new Set(itemsOn(sheet).map(({ item }) => item.front.catalogue));
  const missing = printed.filter(({ front }) => !owned.has(front.catalogue));
  let inBag = sheet.bag.length;
  const placeFor = ({ slot }: ItemDraft): ItemPlace => {
    if (slot !== 'consumable' && sheet.gear[slot] === null) return slot;
    return inBag++ < BAG_PLACES ? 'bag' : 'camp';
  };
  const gained = missing.map((draft, index) => ({
    item: newItem(writing, draft, index),
    place: placeFor(draft),
  }));
  if (gained.length === 0) return;
  writing.add({ type: 'itemsGained', v: 1, cause: 'L7a', ...writing.ref(id), gained });
}

/** E1, E5. */
export function removeItem(writing: Writing, { hero, item: id, end }: Of<'removeItem'>): void {
  const { item } = writing.item(hero, id);
  if (!ITEM_ENDS.includes(end)) refuseWriting({ code: 'unknown-choice' });
  const cause = end === 'corrected' ? 'table' : end === 'dropped' ? 'E1' : 'E5';
  const names = itemNames(item);
  writing.add({ type: 'itemLost', v: 1, cause, ...writing.ref(hero), item: id, names, end });
}

/** A correction; what is worn must still fit its place. */
export function changeItem(writing: Writing, { hero, item: id, change }: Of<'changeItem'>): void {
  const { item: before, place } = writing.item(hero, id);
  const { side, gem } = before;
  const changed: OwnedItem = { ...before, ...change, id, side, gem };
  checkItem(changed);
  checkFits(changed, place);
  const front = { side: 'front', gem: null } as const;
  const item = tidyItem(changed.back === null ? { ...changed, ...front } : changed);
  if (canonicalText(item) === canonicalText(before)) return;
  writing.add({ type: 'itemChanged', v: 1, cause: 'table', ...writing.ref(hero), item });
}
