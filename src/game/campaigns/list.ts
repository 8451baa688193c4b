import type { CampaignId } from '../port';
import {
  START,
  fail,
  ok,
  type CampaignHeroDraft,
  type GameCommand,
  type SessionPlayer,
} from '@/src/rules';
import { loadState, type Session } from '../log/session';
import { commitOf, newRecord, recordAt, writeRows } from '../log/write';
import { rememberHeroes } from './hero-values';
import { readJumps } from './jumps';
import { nextAfter, redoOf } from './redo';
import {
  findPlayed,
  findRecord,
  forget,
  publish,
  publishClosed,
  publishRecord,
  type GameContext,
} from './context';
import { refreshList, type Answered } from './view';
import { append } from './play';

export interface CampaignDraft {
  readonly name: string;
  readonly heroes: readonly CampaignHeroDraft[];
}

const LAST_OPENED = 'game.lastOpened';

const seedFrom = (bytes: Uint8Array): number =>
  bytes.slice(0, 4).reduce((seed, byte) => seed * 256 + byte, 0);

/** Creates and opens it; answers its id. */
export const create = (context: GameContext, draft: CampaignDraft): Answered<string> =>
  createBy(context, (seed) => ({ kind: 'createCampaign', ...draft, seed }));

export interface SessionDraft {
  readonly name: string;
  readonly game: string;
  readonly players: readonly SessionPlayer[];
}

export const begin = (context: GameContext, draft: SessionDraft): Answered<string> =>
  createBy(context, (seed) => ({ kind: 'beginSession', ...draft, seed }));

async function createBy(
  context: GameContext,
  commandWith: (seed: number) => GameCommand,
): Answered<string> {
  const { storage, parts } = context;
  const id = parts.ids.next();
  const command = commandWith(seedFrom(context.random(4)));
  const written = writeRows(parts, id, { place: null, state: START }, [command], {});
  if (!written.ok) return written;
  const { place, state } = written.value;
  if (place === null) return fail({ code: 'no-campaign' });
  const record = recordAt(newRecord(id, parts.now()), { place, state }, parts.now());
  await storage.campaigns.commit(commitOf(record, written.value));
  forget(context);
  publish(context, { record, place, state, canRedo: false }, written.value.played);
  await rememberHeroes(storage.library, state.campaign.heroes, parts.now());
  rememberOpened(context, id);
  return ok(id);
}

async function sessionOf(context: GameContext, id: CampaignId): Answered<Session> {
  const { storage, session } = context;
  if (session?.record.id === id) return ok(session);
  const found = await findRecord(context, id);
  if (!found.ok) return found;
  const loaded = await loadState(storage, id, found.value.head);
  if (!loaded.ok) return loaded;
  const redo = found.value.shared === undefined ? [] : await redoOf(storage, id);
  const after = await nextAfter({ storage, redo }, found.value, found.value.head);
  return ok({ ...loaded.value, record: found.value, canRedo: after !== null });
}

export async function open(context: GameContext, id: CampaignId): Answered<void> {
  const found = await findPlayed(context, id);
  if (!found.ok) return found;
  const loaded = await sessionOf(context, id);
  if (!loaded.ok) return loaded;
  if (context.session?.record.id !== id) {
    forget(context);
    context.jumps = await readJumps(context, id);
    if (loaded.value.record.shared !== undefined) context.redo = await redoOf(context.storage, id);
  }
  publish(context, loaded.value);
  rememberOpened(context, id);
  return ok(undefined);
}

// Nobody waits for it: if it cannot be saved, the app starts with the list.
function rememberOpened({ plays, storage }: GameContext, id: CampaignId): void {
  if (plays === 'campaigns') void storage.settings.write(LAST_OPENED, id).catch(() => undefined);
}

async function lastOpened(context: GameContext): Answered<string | null> {
  const id = (await context.storage.settings.read())[LAST_OPENED];
  if (id === undefined) return ok(null);
  const record = await context.storage.campaigns.find(id);
  return ok(record !== null && record.deletedAt === null ? id : null);
}

/** Where nothing has been opened meanwhile: looking and opening are one turn of the queue. */
export async function takeUp(context: GameContext): Answered<void> {
  if (context.session !== null) return ok(undefined);
  const last = await lastOpened(context);
  if (!last.ok) return last;
  return last.value === null ? ok(undefined) : open(context, last.value);
}

/** Renaming is a step of the campaign's log, as everything else that changes it. */
export async function rename(context: GameContext, id: CampaignId, name: string): Answered<void> {
  const loaded = await sessionOf(context, id);
  if (!loaded.ok) return loaded;
  const renamed = await append(context, loaded.value, [{ kind: 'renameCampaign', name }], {});
  if (!renamed.ok) return renamed;
  const { session, rows } = renamed.value;
  if (context.session?.record.id === id) publish(context, session, rows);
  else publishRecord(context, session.record);
  return ok(undefined);
}

export async function archive(
  context: GameContext,
  id: CampaignId,
  archived: boolean,
): Answered<void> {
  const found = await findRecord(context, id);
  if (!found.ok) return found;
  await context.storage.campaigns.archive(id, archived);
  await afterMark(context, id);
  return ok(undefined);
}

/** Into the bin; `deleted: false` takes it out again. */
export async function markDeleted(
  context: GameContext,
  id: CampaignId,
  deleted: boolean,
): Answered<void> {
  const found = await findRecord(context, id);
  if (!found.ok) return found;
  await context.storage.campaigns.markDeleted(id, deleted ? context.parts.now() : null);
  if (deleted && context.session?.record.id === id) publishClosed(context);
  await afterMark(context, id);
  return ok(undefined);
}

async function afterMark(context: GameContext, id: CampaignId): Promise<void> {
  const { session, storage } = context;
  const record = await storage.campaigns.find(id);
  if (session !== null && record !== null && session.record.id === id) {
    context.session = { ...session, record };
  }
  await refreshList(context);
}
