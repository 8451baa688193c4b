import { useState } from 'react';
import { cardIn, tokenCount, type CardInPlay, type MonsterFigure, type Tokens } from '@/src/rules';
import { useTable } from '../context/table-context';

/** Tokens a monster uses up by moving (M1). */
export type MovementToken = 'slow' | 'knock-down';

/** M8, C4: a token it is immune to does nothing; large ones are not knocked down. */
export const suffers = (tokens: Tokens, { face }: CardInPlay, token: MovementToken): boolean => {
  const { size, immunities } = face;
  const large = size === 'large' || immunities.includes('large');
  const immune = immunities.includes(token) || (token === 'knock-down' && large);
  return tokenCount(tokens, token) > 0 && !immune;
};

const TOKENS: readonly MovementToken[] = ['slow', 'knock-down'];

export interface MovementTokens {
  /** Those that lie there, and whether they come off. */
  readonly lying: readonly { readonly token: MovementToken; readonly used: boolean }[];
  readonly toggle: (token: MovementToken) => void;
  /** As the commands want it. */
  readonly flags: { readonly slowed: boolean; readonly stood: boolean };
}

/**
 * M1: they come off if it would have moved; only the table sees that, so it may say otherwise.
 * D6: after the first attack it does not move any more.
 */
export function useMovementTokens({ id: figure, card: id, tokens }: MonsterFigure): MovementTokens {
  const { adventure } = useTable();
  const [kept, keep] = useState<readonly MovementToken[]>([]);
  const card = cardIn(adventure, id);
  const { turn } = adventure;
  const hasMoved = turn?.figure === figure && turn.attacks > 0;
  const lying = TOKENS.filter((token) => !hasMoved && card && suffers(tokens, card, token)).map(
    (token) => ({ token, used: !kept.includes(token) }),
  );
  const uses = (token: MovementToken) => lying.some((one) => one.token === token && one.used);
  return {
    lying,
    toggle: (token) =>
      keep(kept.includes(token) ? kept.filter((other) => other !== token) : [...kept, token]),
    flags: { slowed: uses('slow'), stood: uses('knock-down') },
  };
}
