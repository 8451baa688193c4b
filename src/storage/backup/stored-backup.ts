import * as v from 'valibot';
import type { CampaignRecord, LibraryItem, LogRow } from '@/src/game/port';
import { StorageFault } from '@/src/game/port-fault';
import type { Connection } from '../connection';
import type { SqlRow } from '../database';
import { libraryItemOf } from '../tables/library-table';
import { rowOf } from '../tables/log-table';

/** What a backup holds besides the rows. */
export interface StoredBackup {
  readonly lastRow: number;
  readonly records: readonly CampaignRecord[];
  readonly library: readonly LibraryItem[];
  readonly settings: readonly SqlRow[];
}

const Rows = v.array(v.record(v.string(), v.unknown()));
const RecordSchema = v.object({
  id: v.string(),
  name: v.string(),
  createdAt: v.number(),
  changedAt: v.number(),
  archived: v.boolean(),
  deletedAt: v.nullable(v.number()),
  head: v.string(),
  steps: v.number(),
  summary: v.string(),
});

function parsed<Schema extends v.GenericSchema>(schema: Schema, text: unknown) {
  try {
    return v.parse(schema, JSON.parse(String(text)));
  } catch (cause) {
    throw new StorageFault('storage-damaged', `a backup: ${String(cause)}`);
  }
}

export async function findBackup(backup: Connection, id: number): Promise<StoredBackup> {
  const [chosen] = await backup.read((database) =>
    database.all('SELECT * FROM backups WHERE id = ?', [id]),
  );
  const heads = await backup.read((database) =>
    database.all('SELECT record FROM heads WHERE backup = ? ORDER BY campaign', [id]),
  );
  if (chosen === undefined) throw new StorageFault('storage-failed', `no backup ${id}`);
  return {
    lastRow: Number(chosen['last_row']),
    records: heads.map(({ record }) => parsed(RecordSchema, record)),
    library: parsed(Rows, chosen['library']).map(libraryItemOf),
    settings: parsed(Rows, chosen['settings']),
  };
}

const ROWS_OF_ONE = `
  SELECT * FROM log WHERE campaign = ? AND number <= (SELECT last_row FROM backups WHERE id = ?)
  ORDER BY number`;

/** The rows of one campaign as far as the backup knows them, parents before children. */
export const rowsInBackup = async (
  backup: Connection,
  id: number,
  campaign: string,
): Promise<readonly LogRow[]> =>
  (await backup.read((database) => database.all(ROWS_OF_ONE, [campaign, id]))).map(rowOf);
