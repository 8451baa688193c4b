import type { Translate } from '@/src/i18n';
import { TILE_SHAPE_IDS } from '@/src/content/drunagor';
import type { DarknessEffect, Rune } from '@/src/rules';
import type { GameWords } from '../words/useGameWords';

export const shapeWords = (shape: string, t: Translate): string => {
  const known = TILE_SHAPE_IDS.find((id) => id === shape);
  return known === undefined ? shape : t(`tableSetup.shape.${known}`);
};

/** `Rot, Ecke`. */
export const runeWords = ({ colour, shape }: Rune, words: GameWords, t: Translate): string =>
  t('tableSetup.runes.one', { rune: words.rune(colour), shape: shapeWords(shape, t) });

/** N3, N10: what it costs, as this adventure has it. */
export function runeEffectWords(
  { damage, tokens, curse }: DarknessEffect,
  heroes: number,
  words: GameWords,
  t: Translate,
): string {
  const amount = damage === 'heroes' ? heroes : damage;
  return [
    amount === 0 ? '' : t('tableSetup.runes.damage', { damage: amount }),
    words.tokens(tokens),
    curse === 0 ? '' : t('tableSetup.runes.curse', { count: curse }),
  ]
    .filter((word) => word !== '')
    .join(', ');
}
