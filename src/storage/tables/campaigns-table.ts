import { isRole, type Said } from '@/src/game/port-shared';
import type { CampaignPort, CampaignRecord, Commit } from '@/src/game/port';
import type { Connection } from '../connection';
import type { Database, SqlRow } from '../database';
import { putLibraryItem } from './library-table';
import { commitsView } from './commits-view';
import { heardValues, saidValues } from './shared-table';
import { insertRows, rowValues } from './log-table';
import { putSnapshots, snapshotValues } from './snapshots-table';

export const recordOf = (row: SqlRow): CampaignRecord => ({
  id: String(row['id']),
  name: String(row['name']),
  createdAt: Number(row['created_at']),
  changedAt: Number(row['changed_at']),
  archived: row['archived'] === 1,
  deletedAt: row['deleted_at'] === null ? null : Number(row['deleted_at']),
  head: String(row['head']),
  steps: Number(row['steps']),
  summary: String(row['summary']),
  ...(isRole(row['shared']) ? { shared: row['shared'] } : {}),
});

export const CAMPAIGN_COLUMNS =
  'id, name, created_at, changed_at, archived, deleted_at, head, steps, summary';

const valuesOf = (record: CampaignRecord) => [
  record.id,
  record.name,
  record.createdAt,
  record.changedAt,
  record.archived ? 1 : 0,
  record.deletedAt,
  record.head,
  record.steps,
  record.summary,
];

const NOTHING_SAID: readonly Said[] = [];

const commitValues = ({ rows, record, snapshots, said, heard }: Commit): readonly string[] =>
  [
    rows.map(rowValues),
    [valuesOf(record)],
    snapshots.map(snapshotValues),
    (said ?? NOTHING_SAID).map((one) => saidValues(record.id, one)),
    heard === undefined ? [] : [heardValues(heard)],
  ].map((values) => JSON.stringify(values));

/** With what the campaign is at a shared table. */
const SELECT = `SELECT campaigns.*, (SELECT role FROM shared WHERE shared.campaign = campaigns.id) AS shared
  FROM campaigns`;

export const putRecord = (database: Database, record: CampaignRecord): Promise<void> =>
  database.run(
    'INSERT OR REPLACE INTO campaigns VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    valuesOf(record),
  );

async function importCommit(database: Database, commit: Commit): Promise<void> {
  await insertRows(database, commit.rows, 'INSERT OR IGNORE');
  await putRecord(database, commit.record);
  await putSnapshots(database, commit.snapshots);
}

export function campaignsTable(connection: Connection): CampaignPort {
  const insertCommit = commitsView(connection);
  return {
    list: async () => {
      const rows = await connection.read((database) =>
        database.all(`${SELECT} ORDER BY changed_at DESC, id DESC`),
      );
      return rows.map(recordOf);
    },
    find: async (id) => {
      const [row] = await connection.read((database) =>
        database.all(`${SELECT} WHERE id = ?`, [id]),
      );
      return row === undefined ? null : recordOf(row);
    },
    commit: (commit) => insertCommit(commitValues(commit)),
    importAll: (commits, library) =>
      connection.write(async (database) => {
        for (const commit of commits) await importCommit(database, commit);
        for (const item of library) await putLibraryItem(database, item);
      }),
    archive: (id, archived) =>
      connection.statement('UPDATE campaigns SET archived = ? WHERE id = ?', [
        archived ? 1 : 0,
        id,
      ]),
    markDeleted: (id, deletedAt) =>
      connection.statement('UPDATE campaigns SET deleted_at = ? WHERE id = ?', [deletedAt, id]),
  };
}
