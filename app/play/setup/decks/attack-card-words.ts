import type { Translate } from '@/src/i18n';
import type { AttackCardDraft } from '@/src/rules';
import type { GameWords } from '@/app/play/words/useGameWords';

const FLAGS = ['vicious', 'activates', 'passive', 'status'] as const;

export const spotWords = (
  { spot }: Pick<AttackCardDraft, 'spot'>,
  words: GameWords,
  t: Translate,
): string => t(`tableSetup.spot.${spot.row}`, { rune: words.rune(spot.rune) });

/** `4 Schaden · grausam`; empty where nothing was read off the card yet. */
export const attackCardWords = (card: AttackCardDraft, t: Translate): string =>
  [
    card.damage === null ? '' : t('tableSetup.deck.damageOf', { damage: card.damage }),
    ...FLAGS.filter((flag) => card[flag]).map((flag) => t(`tableSetup.deck.${flag}`)),
    card.note,
  ]
    .filter((word) => word !== '')
    .join(' · ');
