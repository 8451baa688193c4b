import { tokenCount, type AdventureCommand, type GameState, type TokenKind } from '@/src/rules';
import { findFigure } from '../parts/find-figure';

export const oneMore = (figure: string, token: TokenKind): AdventureCommand => ({
  kind: 'giveTokens',
  figures: [figure],
  token,
  count: 1,
});

/** Counted from the newest state, so that fast taps add up. */
export const oneLess =
  (figure: string, token: TokenKind) =>
  ({ adventure }: GameState): AdventureCommand => {
    const tokens = (adventure && findFigure(adventure, figure)?.figure.tokens) ?? {};
    return {
      kind: 'setTokens',
      figure,
      tokens: { [token]: Math.max(0, tokenCount(tokens, token) - 1) },
    };
  };
