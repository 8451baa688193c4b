import { ok, type Result } from '@/src/rules';
import type { SoundCampaign } from '../files/check-log';
import type { FileRefusal } from '../files/format';
import { importOf, readFile, type ImportFile } from '../files/read';
import type { GameContext } from './context';
import { soundLog } from './sound-log';

const NOT_OURS: readonly FileRefusal['code'][] = ['file-wrong-encoding', 'file-foreign'];

/** What is no file of ours may be a raw database: what can be read of it comes in like any file. */
export async function readAnyFile(
  { storage, parts }: GameContext,
  bytes: Uint8Array,
): Promise<Result<ImportFile, FileRefusal>> {
  const read = await readFile(bytes);
  if (read.ok || !NOT_OURS.includes(read.error.code)) return read;
  const rescued = await storage.readRaw(bytes).catch(() => []);
  const found: SoundCampaign[] = [];
  for (const { record, rows } of rescued) {
    const sound = await soundLog(parts.ids, record, rows);
    if (sound.ok) found.push(sound.value);
  }
  return found.length === 0 ? read : ok(importOf(found, [], rescued.length - found.length));
}
