import type { CampaignRecord, LibraryItem, LogRow } from '../port';
import { parseJson } from '../schema/json';
import {
  FILE_FORMAT,
  FILE_VERSION,
  type FoundCampaign,
  type FoundFile,
  type SavedCampaign,
  type SavedRow,
} from './format';

export const savedRow = (row: LogRow): SavedRow => ({
  id: row.id,
  parent: row.parent,
  step: row.step,
  at: row.at,
  rules: row.rules,
  command: parseJson(row.command) as SavedRow['command'],
  events: parseJson(row.events) as SavedRow['events'],
});

export const savedCampaign = (record: CampaignRecord, rows: readonly LogRow[]): SavedCampaign => ({
  id: record.id,
  createdAt: record.createdAt,
  changedAt: record.changedAt,
  archived: record.archived,
  head: record.head,
  rows: rows.map(savedRow),
});

/** The versioned file: a text to share or to download. */
export function fileText(
  campaigns: readonly FoundCampaign[],
  library: readonly LibraryItem[],
  about: { readonly app: string; readonly exportedAt: number; readonly pack?: true },
): string {
  const file: FoundFile = {
    format: FILE_FORMAT,
    version: FILE_VERSION,
    ...about,
    campaigns: [...campaigns],
    library: library.map(({ body, ...item }) => ({ ...item, body: parseJson(body) ?? null })),
  };
  return JSON.stringify(file);
}
