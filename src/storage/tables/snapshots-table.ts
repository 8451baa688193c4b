import type { Snapshot } from '@/src/game/port';
import { hashText } from '@/src/rules';
import type { Database, SqlValue } from '../database';

export const snapshotValues = ({
  row,
  campaign,
  stateVersion,
  state,
}: Snapshot): readonly SqlValue[] => [row, campaign, stateVersion, hashText(state), state];

export async function putSnapshots(
  database: Database,
  snapshots: readonly Snapshot[],
): Promise<void> {
  for (const snapshot of snapshots) {
    await database.run(
      'INSERT OR REPLACE INTO snapshots (row, campaign, state_version, hash, state) VALUES (?, ?, ?, ?, ?)',
      snapshotValues(snapshot),
    );
  }
}

/** Null, if there is none of this state version or its text no longer fits its hash. */
export async function findSnapshot(
  database: Database,
  row: string,
  stateVersion: number,
): Promise<Snapshot | null> {
  const [found] = await database.all(
    'SELECT * FROM snapshots WHERE row = ? AND state_version = ?',
    [row, stateVersion],
  );
  if (found === undefined) return null;
  const state = String(found['state']);
  return hashText(state) === found['hash']
    ? { row, campaign: String(found['campaign']), stateVersion, state }
    : null;
}

export const dropSnapshot = (database: Database, row: string): Promise<void> =>
  database.run('DELETE FROM snapshots WHERE row = ?', [row]);
