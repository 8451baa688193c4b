import { fail, ok, type Result } from '@/src/rules';
import { soundCampaign } from '../files/check-log';
import type { FoundCampaign } from '../files/format';
import type { LogDamage } from '../files/losses';
import { withReadableIds } from '../files/new-ids';
import { readFile } from '../files/read';
import { fileText, savedCampaign, savedRow } from '../files/write';
import type {
  CampaignId,
  CampaignRecord,
  LibraryItem,
  LogOutline,
  LogRow,
  RescuedCampaign,
} from '../port';
import { StorageFault } from '../port-fault';
import type { LogRefusal } from '../log/session';
import { findRecord, type GameContext } from './context';
import type { Answered } from './view';
import { packable } from './pack';
import { PACK_KINDS, type PackKind } from './pack-kinds';
import { rememberSkills } from '../library/skills';
import { settingItems } from './carried-settings';
import { asLogRefusal } from './sound-log';

/** A campaign that is in the file only in part, or not at all. */
export interface DamagedCampaign {
  readonly name: string;
  readonly cause: LogRefusal['code'];
  /** Null: nothing of it could be read. */
  readonly damage: LogDamage | null;
}

/** A file that was read back: what is in it can be imported. */
export interface ExportedFile {
  readonly text: string;
  readonly damaged: readonly DamagedCampaign[];
}

export type PackContents = Readonly<Record<PackKind, number>>;

interface ExportRefusal {
  readonly code: 'export-unreadable';
}

interface Draft {
  readonly record: CampaignRecord;
  readonly saved: FoundCampaign;
}

/** A page of the file is damaged: each row by itself, and a gap where it cannot be read. */
async function rowsAndGaps(
  context: GameContext,
  campaign: CampaignId,
): Promise<readonly unknown[]> {
  const { log } = context.storage;
  context.store.setState({ damaged: true });
  const found: unknown[] = [];
  for (const outline of await log.outline(campaign).catch((): readonly LogOutline[] => [])) {
    const [row] = await log.rows(campaign, [outline.id]).catch((): readonly LogRow[] => []);
    found.push(row === undefined ? outline : savedRow(row));
  }
  return found;
}

async function draftOf(context: GameContext, record: CampaignRecord): Promise<Draft> {
  const { storage, parts } = context;
  try {
    const rows = await storage.log.all(record.id);
    const named = withReadableIds({ record, rows, snapshots: [] }, parts.ids);
    return { record, saved: savedCampaign(named.record, named.rows) };
  } catch (cause) {
    if (!(cause instanceof StorageFault) || cause.code !== 'storage-damaged') throw cause;
    const rows = await rowsAndGaps(context, record.id);
    return { record, saved: { ...savedCampaign(record, []), rows: [...rows] } };
  }
}

/** Read back as an import would: what is not whole is none. */
async function isWhole(text: string): Promise<boolean> {
  const read = await readFile(new TextEncoder().encode(text));
  if (!read.ok) return false;
  const { unreadable, preview } = read.value;
  return unreadable === 0 && preview.every(({ damage }) => damage === null);
}

interface Sound {
  readonly campaigns: readonly FoundCampaign[];
  readonly damaged: readonly DamagedCampaign[];
}

/** What can be read of each campaign; one that is damaged does not cost the others. */
async function soundOf(drafts: readonly Draft[]): Promise<Sound> {
  const campaigns: FoundCampaign[] = [];
  const damaged: DamagedCampaign[] = [];
  for (const { record, saved } of drafts) {
    const sound = await soundCampaign(saved);
    const damage = sound.ok ? sound.value.damage : null;
    if (sound.ok) {
      campaigns.push(savedCampaign(sound.value.commit.record, sound.value.commit.rows));
    }
    const { code: cause } = sound.ok ? { code: 'broken-log' as const } : asLogRefusal(sound.error);
    if (!sound.ok || damage !== null) damaged.push({ name: record.name, cause, damage });
  }
  return { campaigns, damaged };
}

type Write = (campaigns: readonly FoundCampaign[]) => string;

async function exportRecords(
  context: GameContext,
  records: readonly CampaignRecord[],
  write: Write,
): Answered<ExportedFile> {
  const drafts: Draft[] = [];
  for (const record of records) drafts.push(await draftOf(context, record));
  return readBack(drafts, write);
}

async function readBack(
  drafts: readonly Draft[],
  write: Write,
): Promise<Result<ExportedFile, ExportRefusal>> {
  const all = write(drafts.map(({ saved }) => saved));
  if (await isWhole(all)) return ok({ text: all, damaged: [] });
  const { campaigns, damaged } = await soundOf(drafts);
  const text = write(campaigns);
  return damaged.length > 0 && (await isWhole(text))
    ? ok({ text, damaged })
    : fail({ code: 'export-unreadable' });
}

/** In safe mode there is no storage to ask, but the file is read back all the same. */
export const exportRescued = (
  rescued: readonly RescuedCampaign[],
  about: { readonly app: string; readonly exportedAt: number },
): Promise<Result<ExportedFile, ExportRefusal>> =>
  readBack(
    rescued.map(({ record, rows }) => ({ record, saved: savedCampaign(record, rows) })),
    (campaigns) => fileText(campaigns, [], about),
  );

export async function exportCampaign(
  context: GameContext,
  id: CampaignId,
  app: string,
): Answered<ExportedFile> {
  const found = await findRecord(context, id);
  if (!found.ok) return found;
  const about = { app, exportedAt: context.parts.now() };
  const file = await exportRecords(context, [found.value], (campaigns) =>
    fileText(campaigns, [], about),
  );
  const lost = file.ok ? file.value.damaged.find(({ damage }) => damage === null) : undefined;
  return lost === undefined ? file : fail({ code: lost.cause });
}

/** Everything but the bin. */
export async function exportAll(context: GameContext, app: string): Answered<ExportedFile> {
  const { storage, parts } = context;
  const records = await storage.campaigns.list();
  const kept = records.filter(({ deletedAt }) => deletedAt === null);
  const about = { app, exportedAt: parts.now() };
  const settings = await settingItems(storage.settings, about.exportedAt);
  const library = [...(await storage.library.list()), ...settings];
  return exportRecords(context, kept, (campaigns) => fileText(campaigns, library, about));
}

/** What a pack can hold of this device's library, by kind; skills of the open campaign are there, too. */
async function packOf({ session, storage, parts }: GameContext): Promise<readonly LibraryItem[]> {
  const campaign = session?.state.campaign;
  if (campaign) await rememberSkills(storage.library, campaign, campaign, parts.now());
  return packable(await storage.library.list(), PACK_KINDS);
}

export async function packContents(context: GameContext): Answered<PackContents> {
  const items = await packOf(context);
  const count = (kind: PackKind): number => items.filter((item) => item.kind === kind).length;
  return ok(Object.fromEntries(PACK_KINDS.map((kind) => [kind, count(kind)])) as PackContents);
}

/** The library without campaigns, settings and habits, for another group. */
export async function exportPack(
  context: GameContext,
  kinds: readonly PackKind[],
  app: string,
): Answered<ExportedFile> {
  const items = packable(await packOf(context), kinds);
  const text = fileText([], items, { app, exportedAt: context.parts.now(), pack: true });
  return (await isWhole(text)) ? ok({ text, damaged: [] }) : fail({ code: 'export-unreadable' });
}
