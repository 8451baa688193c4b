import type { CampaignRecord, LogRow, RescuedCampaign } from '@/src/game/port';
import type { SqlRow } from '../database';
import { CAMPAIGN_COLUMNS, recordOf } from '../tables/campaigns-table';
import { LOG_COLUMNS, rowOf } from '../tables/log-table';
import { rowsOnPages, type RawRow } from './raw-pages';
import { rescued, rooted } from './salvage';

const named = (columns: readonly string[], { values }: RawRow): SqlRow =>
  Object.fromEntries(columns.map((column, index) => [column, values[index]]));

/** The newest one of each: pages that are free by now may hold older ones. */
function recordsOn(bytes: Uint8Array): ReadonlyMap<string, CampaignRecord> {
  const columns = CAMPAIGN_COLUMNS.split(', ');
  const records = rowsOnPages(bytes, 'index', columns.length)
    .map((row) => recordOf(named(columns, row)))
    .sort((a, b) => a.changedAt - b.changedAt);
  return new Map(records.map((record) => [record.id, record]));
}

function logsOn(bytes: Uint8Array): ReadonlyMap<string, readonly LogRow[]> {
  const columns = LOG_COLUMNS.split(', ');
  const found = [...rowsOnPages(bytes, 'table', columns.length)];
  found.sort((a, b) => (a.rowid ?? 0) - (b.rowid ?? 0));
  const logs = new Map<string, Map<string, LogRow>>();
  for (const row of found.map((one) => rowOf(named(columns, one)))) {
    const log = logs.get(row.campaign) ?? new Map<string, LogRow>();
    logs.set(row.campaign, log.set(row.id, row));
  }
  return new Map([...logs].map(([id, log]) => [id, rooted([...log.values()])]));
}

function nameIn(rows: readonly LogRow[]): string {
  try {
    const { name } = JSON.parse(rows[0]?.command ?? '{}') as { readonly name?: unknown };
    return typeof name === 'string' ? name : '';
  } catch {
    return '';
  }
}

/** Where its own line in the list is lost, the log tells enough: its first row creates it. */
const recordFrom = (id: string, rows: readonly LogRow[]): CampaignRecord => ({
  id,
  name: nameIn(rows),
  createdAt: rows[0]?.at ?? 0,
  changedAt: rows.at(-1)?.at ?? 0,
  archived: false,
  deletedAt: null,
  head: rows.at(-1)?.id ?? '',
  steps: 0,
  summary: '',
});

/** What is left of the campaigns when only the pages are there, and not what says which is which. */
export function campaignsOnPages(bytes: Uint8Array): readonly RescuedCampaign[] {
  const records = recordsOn(bytes);
  return [...logsOn(bytes)].flatMap(([id, rows]) => {
    const campaign = rescued(records.get(id) ?? recordFrom(id, rows), rows);
    return campaign === null || campaign.record.deletedAt !== null ? [] : [campaign];
  });
}
