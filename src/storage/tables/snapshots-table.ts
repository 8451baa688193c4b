import type { LogRow, Snapshot } from '@/src/game/port';
import { hashText } from '@/src/rules/plain';
import type { Database, SqlValue } from '../database';

export const snapshotValues = ({
  row,
  campaign,
  stateVersion,
  state,
}: Snapshot): readonly SqlValue[] => [campaign, row, stateVersion, hashText(state), state];

export const SNAPSHOT_COLUMNS = 'campaign, row, state_version, hash, state';

export async function putSnapshots(
  database: Database,
  snapshots: readonly Snapshot[],
): Promise<void> {
  for (const snapshot of snapshots) {
    await database.run(
      `INSERT OR REPLACE INTO snapshots (${SNAPSHOT_COLUMNS}) VALUES (?, ?, ?, ?, ?)`,
      snapshotValues(snapshot),
    );
  }
}

/** Null, if there is none of this state version or its text no longer fits its hash. */
export async function findSnapshot(
  database: Database,
  { campaign, id }: Pick<LogRow, 'campaign' | 'id'>,
  stateVersion: number,
): Promise<Snapshot | null> {
  const [found] = await database.all(
    'SELECT * FROM snapshots WHERE campaign = ? AND row = ? AND state_version = ?',
    [campaign, id, stateVersion],
  );
  if (found === undefined) return null;
  const state = String(found['state']);
  return hashText(state) === found['hash'] ? { row: id, campaign, stateVersion, state } : null;
}

export const dropSnapshot = (
  database: Database,
  { campaign, id }: Pick<LogRow, 'campaign' | 'id'>,
): Promise<void> =>
  database.run('DELETE FROM snapshots WHERE campaign = ? AND row = ?', [campaign, id]);
