import type { Id } from '@/src/rules';
import type { Author, Heard, Said, SharedPort, TableRole, Unsaid } from './port-shared';
/**
 * What the game needs from a storage. Values cross this border as JSON text: the storage never
 * looks into a command, an event or a state, and the game checks everything it reads.
 * Every call rejects with a `StorageFault`, and then nothing was changed.
 */

export type CampaignId = Id<'campaign'>;
/** A row of a campaign's log. */
export type RowId = Id<'row'>;

/** A node of a campaign's log. Written once, never changed, never deleted. */
export interface LogRow {
  /** UUIDv7. Unique within its campaign: a foreign file may use the ids of another one. */
  readonly id: RowId;
  readonly campaign: CampaignId;
  readonly parent: RowId | null;
  /** Rows of one undo step share the id of the step's first row. */
  readonly step: RowId;
  /** Rows from the root to this one; the root has 1. */
  readonly depth: number;
  /** Undo steps from the root to this one; the root has 1. */
  readonly steps: number;
  readonly at: number;
  readonly rules: number;
  /** JSON text. */
  readonly command: string;
  /** JSON text: the events with their versions. */
  readonly events: string;
  /** JSON text: what the history groups and filters by, without reading the events. */
  readonly marks: string;
}

/** A row without its payload: enough to draw ten thousand history lines. */
export type LogOutline = Pick<
  LogRow,
  'id' | 'parent' | 'step' | 'depth' | 'steps' | 'at' | 'marks'
>;

export interface CampaignRecord {
  readonly id: CampaignId;
  readonly name: string;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly archived: boolean;
  /** Set: in the bin. Purged thirty days later, when the storage is opened. */
  readonly deletedAt: number | null;
  readonly head: RowId;
  readonly steps: number;
  /** JSON text: what the campaign list shows besides. */
  readonly summary: string;
  /** What this device may do at the shared table; none: the campaign is not shared. */
  readonly shared?: TableRole;
}

export interface Snapshot {
  readonly row: RowId;
  readonly campaign: CampaignId;
  readonly stateVersion: number;
  /** JSON text. */
  readonly state: string;
}

/** The way down to a row, oldest first: from the nearest usable snapshot's row, or the root. */
export interface Trail {
  /** The state after the first of the rows. */
  readonly snapshot: Snapshot | null;
  /** Empty, if there is no such row. */
  readonly rows: readonly LogRow[];
  /** The row that an undo goes back to; null at the first step. */
  readonly before: RowId | null;
}

/** One commit: new rows, the campaign's record with its new head, and maybe a snapshot. */
export interface Commit {
  readonly record: CampaignRecord;
  readonly rows: readonly LogRow[];
  readonly snapshots: readonly Snapshot[];
  /** Of a shared campaign: what the table is to be told, and what it told. */
  readonly said?: readonly Said[];
  readonly heard?: Heard;
}

export interface LibraryItem {
  readonly kind: string;
  readonly id: string;
  readonly changedAt: number;
  /** JSON text. */
  readonly body: string;
}

export interface BackupInfo {
  readonly id: number;
  readonly at: number;
  readonly campaigns: number;
  readonly rows: number;
  /** Made when a chapter ended; such a backup stays. */
  readonly chapterEnd: boolean;
}

/** What can be taken out of a backup; campaigns that were in the bin are left out. */
export interface BackupContents {
  readonly records: readonly CampaignRecord[];
  readonly library: readonly LibraryItem[];
}

/** A campaign that could still be read from a damaged file. */
export interface RescuedCampaign {
  readonly record: CampaignRecord;
  readonly rows: readonly LogRow[];
}

export interface CampaignPort {
  list(): Promise<readonly CampaignRecord[]>;
  find(id: CampaignId): Promise<CampaignRecord | null>;
  /** Also creates the campaign, if its record is new. */
  commit(commit: Commit): Promise<void>;
  /** Several campaigns in one transaction: all or none. Rows that are there already are kept. */
  importAll(commits: readonly Commit[], library: readonly LibraryItem[]): Promise<void>;
  archive(id: CampaignId, archived: boolean): Promise<void>;
  /** A time marks the campaign as deleted, null takes it back out of the bin. */
  markDeleted(id: CampaignId, deletedAt: number | null): Promise<void>;
}

