import type { Translate } from '@/src/i18n';
import { keywordName, type KeywordId } from '@/src/content/drunagor';
import type { Amount, CardAbility, CardFace, HitPoints, Immunity } from '@/src/rules';
import type { GameWords } from '@/app/play/words/useGameWords';
import { softened } from '@/app/play/words/keyword-words';

/** U12: three digits. */
export const MAX_CARD_HP = 999;

/** `3`, `X`, `2+X`, `0/1/2/3 (Rot)`: as the card prints it. */
export function amountWords(amount: Amount, words: GameWords): string {
  if (typeof amount === 'number') return String(amount);
  if ('table' in amount) return `${amount.table.join('/')} (${words.rune(amount.of)})`;
  const runes = amount.x === 1 ? 'X' : `${amount.x}X`;
  return amount.base === 0 ? runes : `${amount.base}+${runes}`;
}

export const hitPointWords = (hp: HitPoints | null, t: Translate): string => {
  if (hp === null) return t('tableSetup.card.hpOpen');
  return typeof hp === 'number'
    ? t('tableSetup.card.hp', { hp })
    : t('tableSetup.card.hpEach', { hp: hp.perCommand });
};

/** What a tap on it opens in the glossary, and what it is called. */
export interface KeywordWords {
  readonly entry: KeywordId;
  readonly label: string;
}

export const printedAbilityWords = (
  { keyword, x }: CardAbility,
  words: GameWords,
): KeywordWords => ({
  entry: keyword,
  label: softened(
    keywordName(keyword, words.language, x === undefined ? undefined : amountWords(x, words)),
  ),
});

/** M8: being large is an immunity of its own. */
export const immunityWords = (immunity: Immunity, words: GameWords): KeywordWords => {
  const entry = immunity === 'large' ? 'large-monster' : immunity;
  return { entry, label: softened(keywordName(entry, words.language)) };
};

export const damageWords = (face: CardFace, words: GameWords, t: Translate): string =>
  face.damage === null
    ? t('tableSetup.card.noAttack')
    : t(`tableSetup.card.${face.attack}`, { damage: amountWords(face.damage, words) });
