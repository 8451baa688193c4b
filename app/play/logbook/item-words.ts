import { EQUIPMENT_CATEGORIES, nameIn } from '@/src/content/drunagor';
import type { Language, Translate } from '@/src/i18n';
import { faceOf, type ItemDraft, type ItemValues, type OwnedItem } from '@/src/rules';
import { lineValueWords } from '../words/line-words';

/** What words are made with, outside of components. */
export interface Wording {
  readonly language: Language;
  readonly t: Translate;
}

export const EXTRA_CATEGORIES = ['gem', 'pattern', 'potion', 'scroll'] as const;

export function categoryName(id: string, language: Language, t: Translate): string {
  const printed = EQUIPMENT_CATEGORIES.find((category) => category.id === id);
  if (printed) return nameIn(printed, language);
  const extra = EXTRA_CATEGORIES.find((category) => category === id);
  return extra ? t(`logbookHero.items.extra.${extra}`) : id;
}

/** "+2", "−1" */
export const withSign = (value: number): string =>
  value < 0 ? `−${Math.abs(value)}` : value === 0 ? '0' : `+${value}`;

/** "Genauigkeit 7 · Schaden 3": what is known of the side that counts. */
export function itemValueWords(
  values: ItemValues,
  language: Language,
  t: Translate,
): readonly string[] {
  const { accuracy, damage, crit, hp, modifier = 0, bonusDamage = 0, tokens = {} } = values;
  return [
    ...(accuracy === null ? [] : [t('logbookHero.items.accuracy', { value: accuracy })]),
    ...(damage === null ? [] : [t('logbookHero.items.damage', { value: damage })]),
    ...(crit === null ? [] : [t('logbookHero.items.crit', { value: crit })]),
    ...(values.ranged ? [t('logbookHero.item.ranged')] : []),
    ...(modifier === 0 ? [] : [t('logbookHero.items.modifier', { value: withSign(modifier) })]),
    ...(bonusDamage === 0
      ? []
      : [t('logbookHero.items.bonusDamage', { value: withSign(bonusDamage) })]),
    ...(Object.keys(tokens).length === 0 ? [] : [lineValueWords({ tokens }, language, t)]),
    ...(hp === 0 ? [] : [t('logbookHero.items.hp', { value: withSign(hp) })]),
  ];
}

export const kindWords = (item: ItemDraft, language: Language, t: Translate): readonly string[] => [
  ...(item.categories.length === 0
    ? [t(`logbookHero.items.slots.${item.slot}`)]
    : item.categories.map((id) => categoryName(id, language, t))),
  t(`logbookHero.items.decks.${item.deck}`),
  ...(item.tier === null ? [] : [t('logbookHero.items.tier', { tier: item.tier })]),
];

/** The short line under an item's name: its values, or its kind while nobody read them off. */
export function itemLine(item: OwnedItem, language: Language, t: Translate): string {
  const values = itemValueWords(faceOf(item).values, language, t);
  const gem = item.gem ? [t('logbookHero.items.withGem', { gem: nameIn(item.gem, language) })] : [];
  const kind = item.deck === 'starting' ? [t('logbookHero.items.decks.starting')] : [];
  const [category] = kindWords(item, language, t);
  return [...(values.length > 0 ? values : kind.length > 0 ? kind : [category ?? '']), ...gem].join(
    ' · ',
  );
}

/** Everything there is to say, for the item's own page. */
export function itemFacts(item: OwnedItem, language: Language, t: Translate): readonly string[] {
  return [
    kindWords(item, language, t).join(' · '),
    itemValueWords(faceOf(item).values, language, t).join(' · '),
    item.gem ? t('logbookHero.items.withGem', { gem: nameIn(item.gem, language) }) : '',
    item.socket && item.gem === null ? t('logbookHero.items.socket') : '',
    item.back !== null && !item.socket ? t('logbookHero.items.twoSided') : '',
  ].filter((line) => line !== '');
}
