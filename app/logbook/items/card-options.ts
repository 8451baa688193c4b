import { nameIn } from '@/src/content/drunagor';
import { itemNames, type HeroSheet, type ItemEnd, type PlacedItem } from '@/src/rules';
import { gemOptions, turnOption, type ItemOption } from '@/app/play/logbook/item-options';
import type { Wording } from '@/app/play/logbook/item-words';

/** E4: turning by its own text, or by a gem into an empty socket. */
export const sideOptions = (
  hero: string,
  sheet: HeroSheet,
  { item }: PlacedItem,
  say: Wording,
): readonly ItemOption[] =>
  item.back === null ? [] : [...gemOptions(hero, sheet, item, say), turnOption(hero, item, say)];

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
