import { nameIn } from '@/src/content/drunagor';
import { itemNames, itemsOn, type HeroSheet, type ItemEnd, type PlacedItem } from '@/src/rules';
import type { Wording } from '@/app/play/logbook/item-words';
import type { ItemOption } from './options';

/** E4: turning by its own text, or by a gem into an empty socket. */
export function sideOptions(
  hero: string,
  sheet: HeroSheet,
  { item }: PlacedItem,
  { language, t }: Wording,
): readonly ItemOption[] {
  if (item.back === null) return [];
  const name = nameIn(itemNames(item), language);
  const gems = itemsOn(sheet).filter((other) => other.item.categories.includes('gem'));
  const empty = item.socket && item.side === 'front';
  return [
    ...(empty ? gems : []).map(({ item: stone }): ItemOption => {
      const gem = nameIn(itemNames(stone), language);
      return {
        label: t('logbookHero.item.setGem', { gem }),
        command: { kind: 'setGem', hero, item: item.id, gem: stone.id },
        done: t('logbookHero.item.gemSet', { gem }),
      };
    }),
    {
      // The gem was used up when it was set.
      label:
        item.gem === null
          ? t('logbookHero.item.turn')
          : t('logbookHero.item.turnLoses', { gem: nameIn(item.gem, language) }),
      command: { kind: 'turnItem', hero, item: item.id },
      done: t('logbookHero.item.turned', { item: name }),
    },
  ];
}

/** E1, E5: adventure cards go back to their deck, what is drunk is used up. */
export function endOptions(
  hero: string,
  { item }: PlacedItem,
  { language, t }: Wording,
): readonly ItemOption[] {
  const done = t('logbookHero.item.gone', { item: nameIn(itemNames(item), language) });
  const ends: readonly ItemEnd[] = [
    ...(item.slot === 'consumable' ? (['used'] as const) : []),
    'dropped',
    ...(item.deck === 'starting' ? [] : (['returned'] as const)),
    'corrected',
  ];
  return ends.map((end) => ({
    label: t(`logbookHero.item.${end}`),
    command: { kind: 'removeItem', hero, item: item.id, end },
    done,
  }));
}
