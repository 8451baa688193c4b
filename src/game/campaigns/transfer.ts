import { canonicalText, fail, ok } from '@/src/rules';
import type { SoundCampaign } from '../files/check-log';
import type { LogDamage } from '../files/losses';
import { withNewIds } from '../files/new-ids';
import type { ImportFile } from '../files/read';
import { isUnverified } from '../log/summary';
import type { CampaignId, CampaignRecord, Commit, LogRow } from '../port';
import { parseJson } from '../schema/json';
import {
  findRecord,
  publishClosed,
  refreshList,
  type GameContext,
  type ImportUndo,
  type Answered,
} from './context';
import { takeSettings } from './carried-settings';
import { planLibrary, type LibraryChange, type LibraryPlan } from './import-library';
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

/** What the library of a file would change here. */
export const previewLibrary = async (
  { storage, parts }: GameContext,
  { library }: ImportFile,
): Promise<LibraryPlan> => planLibrary(await storage.library.list(), library, parts.now());

/** What came goes into the bin; what was replaced is as it was. */
const undoOf = (
  commits: readonly Commit[],
  present: ReadonlyMap<string, CampaignRecord>,
  changes: readonly LibraryChange[],
  now: number,
): ImportUndo => ({
  records: commits.map(({ record }) => present.get(record.id) ?? { ...record, deletedAt: now }),
  library: changes.flatMap(({ before }) => (before === null ? [] : [before])),
  added: changes.flatMap(({ item, before }) => (before === null ? [item] : [])),
});

/** The undo of the newest import. */
export async function takeBackImport(context: GameContext): Answered<void> {
  const { lastImport, storage } = context;
  if (lastImport === null) return fail({ code: 'nothing-to-undo' });
  const commits = lastImport.records.map((record) => ({ record, rows: [], snapshots: [] }));
  await storage.campaigns.importAll(commits, lastImport.library);
  context.lastImport = null;
  for (const { kind, id } of lastImport.added) await storage.library.remove(kind, id);
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
  const present = new Map((await storage.campaigns.list()).map((record) => [record.id, record]));
  const commits: Commit[] = [];
  for (const commit of file.commits) {
    const isHere = present.has(commit.record.id);
    if (mode === 'replace' && isHere) {
      if (isUnverified(commit.record)) return fail({ code: 'unverified-log' });
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
  context.lastImport = undoOf(commits, present, changes, parts.now());
  await takeSettings(storage.settings, file.library);
  await afterImport(context, commits);
  return ok(commits.map(({ record }) => record.id));
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

async function soundPart(context: GameContext, id: CampaignId): Answered<SoundCampaign> {
  const found = await findRecord(context, id);
  if (!found.ok) return found;
  const { storage, parts } = context;
  return soundLog(parts.ids, found.value, await storage.log.all(id));
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
): Answered<string> {
  const { storage, parts } = context;
  const sound = await soundPart(context, id);
  if (!sound.ok) return sound;
  const copy = withNewIds(sound.value.commit, parts.ids);
  const now = parts.now();
  const record = { ...copy.record, createdAt: now, changedAt: now, archived: false };
  await storage.campaigns.importAll([{ ...copy, record }], []);
  const renamed = await rename(context, record.id, name);
  await refreshList(context);
  return renamed.ok ? ok(record.id) : renamed;
}
