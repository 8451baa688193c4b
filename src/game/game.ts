import { fail, ok, type Catalogue, type GameCommand, type GameState, type Result } from '../rules';
import { adopt } from './campaigns/adopt';
import {
  backUp,
  createContext,
  publishClosed,
  type GameContext,
  type PlayKind,
} from './campaigns/context';
import {
  createGameStage,
  refreshList,
  type Answered,
  type GameStage,
  type GameView,
} from './campaigns/view';
import {
  exportAll,
  exportCampaign,
  exportPack,
  packContents,
  type ExportedFile,
  type PackContents,
} from './campaigns/export';
import type { PackKind } from './campaigns/pack-kinds';
import { readAnyFile } from './campaigns/read-file';
import { readHeroValues, type Remembered } from './campaigns/hero-values';
import {
  archive,
  begin,
  create,
  markDeleted,
  open,
  rename,
  takeUp,
  type CampaignDraft,
  type SessionDraft,
} from './campaigns/list';
import { dispatch, jump, redo, undo, type Moved } from './campaigns/play';
import { playedBy } from './campaigns/played-by';
import { rowsBack } from './campaigns/rows-back';
import {
  restore,
  takeBack,
  viewBackup,
  type BackupView,
  type Restored,
  type RestoreWishes,
} from './campaigns/restore';
import type { LibraryPlan } from './campaigns/import-library';
import {
  damageOf,
  duplicate,
  importFile,
  keepTried,
  previewLibrary,
  takeBackImport,
  tryOut,
  type ImportMode,
} from './campaigns/transfer';
import type { FileRefusal } from './files/format';
import type { LogDamage } from './files/losses';
import type { ImportFile } from './files/read';
import { previewJump, type JumpPreview } from './history/jump';
import { historyOf, type HistoryEntry } from './history/tree';
import { createIds } from './log/ids';
import type { Played, PlayedRow } from './log/played';
import type { DispatchOptions } from './log/write';
import type { CampaignId, GameStorage, LogRow, RescuedCampaign, RowId } from './port';
import type { StoreApi } from 'zustand/vanilla';

export interface GameParts {
  readonly storage: GameStorage;
  readonly catalogue: Catalogue;
  readonly now: () => number;
  readonly random: (bytes: number) => Uint8Array;
  /** Version of the app, written into exported files. */
  readonly app: string;
  /** Sessions of other games are a game of their own on the same storage; campaigns, if not said. */
  readonly plays?: PlayKind;
}

export type CommandsAsked =
  | GameCommand
  | readonly GameCommand[]
  | ((newest: GameState) => GameCommand | readonly GameCommand[]);

export interface Game {
  readonly store: StoreApi<GameView>;
  /** Where a shared table joins in: rows of others come and go through the same turns. For `src/sync` only. */
  seat(): Answered<GameContext>;
  /** Reads the campaign list; once at the start. */
  load(): Answered<void>;
  create(draft: CampaignDraft): Answered<string>;
  /** A session of another game. */
  begin(draft: SessionDraft): Answered<string>;
  open(id: CampaignId): Answered<void>;
  close(): Answered<void>;
  /** Opens the campaign last opened, unless one is open. */
  takeUp(): Answered<void>;
  rename(id: CampaignId, name: string): Answered<void>;
  /** With its history; `at`: as it stood after that row. */
  duplicate(id: CampaignId, name: string, at?: RowId): Answered<string>;
  /** A copy as it stood after that row, to try things in; it is open then. */
  tryOut(id: CampaignId, name: string, at: RowId): Answered<string>;
  /** What was tried becomes a campaign like any other. */
  keepTried(id: CampaignId): Answered<void>;
  archive(id: CampaignId, archived: boolean): Answered<void>;
  remove(id: CampaignId): Answered<void>;
  unremove(id: CampaignId): Answered<void>;

