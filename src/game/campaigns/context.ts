import { fail, ok, type GameState } from '@/src/rules';
import type { CampaignId, CampaignRecord, LibraryItem, Written } from '../port';
import { StorageFault } from '../port-fault';
import { createKept, type Kept } from '../log/kept';
import type { PlayedRow } from '../log/played';
import type { PlacedState, Session } from '../log/session';
import { cardOf, gameOf, type CampaignCard } from '../log/card';
import type { WriteParts } from '../log/write';
import type { BroughtSetting } from './carried-settings';
import type { MoveBack } from './move-back';
import { NO_JUMPS, wayAgain, wayBack, withoutUndone, writeJumps, type Jumps } from './jumps';
import type { Answered, GameStage, OpenCampaign } from './view';

const BACKUP_CHECK_MS = 10 * 60_000;
const MAX_STATES = 200;
const MAX_ROWS = 400;

/** What was here before an import. */
export interface ImportUndo {
  readonly records: readonly CampaignRecord[];
  readonly library: readonly LibraryItem[];
  readonly added: readonly LibraryItem[];
  readonly settings: readonly BroughtSetting[];
}

/** What a game plays: campaigns of the first game, or sessions of the others. Each sees only its own. */
export type PlayKind = 'campaigns' | 'sessions';

/** What the operations on campaigns share. */
export interface GameContext extends GameStage {
  readonly plays: PlayKind;
  readonly parts: WriteParts;
  readonly random: (bytes: number) => Uint8Array;
  /** Of the open campaign, so that undo and redo need not replay. */
  readonly states: Kept<PlacedState>;
  /** Of the open campaign, so that what happened is told without reading it back. */
  readonly rows: Kept<PlayedRow>;
  session: Session | null;
  /** How the newest import can be taken back. */
  lastImport: ImportUndo | null;
  /** Of the open campaign. */
  jumps: Jumps;
  /** Of the open campaign, if it is shared: moves back that a redo takes again. */
  redo: readonly MoveBack[];
  /** Who plays here, at shared tables. */
  author: string;
  /** Told while something is being written that goes on from a row of a shared campaign. */
  onSaying: (written: Written) => void;
  /** Told after something was written for a shared table: what, if it goes on from a row; else null. */
  onSaid: (written: Written | null) => void;
  nextBackupCheck: number;
}

export const createContext = (
  stage: GameStage,
  parts: WriteParts,
  random: (bytes: number) => Uint8Array,
  plays: PlayKind,
): GameContext => ({
  ...stage,
  plays,
  parts,
  random,
  states: createKept(MAX_STATES),
  rows: createKept(MAX_ROWS),
  session: null,
  lastImport: null,
  jumps: NO_JUMPS,
  redo: [],
  author: '',
  onSaying: () => undefined,
  onSaid: () => undefined,
  nextBackupCheck: parts.now() + BACKUP_CHECK_MS,
});

const openView = (session: Session, jumps: Jumps): OpenCampaign => {
  const { record, place, state, canRedo } = session;
  const jumped = wayBack(jumps, place.id) !== null;
  return {
    id: record.id,
    state,
    head: place.id,
    steps: place.steps,
    canUndo: jumped || place.steps > 1,
    jumped,
    canRedo: canRedo || wayAgain(jumps, place.id) !== null,
  };
};

const byChange = (a: CampaignCard, b: CampaignCard): number => b.changedAt - a.changedAt;

const withCard = (cards: readonly CampaignCard[], record: CampaignRecord) =>
  [cardOf(record), ...cards.filter(({ id }) => id !== record.id)].sort(byChange);

function goOn(context: GameContext, campaign: CampaignId): void {
  context.redo = [];
  const jumps = withoutUndone(context.jumps);
  if (jumps === context.jumps) return;
  context.jumps = jumps;
  writeJumps(context, campaign, jumps);
}

/** Only after the commit: what the store shows as done is on disk. */
export function publish(
  context: GameContext,
  session: Session,
  rows: readonly PlayedRow[] = [],
  written: Written | null = null,
): void {
  context.session = session;
  context.states.put(session.place.id, session);
  for (const row of rows) context.rows.put(row.id, row);
  if (rows.length > 0) goOn(context, session.record.id);
  context.store.setState(({ campaigns }) => ({
    open: openView(session, context.jumps),
    campaigns: withCard(campaigns, session.record),
  }));
  // Before what was just published is drawn: on a slow device that takes as long as the way to the others.
  if (session.record.shared !== undefined) context.onSaid(written);
}

/** What was kept of the campaign that was open. */
export function forget(context: GameContext): void {
  context.states.clear();
  context.rows.clear();
  context.jumps = NO_JUMPS;
  context.redo = [];
}

export function publishClosed(context: GameContext): void {
  context.session = null;
  forget(context);
  context.store.setState({ open: null });
}

export const publishRecord = (context: GameContext, record: CampaignRecord): void =>
  context.store.setState(({ campaigns }) => ({ campaigns: withCard(campaigns, record) }));

export async function findRecord(context: GameContext, id: CampaignId): Answered<CampaignRecord> {
  const record = await context.storage.campaigns.find(id);
  return record === null ? fail({ code: 'unknown-campaign' }) : ok(record);
}

/** To play on with: what is of the other kind is not known here. */
export async function findPlayed(context: GameContext, id: CampaignId): Answered<CampaignRecord> {
  const found = await findRecord(context, id);
  if (!found.ok) return found;
  const isSession = gameOf(found.value) !== null;
  return isSession === (context.plays === 'sessions') ? found : fail({ code: 'unknown-campaign' });
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
