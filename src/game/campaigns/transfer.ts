import { canonicalText, fail, ok, type Result } from '@/src/rules';
import type { SoundCampaign } from '../files/check-log';
import type { LogDamage } from '../files/losses';
import { withNewIds } from '../files/new-ids';
import type { ImportFile } from '../files/read';
import { natureOf, withTries } from '../log/card';
import type { CampaignId, CampaignRecord, Commit, LogRow, RowId } from '../port';
import { parseJson } from '../schema/json';
import type { GameRefusal } from '../refusals';
import {
  findRecord,
  publishClosed,
  publishRecord,
  type GameContext,
  type ImportUndo,
} from './context';
import { refreshList, type Answered } from './view';
import { takeBackSettings, takeSettings, type BroughtSetting } from './carried-settings';
import { planLibrary, type LibraryChange, type LibraryPlan } from './import-library';
import { rememberSkills } from '../library/skills';
import { planPack } from './pack';
import { open, rename } from './list';
import { soundLog } from './sound-log';

/** `new`: beside what is there. `replace`: into the campaign it was exported from, if it is here. */
export type ImportMode = 'new' | 'replace';

const contentOf = ({ parent, step, at, rules, command, events }: LogRow): string =>
  canonicalText([parent, step, at, rules, parseJson(command), parseJson(events)]);

/** Ids are unique for ever: the same id with other content is not the same campaign. */
async function conflicts(context: GameContext, commit: Commit): Promise<boolean> {
  const wanted = new Map(commit.rows.map((row) => [row.id, row]));
  const present = await context.storage.log.all(commit.record.id);
  return present.some((row) => {
    const incoming = wanted.get(row.id);
    return incoming !== undefined && contentOf(incoming) !== contentOf(row);
  });
}

/** An unknown campaign with rows of a known one: a copy or a forgery, but not the same campaign. */
const namesRowsHere = ({ storage }: GameContext, { rows }: Commit): Promise<boolean> =>
  storage.log.knows(rows.map(({ id }) => id));

/** What the library of a file would change here; skills of the open campaign belong to it as well. */
export async function previewLibrary(
  { session, storage, parts }: GameContext,
  { library, pack }: ImportFile,
): Promise<LibraryPlan> {
  const campaign = session?.state.campaign;
  if (pack && campaign) await rememberSkills(storage.library, campaign, campaign, parts.now());
  return (pack ? planPack : planLibrary)(await storage.library.list(), library, parts.now());
}

type RecordsHere = ReadonlyMap<string, CampaignRecord>;

const recordsHere = async ({ storage }: GameContext): Promise<RecordsHere> =>
  new Map((await storage.campaigns.list()).map((record) => [record.id, record]));

const isShared = (present: RecordsHere, id: CampaignId): boolean =>
  present.get(id)?.shared !== undefined;

/** What came goes into the bin; what was replaced is as it was. */
const undoOf = (
  commits: readonly Commit[],
  present: RecordsHere,
  changes: readonly LibraryChange[],
  now: number,
): Omit<ImportUndo, 'settings'> => ({
  records: commits.map(({ record }) => present.get(record.id) ?? { ...record, deletedAt: now }),
  library: changes.flatMap(({ before }) => (before === null ? [] : [before])),
  added: changes.flatMap(({ item, before }) => (before === null ? [item] : [])),
});

/** The undo of the newest import. */
export async function takeBackImport(context: GameContext): Answered<void> {
  const { lastImport, storage } = context;
  if (lastImport === null) return fail({ code: 'nothing-to-undo' });
  const commits = lastImport.records.map((record) => ({ record, rows: [], snapshots: [] }));
  const present = await recordsHere(context);
  if (commits.some(({ record }) => isShared(present, record.id)))
    return fail({ code: 'shared-log' });
  await storage.campaigns.importAll(commits, lastImport.library);
  context.lastImport = null;
  for (const { kind, id } of lastImport.added) await storage.library.remove(kind, id);
  await takeBackSettings(storage.settings, lastImport.settings);
  tellOfSettings(context, lastImport.settings);
  tellOfLibrary(context, [...lastImport.added, ...lastImport.library]);
  await afterImport(context, commits);
  return ok(undefined);
}

