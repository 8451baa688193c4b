import {
  BASES,
  MONSTERS,
  RANK_NAMES,
  ROLE_NAMES,
  SCENARIO_MONSTERS,
  TOKENS,
  cardById,
  nameIn,
  type Names,
} from '@/src/content/drunagor';
import type { Language } from '@/src/i18n';
import type { FigureRef, Role, TokenKind } from '@/src/rules';

const MONSTER_NAMES: ReadonlyMap<string, Names> = new Map(
  [...MONSTERS, ...SCENARIO_MONSTERS].map((monster) => [monster.id, monster]),
);
const TOKEN_NAMES: ReadonlyMap<string, Names> = new Map(TOKENS.map((token) => [token.id, token]));
const BASE_NAMES: ReadonlyMap<string, Names> = new Map(BASES.map((base) => [base.id, base]));

const named = (names: Names | undefined, fallback: string, language: Language): string =>
  names ? nameIn(names, language) : fallback;

/** `Vollstrecker` for the card `executioner-fighter`. */
export const cardName = (card: string, ownName: string, language: Language): string =>
  ownName === ''
    ? named(MONSTER_NAMES.get(cardById(card)?.monster ?? card), card, language)
    : ownName;

/** `Kämpfer`; empty for cards without a rank. */
export const rankName = (card: string, language: Language): string => {
  const found = cardById(card);
  return found?.kind === 'monster' ? nameIn(RANK_NAMES[found.rank], language) : '';
};

export const baseName = (base: string | null, language: Language): string =>
  base === null ? '' : named(BASE_NAMES.get(base), base, language);

/** `Vollstrecker gelb`, `Jaheen`. */
export const nameOfFigure = (figure: FigureRef, language: Language): string =>
  figure.card === ''
    ? figure.name
    : [cardName(figure.card, figure.name, language), baseName(figure.base, language)]
        .filter((word) => word !== '')
        .join(' ');

export const tokenName = (token: TokenKind, language: Language): string =>
  named(TOKEN_NAMES.get(token), token, language);

export const roleName = (role: Role, language: Language): string =>
  nameIn(ROLE_NAMES[role], language);
