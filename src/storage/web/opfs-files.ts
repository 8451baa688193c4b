// expo-sqlite keeps its files under random names in one folder of the origin's private file
// system; the first 4096 bytes of each hold the SQLite path, then the database follows.
const FOLDER = 'expo-sqlite';
export const PATH_BYTES = 512;
export const HEADER_BYTES = 4096;

export type Folder = FileSystemDirectoryHandle & {
  values(): AsyncIterableIterator<FileSystemDirectoryHandle | FileSystemFileHandle>;
};

async function pathOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, PATH_BYTES).arrayBuffer());
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(bytes.subarray(0, end < 0 ? PATH_BYTES : end));
}

export async function sqliteFolder(): Promise<Folder> {
  const root = await navigator.storage.getDirectory();
  return (await root.getDirectoryHandle(FOLDER)) as Folder;
}

/** Null, if the browser has no such file or does not let us look. */
export async function findOpfsFile(name: string): Promise<File | null> {
  const folder = await sqliteFolder();
  for await (const entry of folder.values()) {
    if (entry.kind !== 'file') continue;
    const file = await (entry as FileSystemFileHandle).getFile();
    if ((await pathOf(file)) === `/${name}`) return file;
  }
  return null;
}

/** The database in it, without the header. */
export const databaseBytes = async (file: File): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await file.slice(HEADER_BYTES).arrayBuffer());

/** From the root each time: what was opened before stays readable after it is cleared. */
export async function isMissing(entry: string): Promise<boolean> {
  try {
    await (await sqliteFolder()).getFileHandle(entry);
    return false;
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'NotFoundError';
  }
}
