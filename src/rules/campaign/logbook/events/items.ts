import type { PrintedNames } from '@/src/rules/model/items';
import type { Campaign } from '@/src/rules/campaign/campaign';
import { logbookLine as line, printed, onCampaign } from '@/src/rules/campaign/event-entries';
import type { ItemPlace, OwnedItem, WeaponValues } from '@/src/rules/campaign/sheet';
import type { ItemEnd } from '../commands';
import { withChangedItem, withItem, withSheet, withoutItem } from '../evolve/sheets';
import { sheetOf } from '../places';
import type { HeroCalled } from './hero-called';

export interface ItemSpot extends HeroCalled {
  readonly place: ItemPlace;
}

export interface ItemMove {
  readonly item: string;
  readonly names: PrintedNames;
  readonly from: ItemSpot;
  readonly to: ItemSpot;
}

interface Gained {
  readonly item: OwnedItem;
  readonly place: ItemPlace;
}

const itemsGained = (campaign: Campaign, hero: string, gained: readonly Gained[]): Campaign => ({
  ...withSheet(campaign, hero, (sheet) =>
    gained.reduce((current, { item, place }) => withItem(current, item, place), sheet),
  ),
  entries: campaign.entries + gained.length,
});

/** All are taken up before the first is put down: swaps need no free place. */
function itemsMoved(campaign: Campaign, moves: readonly ItemMove[]): Campaign {
  const lifted = moves.reduce(
    (current, { item, from }) => withSheet(current, from.hero, (sheet) => withoutItem(sheet, item)),
    campaign,
  );
  return moves.reduce((current, { item: id, from, to }) => {
    const { gear, bag, camp } = sheetOf(campaign, from.hero);
    const item = [...Object.values(gear), ...bag, ...camp].find((one) => one?.id === id);
    return item ? withSheet(current, to.hero, (sheet) => withItem(sheet, item, to.place)) : current;
  }, lifted);
}

/** Null for an event without moves, which the rules never write. */
const movedLine = ([first, second]: readonly ItemMove[]) => {
  if (!first) return null;
  const item = printed(first.names);
  const { from, to } = first;
  const values = { name: to.name, from: from.name, item };
  if (second) return line('itemsSwapped', { ...values, other: printed(second.names) });
  if (from.hero !== to.hero) return line('itemGiven', values);
  if (to.place === 'bag') return line('itemInBag', values);
  return line(to.place === 'camp' ? 'itemInCamp' : 'itemWorn', values);
};

const ENDS = {
  used: 'itemUsed',
  dropped: 'itemDropped',
  returned: 'itemReturned',
  corrected: 'itemCorrected',
} as const;

export const ITEM_EVENTS = {
  itemsGained: onCampaign<HeroCalled & { gained: readonly Gained[] }>()({
    v: 1,
    evolve: (campaign, { hero, gained }) => itemsGained(campaign, hero, gained),
    line: ({ name, gained, cause }) =>
      line(cause === 'L7a' ? 'startingGear' : 'itemsGained', {
        name,
        items: printed(...gained.map(({ item }) => item.front.names)),
      }),
  }),
  itemsMoved: onCampaign<{ moves: readonly ItemMove[] }>()({
    v: 1,
    evolve: (campaign, { moves }) => itemsMoved(campaign, moves),
    line: ({ moves }) => movedLine(moves),
  }),
  itemLost: onCampaign<HeroCalled & { item: string; names: PrintedNames; end: ItemEnd }>()({
    v: 1,
    evolve: (campaign, { hero, item }) =>
      withSheet(campaign, hero, (sheet) => withoutItem(sheet, item)),
    line: ({ name, names, end }) => line(ENDS[end], { name, item: printed(names) }),
  }),
  itemChanged: onCampaign<HeroCalled & { item: OwnedItem }>()({
    v: 1,
    evolve: (campaign, { hero, item }) =>
      withSheet(campaign, hero, (sheet) => withChangedItem(sheet, item.id, () => item)),
    line: ({ name, item }) => line('itemChanged', { name, item: printed(item.front.names) }),
  }),
  weaponNoted: onCampaign<HeroCalled & { weapon: WeaponValues }>()({
    v: 1,
    evolve: (campaign, { hero, weapon }) =>
      withSheet(campaign, hero, (sheet) => ({ ...sheet, weapon })),
    line: ({ name, weapon: { accuracy, damage } }) =>
      line('weaponNoted', { name, accuracy, damage }),
  }),
  itemTurned: onCampaign<
    HeroCalled & {
      item: string;
      names: PrintedNames;
      side: 'front' | 'back';
      gem: PrintedNames | null;
    }
  >()({
    v: 1,
    evolve: (campaign, { hero, item, side, gem }) =>
      withSheet(campaign, hero, (sheet) =>
        withChangedItem(sheet, item, (one) => ({ ...one, side, gem })),
      ),
    line: ({ name, names, gem }) =>
      gem === null
        ? line('itemTurned', { name, item: printed(names) })
        : line('gemSet', { name, item: printed(names), gem: printed(gem) }),
  }),
};
