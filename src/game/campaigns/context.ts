import { createStore, type StoreApi } from 'zustand/vanilla';
import { fail, ok, type GameState, type Result } from '@/src/rules';
import type {
  CampaignId,
  CampaignRecord,
  GameStorage,
  LibraryItem,
  Persistence,
  RowId,
} from '../port';
import { createQueue } from '../port-queue';
import { StorageFault, type StorageFaultCode } from '../port-fault';
import { asRefusal, type GameRefusal } from '../refusals';
import { createKept, type Kept } from '../log/kept';
import type { PlayedRow } from '../log/played';
import type { PlacedState, Session } from '../log/session';
import { cardOf, type CampaignCard } from '../log/summary';
import type { WriteParts } from '../log/write';
import { wayBack, type Jump } from './jumps';

/** The open campaign as the screens see it: always what is on disk. */
export interface OpenCampaign {
  readonly id: CampaignId;
  readonly state: GameState;
  /** The log row the state belongs to. */
  readonly head: RowId;
  readonly steps: number;
  readonly canUndo: boolean;
  /** One stands where a jump led: undo leads back to where it began. */
  readonly jumped: boolean;
  readonly canRedo: boolean;
}

export interface GameView {
  readonly persistence: Persistence;
  /** All of them, archived and deleted ones too, the last changed first. */
  readonly campaigns: readonly CampaignCard[];
  readonly open: OpenCampaign | null;
  /** Why the last automatic backup failed; playing goes on. */
  readonly backupFault: StorageFaultCode | null;
  /** Something on disk could not be read: only safe mode can help. */
  readonly damaged: boolean;
  /** The browser cleared what was stored: what is on screen can only be saved as a file. */
  readonly gone: boolean;
}

export type Answered<Value> = Promise<Result<Value, GameRefusal>>;

const BACKUP_CHECK_MS = 10 * 60_000;
const MAX_STATES = 200;
const MAX_ROWS = 400;

/** What was here before an import. */
export interface ImportUndo {
  readonly records: readonly CampaignRecord[];
  readonly library: readonly LibraryItem[];
  readonly added: readonly LibraryItem[];
}

/** What the operations on campaigns share. */
export interface GameContext {
  readonly storage: GameStorage;
  readonly parts: WriteParts;
  readonly random: (bytes: number) => Uint8Array;
  /** Of the open campaign, so that undo and redo need not replay. */
  readonly states: Kept<PlacedState>;
  /** Of the open campaign, so that what happened is told without reading it back. */
  readonly rows: Kept<PlayedRow>;
  readonly store: StoreApi<GameView>;
  session: Session | null;
  /** How the newest import can be taken back. */
  lastImport: ImportUndo | null;
  /** Of the open campaign, the last one at the end. */
  jumps: readonly Jump[];
  nextBackupCheck: number;
  /** Runs when everything asked before is done; faults of the storage become refusals. */
  inTurn<Value>(task: () => Answered<Value>): Answered<Value>;
}

export function createContext(
  storage: GameStorage,
  parts: WriteParts,
  random: (bytes: number) => Uint8Array,
): GameContext {
  const queue = createQueue();
  storage.beforeLeaving(() => queue.drain());
  const store = createStore<GameView>(() => ({
    persistence: storage.persistence,
    campaigns: [],
    open: null,
    backupFault: null,
    damaged: false,
    gone: false,
  }));
  return {
    storage,
    parts,
    random,
    states: createKept(MAX_STATES),
    rows: createKept(MAX_ROWS),
    session: null,
    lastImport: null,
    jumps: [],
    nextBackupCheck: parts.now() + BACKUP_CHECK_MS,
    store,
    inTurn: (task) =>
      queue.add(async () => {
        try {
          return await task();
        } catch (cause) {
          const refusal = asRefusal(cause);
          if (refusal.code === 'storage-damaged') store.setState({ damaged: true });
          if (refusal.code === 'storage-gone') store.setState({ gone: true });
          return fail(refusal);
        }
      }),
  };
}

const openView = (session: Session, jumps: readonly Jump[]): OpenCampaign => {
  const { record, place, state, canRedo } = session;
  const jumped = wayBack(jumps, place.id) !== null;
  return {
    id: record.id,
    state,
    head: place.id,
    steps: place.steps,
    canUndo: jumped || place.steps > 1,
    jumped,
    canRedo,
  };
};

const byChange = (a: CampaignCard, b: CampaignCard): number => b.changedAt - a.changedAt;

const withCard = (cards: readonly CampaignCard[], record: CampaignRecord) =>
  [cardOf(record), ...cards.filter(({ id }) => id !== record.id)].sort(byChange);

/** Only after the commit: what the store shows as done is on disk. */
export function publish(
  context: GameContext,
  session: Session,
  rows: readonly PlayedRow[] = [],
): void {
  context.session = session;
  context.states.put(session.place.id, session);
  for (const row of rows) context.rows.put(row.id, row);
  context.store.setState(({ campaigns }) => ({
    open: openView(session, context.jumps),
    campaigns: withCard(campaigns, session.record),
  }));
}

/** What was kept of the campaign that was open. */
export function forget(context: GameContext): void {
  context.states.clear();
  context.rows.clear();
  context.jumps = [];
}

export function publishClosed(context: GameContext): void {
  context.session = null;
  forget(context);
  context.store.setState({ open: null });
}

export const publishRecord = (context: GameContext, record: CampaignRecord): void =>
  context.store.setState(({ campaigns }) => ({ campaigns: withCard(campaigns, record) }));

export async function refreshList(context: GameContext): Promise<void> {
  const records = await context.storage.campaigns.list();
  context.store.setState({ campaigns: records.map(cardOf) });
}

export async function findRecord(context: GameContext, id: CampaignId): Answered<CampaignRecord> {
  const record = await context.storage.campaigns.find(id);
  return record === null ? fail({ code: 'unknown-campaign' }) : ok(record);
}

/** Beside the game: nobody waits for a backup, and a failed one is only noted. */
export async function backUp(
  context: GameContext,
  now: number,
  when: 'makeIfDue' | 'makeAtChapterEnd' = 'makeIfDue',
): Promise<boolean> {
  context.nextBackupCheck = now + BACKUP_CHECK_MS;
  try {
    const made = await context.storage.backups[when](now);
    context.store.setState({ backupFault: null });
    return made;
  } catch (cause) {
    if (!(cause instanceof StorageFault)) throw cause;
    const damaged = cause.code === 'storage-damaged' ? { damaged: true } : {};
    context.store.setState({ backupFault: cause.code, ...damaged });
    return false;
  }
}

/** The end of an adventure is the end of a chapter, won or lost. */
const endsChapter = (before: GameState, after: GameState): boolean =>
  before.adventure !== null && after.adventure === null;

export function backUpNowAndThen(context: GameContext, before: GameState, after: GameState): void {
  const now = context.parts.now();
  if (endsChapter(before, after)) void backUp(context, now, 'makeAtChapterEnd');
  else if (now >= context.nextBackupCheck) void backUp(context, now);
}
