// expo-sqlite keeps its files under random names in one folder of the origin's private file
// system; the first 4096 bytes of each hold the SQLite path, then the database follows.
const FOLDER = 'expo-sqlite';
const PATH_BYTES = 512;
const HEADER_BYTES = 4096;

type Folder = FileSystemDirectoryHandle & {
  values(): AsyncIterableIterator<FileSystemDirectoryHandle | FileSystemFileHandle>;
};

async function pathOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, PATH_BYTES).arrayBuffer());
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(bytes.subarray(0, end < 0 ? PATH_BYTES : end));
}

/** Null, if the browser has no such file or does not let us look. */
export async function findOpfsFile(name: string): Promise<File | null> {
  const root = await navigator.storage.getDirectory();
  const folder = (await root.getDirectoryHandle(FOLDER)) as Folder;
  for await (const entry of folder.values()) {
    if (entry.kind !== 'file') continue;
    const file = await (entry as FileSystemFileHandle).getFile();
    if ((await pathOf(file)) === `/${name}`) return file;
  }
  return null;
}

export async function readOpfsFile(name: string): Promise<Uint8Array> {
  const file = await findOpfsFile(name);
  if (file === null) throw new Error(`no file ${name}`);
  return new Uint8Array(await file.slice(HEADER_BYTES).arrayBuffer());
}
