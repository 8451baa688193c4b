import type { Commit, LogRow } from '../port';
import { isId, type IdSource } from '../log/ids';

/** The same campaign under ids of its own, in the same order: a copy beside the original. */
export function withNewIds(commit: Commit, ids: IdSource): Commit {
  const campaign = ids.next();
  const renamed = new Map(commit.rows.map(({ id }) => [id, ids.next()]));
  const newId = (id: string): string => renamed.get(id) ?? id;
  const rows = commit.rows.map((row): LogRow => ({
    ...row,
    campaign,
    id: newId(row.id),
    parent: row.parent === null ? null : newId(row.parent),
    step: newId(row.step),
  }));
  const record = { ...commit.record, id: campaign, head: newId(commit.record.head) };
  const snapshots = commit.snapshots.map((one) => ({ ...one, campaign, row: newId(one.row) }));
  return { record, rows, snapshots };
}

/** Ids that an earlier version let in, and no reader takes any more, are left behind. */
export const withReadableIds = (commit: Commit, ids: IdSource): Commit =>
  [commit.record, ...commit.rows].every(({ id }) => isId(id)) ? commit : withNewIds(commit, ids);
