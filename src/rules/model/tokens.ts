/** Conditions of C1 in the order of the rulebook. */
export const CONDITIONS = [
  ...(['bleed', 'burn', 'poison', 'intimidate', 'stun', 'knock-down'] as const),
  ...(['slow', 'stealth', 'rangers-mark'] as const),
] as const;
export type Condition = (typeof CONDITIONS)[number];

export const RESOURCES = ['focus', 'shield', 'fury', 'ki', 'fruit-of-life'] as const;
export type Resource = (typeof RESOURCES)[number];

export const BONUSES = ['additional-damage', 'additional-movement'] as const;

export const TOKEN_KINDS = [...CONDITIONS, ...RESOURCES, ...BONUSES] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** Only what lies there: no zeros. */
export type Tokens = Readonly<Partial<Record<TokenKind, number>>>;

const STACKABLE = 4;
const REDUNDANT: readonly TokenKind[] = ['stun', 'slow', 'knock-down', 'stealth', 'rangers-mark'];

/** C1: bonus tokens have no limit; the number only keeps typing errors out. */
export const MAX_BONUS = 99;

export const tokenLimit = (kind: TokenKind): number => {
  if (REDUNDANT.includes(kind)) return 1;
  return kind === 'additional-damage' || kind === 'additional-movement' ? MAX_BONUS : STACKABLE;
};

export const tokenCount = (tokens: Tokens, kind: TokenKind): number => tokens[kind] ?? 0;

/** New values of some kinds; 0 takes them off. */
export const withTokens = (tokens: Tokens, set: Tokens): Tokens => {
  const all: Partial<Record<TokenKind, number>> = { ...tokens, ...set };
  return Object.fromEntries(Object.entries(all).filter(([, count]) => count > 0));
};

/** C1: both, no more of each than its limit. */
export const tokensTogether = (tokens: Tokens, more: Tokens): Tokens =>
  withTokens(
    tokens,
    Object.fromEntries(
      TOKEN_KINDS.map((kind) => [
        kind,
        Math.min(tokenLimit(kind), tokenCount(tokens, kind) + tokenCount(more, kind)),
      ]),
    ),
  );

/** K2: COVETOUS counts all resource tokens, shields included. */
export const resourceCount = (tokens: Tokens): number =>
  RESOURCES.reduce((sum, kind) => sum + tokenCount(tokens, kind), 0);
