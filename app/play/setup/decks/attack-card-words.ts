import type { Translate } from '@/src/i18n';
import type { AttackCardDraft, Immunity } from '@/src/rules';
import type { GameWords } from '@/app/play/words/useGameWords';
import { immunityWords } from '../cards/amounts';

const FLAGS = ['vicious', 'activates', 'passive', 'status'] as const;

export const spotWords = (
  { spot }: Pick<AttackCardDraft, 'spot'>,
  words: GameWords,
  t: Translate,
): string => t(`tableSetup.spot.${spot.row}`, { rune: words.rune(spot.rune) });

/** `4 Schaden + X (Orange)`. */
const damageOf = ({ damage, effect }: AttackCardDraft, words: GameWords, t: Translate): string =>
  [
    ...(damage === null ? [] : [t('tableSetup.deck.damageOf', { damage })]),
    ...(effect?.plus ? [`${t('tableSetup.card.plusX')} (${words.rune(effect.plus)})`] : []),
  ].join(' ');

const immuneTo = (immunities: readonly Immunity[], words: GameWords, t: Translate): string =>
  immunities.length === 0
    ? ''
    : `${t('tableSetup.card.immune')} ${immunities.map((one) => immunityWords(one, words).label).join(', ')}`;

/** `4 Schaden · grausam`; empty where nothing was read off the card yet. */
export const attackCardWords = (card: AttackCardDraft, words: GameWords, t: Translate): string =>
  [
    damageOf(card, words, t),
    ...FLAGS.filter((flag) => card[flag]).map((flag) => t(`tableSetup.deck.${flag}`)),
    immuneTo(card.immunities ?? [], words, t),
    card.note,
  ]
    .filter((word) => word !== '')
    .join(' · ');
