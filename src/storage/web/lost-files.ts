/**
 * expo-sqlite empties every file in its folder whose header it cannot read, and with it whatever
 * else was in there. Such a file is copied aside first: safe mode says that something is wrong and
 * can still hand out the bytes.
 */
import type { AsidePort } from '@/src/game/port';
import { databaseBytes, HEADER_BYTES, PATH_BYTES, sqliteFolder, type Folder } from './opfs-files';

const LOST = 'drunagor-lost';
const FLAG_BYTES = 4;
const DIGEST_BYTES = 8;
/** The digest of a header without a path. */
const NO_PATH = [0xfecc5f80, 0xaccec037];

/** As the file layer computes it (cyrb53), over path and flags. */
function digestOf(corpus: Uint8Array): readonly number[] {
  if (corpus[0] === 0) return NO_PATH;
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (const byte of corpus) {
    a = Math.imul(a ^ byte, 2654435761);
    b = Math.imul(b ^ byte, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return [a >>> 0, b >>> 0];
}

async function isUnreadable(file: File): Promise<boolean> {
  if (file.size <= HEADER_BYTES) return false;
  const corpusBytes = PATH_BYTES + FLAG_BYTES;
  const header = await file.slice(0, corpusBytes + DIGEST_BYTES).arrayBuffer();
  const stored = new DataView(header, corpusBytes);
  return digestOf(new Uint8Array(header, 0, corpusBytes)).some(
    (value, index) => value !== stored.getUint32(index * 4, true),
  );
}

async function filesIn(folder: Folder): Promise<readonly File[]> {
  const files: File[] = [];
  for await (const entry of folder.values()) {
    if (entry.kind === 'file') files.push(await (entry as FileSystemFileHandle).getFile());
  }
  return files;
}

/** Workers only, and unknown to the page's types. */
interface SyncFile {
  write(bytes: Uint8Array, place: { readonly at: number }): number;
  flush(): void;
  close(): void;
}
type WorkerFileHandle = FileSystemFileHandle & { createSyncAccessHandle(): Promise<SyncFile> };

/** Whether anything was ever stored; rejects where the browser does not let us look. */
export const hasContent = async (): Promise<boolean> =>
  (await filesIn(await sqliteFolder())).some(({ size }) => size > HEADER_BYTES);

async function copyInto(folder: FileSystemDirectoryHandle, file: File): Promise<void> {
  const handle = await folder.getFileHandle(file.name, { create: true });
  const target = await (handle as WorkerFileHandle).createSyncAccessHandle();
  try {
    target.write(new Uint8Array(await file.arrayBuffer()), { at: 0 });
    target.flush();
  } finally {
    target.close();
  }
}

/** In the worker, before the file layer looks at the folder. */
export async function keepUnreadable(): Promise<void> {
  const unreadable: File[] = [];
  for (const file of await filesIn(await sqliteFolder())) {
    if (await isUnreadable(file)) unreadable.push(file);
  }
  if (unreadable.length === 0) return;
  const root = await navigator.storage.getDirectory();
  const lost = await root.getDirectoryHandle(LOST, { create: true });
  for (const file of unreadable) await copyInto(lost, file);
}

/** Null: nothing was ever kept. */
async function lostFolder(): Promise<Folder | null> {
  const root = await navigator.storage.getDirectory();
  return (await root.getDirectoryHandle(LOST).catch(() => null)) as Folder | null;
}

const filesKept = async (): Promise<readonly File[]> => {
  const lost = await lostFolder();
  return lost === null ? [] : filesIn(lost);
};

/** Which database it was cannot be known; the largest matters most. */
export const findLostFile = async (): Promise<File | null> =>
  [...(await filesKept())].sort((a, b) => b.size - a.size)[0] ?? null;

export const lostFiles: AsidePort = {
  list: async () =>
    (await filesKept())
      .map(({ name, lastModified, size }) => ({
        name,
        at: lastModified,
        bytes: Math.max(0, size - HEADER_BYTES),
      }))
      .sort((a, b) => b.at - a.at),
  read: async (name) => {
    const handle = await (await lostFolder())?.getFileHandle(name);
    if (handle === undefined) throw new Error(`not set aside: ${name}`);
    return databaseBytes(await handle.getFile());
  },
  remove: async (name) => (await lostFolder())?.removeEntry(name),
};

/**
 * On the page: a damaged file is replaced, but what nobody could read is kept. A browser that cannot write here from a page
 * must not shut the players in safe mode; they were offered the file.
 */
export async function keepFile(file: File, database: Uint8Array<ArrayBuffer>): Promise<void> {
  const root = await navigator.storage.getDirectory();
  const lost = await root.getDirectoryHandle(LOST, { create: true });
  const handle = await lost.getFileHandle(`${file.name}-${Date.now()}`, { create: true });
  if (!('createWritable' in handle)) return;
  const target = await handle.createWritable();
  await target.write(new Blob([file.slice(0, HEADER_BYTES), database]));
  await target.close();
}
