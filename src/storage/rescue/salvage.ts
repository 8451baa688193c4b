import type { CampaignRecord, LogRow, RescuedCampaign } from '@/src/game/port';
import type { Database, SqlRow } from '../database';
import { recordOf } from '../tables/campaigns-table';
import { rowOf } from '../tables/log-table';

const orNothing = (rows: Promise<readonly SqlRow[]>): Promise<readonly SqlRow[]> =>
  rows.catch(() => []);

/** All at once if possible, else one by one around the damage. */
async function readCarefully(
  database: Database,
  all: string,
  keys: string,
  one: string,
  values: readonly string[],
): Promise<readonly SqlRow[]> {
  const whole = await database.all(all, values).catch(() => null);
  if (whole !== null) return whole;
  const found: SqlRow[] = [];
  for (const { id } of await orNothing(database.all(keys, values))) {
    found.push(...(await orNothing(database.all(one, [...values, String(id)]))));
  }
  return found;
}

const readLog = (database: Database, campaign: string): Promise<readonly SqlRow[]> =>
  readCarefully(
    database,
    'SELECT * FROM log WHERE campaign = ? ORDER BY rowid',
    'SELECT id FROM log INDEXED BY log_by_campaign WHERE campaign = ? ORDER BY rowid',
    'SELECT * FROM log WHERE campaign = ? AND id = ?',
    [campaign],
  );

const readRecords = (database: Database): Promise<readonly SqlRow[]> =>
  readCarefully(
    database,
    'SELECT * FROM campaigns',
    'SELECT DISTINCT campaign AS id FROM log',
    'SELECT * FROM campaigns WHERE id = ?',
    [],
  );

/** Only rows whose whole line of parents is there can be replayed. */
export function rooted(rows: readonly LogRow[]): readonly LogRow[] {
  const known = new Set<string>();
  return rows.filter(({ id, parent }) => {
    if (parent !== null && !known.has(parent)) return false;
    known.add(id);
    return true;
  });
}

/** The old head if its row survived, else the newest row that did. */
export function rescued(record: CampaignRecord, rows: readonly LogRow[]): RescuedCampaign | null {
  const head = rows.find(({ id }) => id === record.head) ?? rows.at(-1);
  if (head === undefined) return null;
  return { record: { ...record, head: head.id, steps: head.steps }, rows };
}

export async function salvage(database: Database): Promise<readonly RescuedCampaign[]> {
  const found: RescuedCampaign[] = [];
  for (const row of await readRecords(database)) {
    const record = recordOf(row);
    const rows = rooted((await readLog(database, record.id)).map(rowOf));
    const campaign = rescued(record, rows);
    if (campaign !== null && record.deletedAt === null) found.push(campaign);
  }
  return found;
}
