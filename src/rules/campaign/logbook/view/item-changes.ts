import { canonicalText } from '@/src/rules/base/hash';
import type { Campaign } from '@/src/rules/campaign/campaign';
import type { ItemPlace, OwnedItem } from '@/src/rules/campaign/sheet';
import { itemsOn, sheetOf } from '../places';

export interface ItemAt {
  readonly hero: string;
  readonly place: ItemPlace;
}

/** From null: new; to null: gone. Between heroes it is listed with the one who has it now. */
export type ItemSpotChange =
  | { readonly kind: 'item-gained'; readonly item: OwnedItem; readonly to: ItemAt }
  | { readonly kind: 'item-lost'; readonly item: OwnedItem; readonly from: ItemAt }
  | {
      readonly kind: 'item-moved';
      readonly item: OwnedItem;
      readonly from: ItemAt;
      readonly to: ItemAt;
    };

export type ItemDifference =
  ItemSpotChange | { readonly kind: 'item-turned' | 'item-changed'; readonly item: OwnedItem };

type Found = { readonly item: OwnedItem; readonly at: ItemAt };

const allItems = (campaign: Campaign): ReadonlyMap<string, Found> =>
  new Map(
    Object.keys(campaign.sheets).flatMap((hero) =>
      itemsOn(sheetOf(campaign, hero)).map(
        ({ item, place }) => [item.id, { item, at: { hero, place } }] as const,
      ),
    ),
  );

const faceChange = (old: OwnedItem, item: OwnedItem): readonly ItemDifference[] => {
  if (old.side !== item.side) return [{ kind: 'item-turned', item }];
  return canonicalText(old) === canonicalText(item) ? [] : [{ kind: 'item-changed', item }];
};

const changeOf = (old: Found | undefined, now: Found): readonly ItemDifference[] => {
  const { item, at } = now;
  if (!old) return [{ kind: 'item-gained', item, to: at }];
  const moved = old.at.hero !== at.hero || old.at.place !== at.place;
  const spot = moved ? [{ kind: 'item-moved', item, from: old.at, to: at } as const] : [];
  return [...spot, ...faceChange(old.item, item)];
};

/** The differences of one hero's things. */
export function itemChanges(
  before: Campaign,
  after: Campaign,
  hero: string,
): readonly ItemDifference[] {
  const old = allItems(before);
  const now = allItems(after);
  const lost = [...old].filter(([id, { at }]) => at.hero === hero && !now.has(id));
  return [
    ...[...now]
      .filter(([, { at }]) => at.hero === hero)
      .flatMap(([id, found]) => changeOf(old.get(id), found)),
    ...lost.map(([, { item, at }]) => ({ kind: 'item-lost', item, from: at }) as const),
  ];
}
