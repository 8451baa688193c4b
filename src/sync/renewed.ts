import type { Holding } from './holding';
import type { Change } from './remote';
import { seal, unseal } from './seal';
import type { HeadMove } from './type';

type Sealing = Pick<Holding, 'key' | 'bound'>;

const WORD = 'renewed';
const boundTo = (campaign: string, head: string) => [WORD, campaign, head];

/**
 * The last word at a table whose links were renewed: a move that leads nowhere, sealed, so that only somebody at the
 * table can have said it. It stays among the changes, and whoever comes back later hears it as well.
 */
export const lastWord = (
  { key, bound, seat }: Sealing & Pick<Holding, 'seat'>,
  head: string,
): HeadMove => ({
  from: head,
  to: head,
  by: seal(key, seat.random, boundTo(bound, head), WORD),
});

export function isLastWord({ key, bound }: Sealing, { rows, moved }: Change): boolean {
  if (moved === null || moved.from !== moved.to || rows.length > 0) return false;
  return unseal(key, boundTo(bound, moved.to), moved.by ?? '') === WORD;
}