export interface LogPort {
  trail(campaign: CampaignId, row: RowId, stateVersion: number): Promise<Trail>;
  /** The row that a redo goes on to; null at the end of a branch. */
  after(campaign: CampaignId, row: RowId): Promise<RowId | null>;
  outline(campaign: CampaignId): Promise<readonly LogOutline[]>;
  rows(campaign: CampaignId, ids: readonly RowId[]): Promise<readonly LogRow[]>;
  /** All rows of a campaign as they were written, parents before children. */
  all(campaign: CampaignId): Promise<readonly LogRow[]>;
  /** Whether any campaign has a row of one of these ids. */
  knows(rows: readonly RowId[]): Promise<boolean>;
  saveSnapshots(snapshots: readonly Snapshot[]): Promise<void>;
}

export interface SettingsPort {
  read(): Promise<Readonly<Record<string, string>>>;
  write(key: string, value: string): Promise<void>;
  remove(key: string): Promise<void>;
}

export interface LibraryPort {
  list(kind?: string): Promise<readonly LibraryItem[]>;
  put(item: LibraryItem): Promise<void>;
  remove(kind: string, id: string): Promise<void>;
}

export interface BackupPort {
  list(): Promise<readonly BackupInfo[]>;
  /** Makes a backup, unless the newest one is less than an hour of use old. */
  makeIfDue(now: number): Promise<boolean>;
  /** Makes one now and keeps it, unless nothing changed since the newest. */
  makeAtChapterEnd(now: number): Promise<boolean>;
  /** A backup that cannot be read is `storage-failed`: `storage-damaged` is said of the main file. */
  contents(backup: number): Promise<BackupContents>;
  /** The rows of a campaign that the backup knows, parents before children. */
  rows(backup: number, campaign: CampaignId): Promise<readonly LogRow[]>;
}

/**
 * `private`: a window whose data the browser forgets. `memory`: the device refused; everything is
 * gone when the app is closed.
 */
export type Persistence = 'device' | 'browser' | 'private' | 'memory';

/** A damaged file that nobody could read in full, kept when another took its place. */
export interface AsideFile {
  readonly name: string;
  readonly at: number;
  readonly bytes: number;
}

export interface AsidePort {
  list(): Promise<readonly AsideFile[]>;
  read(name: string): Promise<Uint8Array>;
  remove(name: string): Promise<void>;
}

/** What was written for the table just now: told from here, it need not be read back. */
export interface Written {
  /** The row it was played on. */
  readonly from: RowId;
  readonly rows: readonly LogRow[];
  readonly authors: readonly Author[];
}

/** What the table has not acknowledged, as it is told: with its rows and who played them, as far as they are here. */
export interface UnsaidWhole {
  readonly unsaid: readonly Unsaid[];
  readonly rows: readonly LogRow[];
  readonly authors: readonly Author[];
}

export interface TablePort extends SharedPort {
  /** In one trip. */
  unsaidWhole(campaign: CampaignId): Promise<UnsaidWhole>;
}

export interface GameStorage {
  readonly persistence: Persistence;
  readonly campaigns: CampaignPort;
  readonly log: LogPort;
  readonly shared: TablePort;
  readonly settings: SettingsPort;
  readonly library: LibraryPort;
  readonly backups: BackupPort;
  readonly aside: AsidePort;
  /** What can be read of a raw database file, damaged or not; nothing is changed. */
  readRaw(bytes: Uint8Array): Promise<readonly RescuedCampaign[]>;
  /** Resolves when everything asked so far is on disk. */
  drain(): Promise<void>;
  /** Done before another tab takes over: what the players tapped must still get here. */
  beforeLeaving(task: () => Promise<void>): void;
  close(): Promise<void>;
}