/** All campaigns of the file or none; answers their ids here. */
export async function importFile(
  context: GameContext,
  file: ImportFile,
  mode: ImportMode,
): Answered<readonly string[]> {
  const { storage, parts } = context;
  const present = await recordsHere(context);
  const commits: Commit[] = [];
  for (const commit of file.commits) {
    const isHere = present.has(commit.record.id);
    if (mode === 'replace' && isHere) {
      if (isShared(present, commit.record.id)) return fail({ code: 'shared-log' });
      if (natureOf(commit.record).unverified) return fail({ code: 'unverified-log' });
      if (await conflicts(context, commit)) return fail({ code: 'conflicting-log' });
    }
    const isNew = mode === 'new' || (!isHere && (await namesRowsHere(context, commit)));
    const own = isNew ? withNewIds(commit, parts.ids) : commit;
    commits.push({ ...own, record: { ...own.record, changedAt: parts.now() } });
  }
  const { changes } = await previewLibrary(context, file);
  await storage.campaigns.importAll(
    commits,
    changes.map(({ item }) => item),
  );
  const undo = undoOf(commits, present, changes, parts.now());
  context.lastImport = { ...undo, settings: [] };
  const settings = file.pack ? [] : await takeSettings(storage.settings, file.library);
  context.lastImport = { ...undo, settings };
  tellOfSettings(context, settings);
  tellOfLibrary(context, changes);
  await afterImport(context, commits);
  return ok(commits.map(({ record }) => record.id));
}

function tellOfSettings({ store }: GameContext, changed: readonly BroughtSetting[]): void {
  if (changed.length === 0) return;
  store.setState(({ settingsBrought }) => ({ settingsBrought: settingsBrought + 1 }));
}

function tellOfLibrary({ store }: GameContext, changed: readonly unknown[]): void {
  if (changed.length === 0) return;
  store.setState(({ libraryBrought }) => ({ libraryBrought: libraryBrought + 1 }));
}

// The open campaign may have been replaced: its state comes from the log again.
async function afterImport(context: GameContext, commits: readonly Commit[]): Promise<void> {
  const id = context.session?.record.id;
  const changed = commits.find(({ record }) => record.id === id)?.record;
  if (changed !== undefined) {
    publishClosed(context);
    if (changed.deletedAt === null) await open(context, changed.id);
  }
  await refreshList(context);
}

async function soundPart(
  context: GameContext,
  id: CampaignId,
  at?: RowId,
): Answered<SoundCampaign> {
  const found = await findRecord(context, id);
  if (!found.ok) return found;
  const { storage, parts } = context;
  const { shared: _, ...record } = found.value;
  const head = at ?? record.head;
  return soundLog(parts.ids, { ...record, head }, await storage.log.all(id));
}

export async function damageOf(context: GameContext, id: CampaignId): Answered<LogDamage | null> {
  const sound = await soundPart(context, id);
  return sound.ok ? ok(sound.value.damage) : sound;
}

/** A copy with its history, as far as it can be read; renaming it is its first own step. */
export async function duplicate(
  context: GameContext,
  id: CampaignId,
  name: string,
  at?: RowId,
): Answered<string> {
  return copyOf(context, await soundPart(context, id, at), name);
}

async function copyOf(
  context: GameContext,
  sound: Result<SoundCampaign, GameRefusal>,
  name: string,
  tries?: CampaignId,
): Answered<string> {
  if (!sound.ok) return sound;
  const { storage, parts } = context;
  const copy = withNewIds(sound.value.commit, parts.ids);
  const now = parts.now();
  const record = { ...copy.record, createdAt: now, changedAt: now, archived: false };
  const marked = tries === undefined ? record : withTries(record, tries);
  await storage.campaigns.importAll([{ ...copy, record: marked }], []);
  const renamed = await rename(context, record.id, name);
  await refreshList(context);
  return renamed.ok ? ok(record.id) : renamed;
}

/** To try things in: a copy as the campaign stood after that row, marked and opened. Nothing of it touches the original. */
export async function tryOut(
  context: GameContext,
  id: CampaignId,
  name: string,
  at: RowId,
): Answered<string> {
  const made = await copyOf(context, await soundPart(context, id, at), name, id);
  if (!made.ok) return made;
  const opened = await open(context, made.value);
  return opened.ok ? made : opened;
}

/** What was tried becomes a campaign like any other. */
export async function keepTried(context: GameContext, id: CampaignId): Answered<void> {
  const found = await findRecord(context, id);
  if (!found.ok) return found;
  const record = withTries(found.value, null);
  await context.storage.campaigns.commit({ record, rows: [], snapshots: [] });
  if (context.session?.record.id === id) context.session = { ...context.session, record };
  publishRecord(context, record);
  return ok(undefined);
}
