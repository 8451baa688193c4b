import { useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { HistoryWords } from './line-words';
import { lineWords, lineValueWords } from './line-words';
import type { Language, Translate } from '@/src/i18n';
import type { FigureRef, LineValue, Role, RuneColour, TokenKind, Tokens } from '@/src/rules';
import { baseName, cardName, nameOfFigure, rankName, roleName, tokenName } from './names';

/** Everything of the game that has a name, in the language on screen. */
export interface GameWords {
  readonly language: Language;
  readonly figure: (figure: FigureRef) => string;
  readonly card: (card: string, ownName: string) => string;
  readonly rank: (card: string) => string;
  readonly base: (base: string | null) => string;
  readonly token: (token: TokenKind) => string;
  readonly tokens: (tokens: Tokens) => string;
  readonly role: (role: Role) => string;
  readonly rune: (rune: RuneColour) => string;
  readonly runeCard: string;
  readonly line: HistoryWords;
}

const gameWordsIn = (language: Language, t: Translate): GameWords => ({
  language,
  figure: (figure) => nameOfFigure(figure, language),
  card: (card, ownName) => cardName(card, ownName, language),
  rank: (card) => rankName(card, language),
  base: (base) => baseName(base, language),
  token: (token) => tokenName(token, language),
  tokens: (tokens) => lineValueWords({ tokens } satisfies LineValue, language, t),
  role: (role) => roleName(role, language),
  rune: (rune) => t(`words.rune.${rune}`),
  runeCard: t('words.runeCard'),
  line: (line) => lineWords(line, language, t),
});

export function useGameWords(): GameWords {
  const { t, language } = useTranslation();
  return useMemo(() => gameWordsIn(language, t), [language, t]);
}
