import type { CampaignRecord, Commit } from '../port';
import type { Author } from '../port-shared';
import type { DispatchOptions } from '../log/write';
import type { GameRefusal } from '../refusals';
import type { GameContext } from './context';

/** Why nothing may be written in a campaign of a shared table. */
export function closedTo({ shared }: CampaignRecord): GameRefusal | null {
  if (shared === 'watch') return { code: 'table-watching' };
  return shared === 'newer' ? { code: 'table-newer' } : null;
}

export const byAuthor = (
  { author }: GameContext,
  { shared }: CampaignRecord,
  options: DispatchOptions,
): DispatchOptions => (shared === undefined ? options : { ...options, by: author });

/** What the table will be told of a commit goes with it: still one statement. */
export function withSaid(commit: Commit, from: string, authors: readonly Author[] = []): Commit {
  if (commit.record.shared === undefined) return commit;
  const move = { from, to: commit.record.head };
  return { ...commit, said: [{ move, rows: commit.rows.map(({ id }) => id), authors }] };
}
