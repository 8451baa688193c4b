import { nameIn } from '@/src/content/drunagor';
import {
  BAG_PLACES,
  isGearSlot,
  itemNames,
  sheetOf,
  type Campaign,
  type CampaignHero,
  type ItemDraft,
  type ItemPlace,
  type LogbookCommand,
  type PlacedItem,
} from '@/src/rules';
import type { ItemOption } from '@/app/play/logbook/item-options';
import type { Wording } from '@/app/play/logbook/item-words';

type Gain = Extract<LogbookCommand, { readonly kind: 'gainItem' }> & { readonly to: ItemPlace };

/** E1: into a place of its own. */
export interface GainOption extends ItemOption {
  readonly command: Gain;
}

const placesFor = ({ slot, deck }: ItemDraft): readonly ItemPlace[] => [
  ...(slot === 'consumable' ? [] : [slot]),
  'bag',
  ...(deck === 'chest' ? [] : (['camp'] as const)),
];

/** L7a: what makes way has to fit where the other came from. */
const fits = (item: ItemDraft, place: ItemPlace): boolean => placesFor(item).includes(place);

const placeLabel = (place: ItemPlace, { t }: Wording): string => {
  if (place === 'bag') return t('logbookHero.item.toBag');
  return t(place === 'camp' ? 'logbookHero.item.toCamp' : 'logbookHero.item.toWorn');
};

/** E2, L7: where it may go on the same sheet; a full bag offers exchanges. */
export function moveOptions(
  campaign: Campaign,
  hero: CampaignHero,
  { item, place: from }: PlacedItem,
  say: Wording,
): readonly ItemOption[] {
  const { bag, gear } = sheetOf(campaign, hero.id);
  const name = nameIn(itemNames(item), say.language);
  const move = (place: ItemPlace) => ({
    kind: 'moveItem' as const,
    hero: hero.id,
    item: item.id,
    to: { hero: hero.id, place },
  });
  return placesFor(item)
    .filter((place) => place !== from)
    .filter((place) => {
      const worn = isGearSlot(place) ? gear[place] : null;
      return worn === null || fits(worn, from);
    })
    .flatMap((place): readonly ItemOption[] => {
      const to = say.t(`logbookHero.items.places.${place}`);
      const done = say.t('logbookHero.item.moved', { item: name, place: to });
      if (place !== 'bag' || bag.length < BAG_PLACES) {
        return [{ label: placeLabel(place, say), command: move(place), done }];
      }
      return bag
        .filter((other) => fits(other, from))
        .map((other) => ({
          label: say.t('logbookHero.item.swapBag', {
            item: nameIn(itemNames(other), say.language),
          }),
          command: { ...move(place), swap: other.id },
          done,
        }));
    });
}

/** E2: into another hero's bag, or in exchange for something out of a full one. */
export function giveOptions(
  campaign: Campaign,
  hero: CampaignHero,
  { item, place: from }: PlacedItem,
  say: Wording,
): readonly ItemOption[] {
  const name = nameIn(itemNames(item), say.language);
  return campaign.heroes
    .filter(({ id }) => id !== hero.id)
    .flatMap((other): readonly ItemOption[] => {
      const { bag } = sheetOf(campaign, other.id);
      const done = say.t('logbookHero.item.given', { item: name, name: other.name });
      const command = {
        kind: 'moveItem' as const,
        hero: hero.id,
        item: item.id,
        to: { hero: other.id, place: 'bag' as const },
      };
      const swaps = bag
        .filter((wanted) => fits(wanted, from))
        .map((wanted): ItemOption => ({
          label: say.t('logbookHero.item.giveSwap', {
            name: other.name,
            item: nameIn(itemNames(wanted), say.language),
          }),
          command: { ...command, swap: wanted.id },
          done,
        }));
      const plain = {
        label: say.t('logbookHero.item.giveTo', { name: other.name }),
        command,
        done,
      };
      return bag.length < BAG_PLACES ? [plain, ...swaps] : swaps;
    });
}

/** E1: where something new may go; from a full bag something is left behind. */
export function gainOptions(
  campaign: Campaign,
  hero: CampaignHero,
  item: ItemDraft,
  say: Wording,
  side: 'front' | 'back' = 'front',
): readonly GainOption[] {
  const { bag, gear } = sheetOf(campaign, hero.id);
  const done = say.t('logbookHero.item.gained', {
    item: nameIn(item.front.names, say.language),
  });
  const turned = side === 'back' && item.back !== null ? { side } : {};
  const gain = { kind: 'gainItem' as const, hero: hero.id, item, ...turned };
  return placesFor(item).flatMap((to): readonly GainOption[] => {
    if (isGearSlot(to) && gear[to] !== null) return [];
    if (to !== 'bag' || bag.length < BAG_PLACES) {
      return [{ label: placeLabel(to, say), command: { ...gain, to }, done }];
    }
    return bag.map((other) => ({
      label: say.t('logbookHero.item.dropFor', {
        item: nameIn(itemNames(other), say.language),
      }),
      command: { ...gain, to, drop: other.id },
      done,
    }));
  });
}
