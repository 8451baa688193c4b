import type { AsidePort, Persistence } from '../game/port';
import type { Database } from './database';

export type FileName = 'drunagor.db' | 'drunagor-backup.db';

/** What differs between phones, browsers and Jest. */
export interface Platform {
  /** Opens the file once, with patience; creates it if it is missing. */
  openFile(name: FileName): Promise<Database>;
  /** Looks only: true where there is a file, or where nobody can tell. */
  hasFile(name: FileName): Promise<boolean>;
  deleteFile(name: FileName): Promise<void>;
  /** Takes the main file away from its place, but keeps its bytes: nobody could read them yet. */
  setAside(): Promise<void>;
  /** What was taken away from its place, the newest first. */
  aside: AsidePort;
  /** A database of these bytes in memory. */
  openBytes(bytes: Uint8Array): Promise<Database>;
  /** The bytes on disk, readable even when SQLite refuses the file. */
  readFile(name: FileName): Promise<Uint8Array>;
  /** Web: a file vanished because its header was damaged; `readFile` still has its bytes. */
  hasLostFile?(): Promise<boolean>;
  persistence(): Promise<Persistence>;
  /** Web: whether the main file was cleared while it is open; asked beside every write. */
  isGone?(): Promise<boolean>;
  /** Settles when this app instance alone may touch the files. */
  guard(onHandOver: () => Promise<void>): Promise<Guard>;
}

export type Guard =
  | { readonly kind: 'alone' }
  /** `takeOver` asks the other to leave, each time it is called, and settles once it has. */
  | { readonly kind: 'taken'; readonly takeOver: () => Promise<void> };