  /**
   * One command, or several that are undone together: all of them or none. A function is asked
   * when its turn comes, so that fast taps build on each other instead of on what was shown.
   */
  dispatch(command: CommandsAsked, options?: DispatchOptions): Answered<Played>;
  undo(): Answered<Moved>;
  redo(): Answered<Moved>;
  jump(row: RowId): Answered<Moved>;
  /** What a jump there would take back and bring back. */
  previewJump(row: RowId): Answered<JumpPreview>;

  history(): Answered<readonly HistoryEntry[]>;
  /** The rows behind some history entries, for `linesOf`. */
  historyRows(rows: readonly string[]): Answered<readonly LogRow[]>;
  /** What led to a row, newest first, up to and with the first that is `last`. */
  rowsBack(
    from: string,
    last: (row: PlayedRow) => boolean,
    most: number,
  ): Promise<readonly PlayedRow[]>;

  /** Whose step it was, at a shared table: the name given there. Null: played here, or nobody knows. */
  playedBy(row: string): Promise<string | null>;

  /** Read back before it is handed out. */
  exportCampaign(id: CampaignId): Answered<ExportedFile>;
  exportAll(): Answered<ExportedFile>;
  /** How much the library has for another group. */
  packContents(): Answered<PackContents>;
  /** The library for another group: no campaigns, no settings. */
  exportPack(kinds: readonly PackKind[]): Answered<ExportedFile>;
  /** What cannot be read of a campaign. */
  damageOf(id: CampaignId): Answered<LogDamage | null>;
  /** A file of ours, or a raw database that safe mode handed out; changes nothing. */
  readFile(bytes: Uint8Array): Promise<Result<ImportFile, FileRefusal>>;
  importFile(file: ImportFile, mode: ImportMode): Answered<readonly string[]>;
  /** What own cards, sheets, decks and values of a file would change here. */
  previewLibrary(file: ImportFile): Answered<LibraryPlan>;
  /** The undo of the newest `importFile`. */
  takeBackImport(): Answered<void>;
  heroValues(): Answered<Remembered>;
  /** At most one an hour of use. While playing it happens by itself; call it at the start. */
  backUpIfDue(): Promise<boolean>;
  /** After safe mode: what could still be read of the damaged file. Answers how many came. */
  adopt(rescued: readonly RescuedCampaign[]): Answered<number>;
  /** What a backup holds. */
  viewBackup(backup: number): Answered<BackupView>;
  /** Beside what is here: a backup never overwrites anything. */
  restore(wishes: RestoreWishes): Answered<Restored>;
  /** The undo of `restore`. */
  takeBack(restored: Restored): Answered<void>;
}

export function createGame(
  parts: GameParts,
  stage: GameStage = createGameStage(parts.storage),
): Game {
  const { catalogue, now, random, app, plays = 'campaigns' } = parts;
  const writing = { catalogue, now, ids: createIds(now, random) };
  const context = createContext(stage, writing, random, plays);
  return {
    store: context.store,
    seat: async () => ok(context),
    ...listOf(context),
    ...playOf(context),
    ...historyPart(context),
    ...filePart(context, app),
    ...backupPart(context),
  };
}

/** What is open may have been changed by the other game on the same storage: it is opened again. */
async function load(context: GameContext): Answered<void> {
  const { session, storage } = context;
  const record = session === null ? null : await storage.campaigns.find(session.record.id);
  if (session !== null && record?.head !== session.record.head) publishClosed(context);
  return ok(await refreshList(context));
}

