import { ok } from '@/src/rules';
import { withNewIds } from '../files/new-ids';
import { cardOf, type CampaignCard } from '../log/card';
import type { CampaignRecord, Commit, LibraryItem } from '../port';
import type { GameContext } from './context';
import { refreshList, type Answered } from './view';
import type { DamagedCampaign } from './export';
import { markDeleted, rename } from './list';
import { soundLog } from './sound-log';

/** What came back from a backup, so that it can be taken away again. */
export interface Restored {
  readonly campaigns: readonly string[];
  readonly library: readonly LibraryItem[];
  /** Those that came in part: the backup has no more of them. */
  readonly damaged: readonly DamagedCampaign[];
}

export interface RestoreWishes {
  readonly backup: number;
  /** Null: everything that is not here as it is, with own cards and values that are missing. */
  readonly campaigns: readonly string[] | null;
  /** A campaign that is here already stays as it is; the old one stands beside it under this name. */
  readonly copyName: (name: string) => string;
}

/** `same`: here as it is in the backup. `changed`: played on, or in the bin. */
export type Presence = 'missing' | 'same' | 'changed';

export interface BackupCard extends CampaignCard {
  readonly presence: Presence;
}

type Here = ReadonlyMap<string, CampaignRecord>;

const campaignsHere = async ({ storage }: GameContext): Promise<Here> =>
  new Map((await storage.campaigns.list()).map((record) => [record.id, record]));

function presenceOf({ id, head }: CampaignRecord, here: Here): Presence {
  const present = here.get(id);
  if (present === undefined) return 'missing';
  return present.head === head && present.deletedAt === null ? 'same' : 'changed';
}

export interface BackupView {
  /** As they stood then, the last changed first. */
  readonly cards: readonly BackupCard[];
  /** How many own cards and values are in the backup and no longer here. */
  readonly missingItems: number;
}

export async function viewBackup(context: GameContext, backup: number): Answered<BackupView> {
  const { records, library } = await context.storage.backups.contents(backup);
  const here = await campaignsHere(context);
  const cards = records.map((record): BackupCard => ({
    ...cardOf(record),
    presence: presenceOf(record, here),
  }));
  return ok({
    cards: cards.sort((a, b) => b.changedAt - a.changedAt),
    missingItems: (await missingItems(context, library)).length,
  });
}

async function missingItems(
  context: GameContext,
  library: readonly LibraryItem[],
): Promise<readonly LibraryItem[]> {
  const keyOf = ({ kind, id }: LibraryItem): string => JSON.stringify([kind, id]);
  const here = new Set((await context.storage.library.list()).map(keyOf));
  return library.filter((item) => !here.has(keyOf(item)));
}

/** Nothing that is here is touched; all that was wished for comes, or nothing. */
export async function restore(context: GameContext, wishes: RestoreWishes): Answered<Restored> {
  const { storage, parts } = context;
  const { backup, campaigns, copyName } = wishes;
  const contents = await storage.backups.contents(backup);
  const here = await campaignsHere(context);
  const wanted = (record: CampaignRecord): boolean =>
    campaigns?.includes(record.id) ?? presenceOf(record, here) !== 'same';
  const commits: Commit[] = [];
  const copies: CampaignRecord[] = [];
  const damaged: DamagedCampaign[] = [];
  for (const record of contents.records.filter(wanted)) {
    const found = await soundLog(parts.ids, record, await storage.backups.rows(backup, record.id));
    if (!found.ok) return found;
    const { commit, damage } = found.value;
    if (damage !== null) damaged.push({ name: record.name, cause: 'broken-log', damage });
    const isHere = here.has(record.id);
    const own = isHere ? withNewIds(commit, parts.ids) : commit;
    const restored = { ...own.record, changedAt: parts.now() };
    commits.push({ ...own, record: restored });
    if (isHere) copies.push(restored);
  }
  const library = campaigns === null ? await missingItems(context, contents.library) : [];
  await storage.campaigns.importAll(commits, library);
  // The campaigns are back already: a disk that is full now costs no more than the new name.
  for (const { id, name } of copies) await rename(context, id, copyName(name));
  await refreshList(context);
  return ok({ campaigns: commits.map(({ record }) => record.id), library, damaged });
}

/** Into the bin with what came back; values that were missing are missing again. */
export async function takeBack(context: GameContext, restored: Restored): Answered<void> {
  for (const id of restored.campaigns) {
    const removed = await markDeleted(context, id, true);
    if (!removed.ok) return removed;
  }
  for (const { kind, id } of restored.library) await context.storage.library.remove(kind, id);
  return ok(undefined);
}
