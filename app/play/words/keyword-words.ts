import { keywordName, type KeywordId } from '@/src/content/drunagor';
import type { Language } from '@/src/i18n';
import {
  resolveAmount,
  runesOnTrack,
  type Adventure,
  type Amount,
  type CardAbility,
  type CardInPlay,
  type CollateralEffect,
} from '@/src/rules';

/** `BLUTEN 2` as it stands in running text: `Bluten 2`; abbreviations stay. */
export const softened = (name: string): string =>
  name.replace(
    /\p{Lu}[\p{Lu}ß]{2,}/gu,
    (word) => word.charAt(0) + word.slice(1).toLocaleLowerCase(),
  );

export const keywordWords = (id: KeywordId, language: Language, x?: number): string =>
  softened(keywordName(id, language, x));

/** D1: what a value printed on this card is worth now. */
export const worth = ({ runes }: Adventure, { face, spot }: CardInPlay, amount: Amount): number => {
  const counts = runesOnTrack(runes);
  return resolveAmount(amount, { track: face.track ?? spot }, (colour) => counts[colour]);
};

export const abilityWords = (
  adventure: Adventure,
  card: CardInPlay,
  { keyword, x }: CardAbility,
  language: Language,
): string =>
  keywordWords(keyword, language, x === undefined ? undefined : worth(adventure, card, x));

/** Of some effects there is nothing to count. */
const COUNTED: ReadonlySet<CollateralEffect> = new Set([
  ...(['bleed', 'burn', 'poison', 'intimidate', 'curse', 'fatigue', 'drain-health'] as const),
]);

export const isCounted = (effect: CollateralEffect): boolean => COUNTED.has(effect);

export const effectWords = (effect: CollateralEffect, x: number, language: Language): string =>
  keywordWords(effect, language, isCounted(effect) ? x : undefined);