const listOf = (context: GameContext) => ({
  load: () => context.inTurn(() => load(context)),
  create: (draft: CampaignDraft) => context.inTurn(() => create(context, draft)),
  begin: (draft: SessionDraft) => context.inTurn(() => begin(context, draft)),
  open: (id: CampaignId) => context.inTurn(() => open(context, id)),
  close: () => context.inTurn(async () => ok(publishClosed(context))),
  takeUp: () => context.inTurn(() => takeUp(context)),
  rename: (id: CampaignId, name: string) => context.inTurn(() => rename(context, id, name)),
  duplicate: (id: CampaignId, name: string, at?: RowId) =>
    context.inTurn(() => duplicate(context, id, name, at)),
  tryOut: (id: CampaignId, name: string, at: RowId) =>
    context.inTurn(() => tryOut(context, id, name, at)),
  keepTried: (id: CampaignId) => context.inTurn(() => keepTried(context, id)),
  archive: (id: CampaignId, archived: boolean) =>
    context.inTurn(() => archive(context, id, archived)),
  remove: (id: CampaignId) => context.inTurn(() => markDeleted(context, id, true)),
  unremove: (id: CampaignId) => context.inTurn(() => markDeleted(context, id, false)),
});

function commandsOf(asked: CommandsAsked, state: GameState | undefined): readonly GameCommand[] {
  if (typeof asked === 'function')
    return state === undefined ? [] : commandsOf(asked(state), state);
  return 'kind' in asked ? [asked] : asked;
}

const playOf = (context: GameContext) => ({
  dispatch: (asked: CommandsAsked, options: DispatchOptions = {}) =>
    context.inTurn(() => dispatch(context, commandsOf(asked, context.session?.state), options)),
  undo: () => context.inTurn(() => undo(context)),
  redo: () => context.inTurn(() => redo(context)),
  jump: (row: RowId) => context.inTurn(() => jump(context, row)),
});

const historyPart = (context: GameContext) => ({
  previewJump: (row: RowId) =>
    context.inTurn<JumpPreview>(async () => {
      const { session, storage } = context;
      if (session === null) return fail({ code: 'nothing-open' });
      return ok(await previewJump(storage.log, session.record.id, session.place.id, row));
    }),
  history: () =>
    context.inTurn<readonly HistoryEntry[]>(async () => {
      const { session, storage } = context;
      if (session === null) return fail({ code: 'nothing-open' });
      return ok(historyOf(await storage.log.outline(session.record.id), session.place.id));
    }),
  historyRows: (rows: readonly string[]) =>
    context.inTurn<readonly LogRow[]>(async () => {
      const { session, storage } = context;
      if (session === null) return fail({ code: 'nothing-open' });
      return ok(await storage.log.rows(session.record.id, rows));
    }),
  rowsBack: (from: string, last: (row: PlayedRow) => boolean, most: number) =>
    rowsBack(context, from, last, most),
  playedBy: (row: string) => playedBy(context, row),
});

const filePart = (context: GameContext, app: string) => ({
  exportCampaign: (id: CampaignId) => context.inTurn(() => exportCampaign(context, id, app)),
  exportAll: () => context.inTurn(() => exportAll(context, app)),
  packContents: () => context.inTurn(() => packContents(context)),
  exportPack: (kinds: readonly PackKind[]) => context.inTurn(() => exportPack(context, kinds, app)),
  damageOf: (id: CampaignId) => context.inTurn(() => damageOf(context, id)),
  readFile: (bytes: Uint8Array) => readAnyFile(context, bytes),
  importFile: (file: ImportFile, mode: ImportMode) =>
    context.inTurn(() => importFile(context, file, mode)),
  previewLibrary: (file: ImportFile) =>
    context.inTurn<LibraryPlan>(async () => ok(await previewLibrary(context, file))),
  takeBackImport: () => context.inTurn(() => takeBackImport(context)),
  heroValues: () => context.inTurn(async () => ok(await readHeroValues(context.storage.library))),
});

const backupPart = (context: GameContext) => ({
  backUpIfDue: () => backUp(context, context.parts.now()),
  adopt: (rescued: readonly RescuedCampaign[]) => context.inTurn(() => adopt(context, rescued)),
  viewBackup: (backup: number) => context.inTurn(() => viewBackup(context, backup)),
  restore: (wishes: RestoreWishes) => context.inTurn(() => restore(context, wishes)),
  takeBack: (restored: Restored) => context.inTurn(() => takeBack(context, restored)),
});
