import { getDocumentAsync } from 'expo-document-picker';
import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';

/** Hands a file to the players: the share sheet on phones, a download in browsers. */
export async function giveFile(
  name: string,
  type: string,
  content: string | Uint8Array,
): Promise<void> {
  const file = new File(Paths.cache, name);
  if (file.exists) file.delete();
  file.create();
  file.write(content);
  await shareAsync(file.uri, { mimeType: type, dialogTitle: name });
}

/** A file the players chose; its size is known before it is read. */
export interface PickedFile {
  readonly size: number;
  read(): Promise<Uint8Array>;
}

/** Null, if they change their mind. */
export async function askForFile(): Promise<PickedFile | null> {
  const picked = await getDocumentAsync({ copyToCacheDirectory: true, multiple: false });
  const asset = picked.assets?.[0];
  if (asset === undefined) return null;
  const file = new File(asset.uri);
  return { size: file.size, read: () => file.bytes() };
}
