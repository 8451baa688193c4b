import { tokenCount, type CardInPlay, type Tokens } from '@/src/rules';

/** Tokens a monster uses up by moving (M1). */
export type MovementToken = 'slow' | 'knock-down';

/** M8, C4: a token it is immune to does nothing; large ones are not knocked down. */
export const suffers = (tokens: Tokens, { face }: CardInPlay, token: MovementToken): boolean => {
  const { size, immunities } = face;
  const large = size === 'large' || immunities.includes('large');
  const immune = immunities.includes(token) || (token === 'knock-down' && large);
  return tokenCount(tokens, token) > 0 && !immune;
};
