import type { Platform } from '../platform-port';
import { openBackupFile } from './backup-schema';
import { listBackups } from './backups';

/** Whether there is a backup; a file that cannot be read has none. */
export async function hasBackups(platform: Platform): Promise<boolean> {
  const backup = await openBackupFile(platform).catch(() => null);
  if (backup === null) return false;
  try {
    return (await listBackups(backup)).length > 0;
  } finally {
    await backup.close();
  }
}
