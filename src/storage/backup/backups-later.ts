import type { Connection } from '../connection';
import { asFault } from '../faults';
import type { Platform } from '../platform-port';
import type { Backups } from './backups';

async function fetchBackups(platform: Platform, connection: Connection): Promise<Backups> {
  const [{ createBackups }, { openOrRenewBackupFile, renewBackupFile }] = await Promise.all([
    import('./backups'),
    import('./backup-schema'),
  ]);
  return createBackups(connection, {
    open: () => openOrRenewBackupFile(platform),
    renew: () => renewBackupFile(platform),
  });
}

/** Comes with the first backup: no first screen waits for it. */
export function backupsLater(platform: Platform, connection: Connection): Backups {
  let fetched: Promise<Backups> | null = null;
  const whole = (): Promise<Backups> =>
    (fetched ??= fetchBackups(platform, connection).catch((cause: unknown) => {
      fetched = null;
      throw asFault(cause);
    }));
  return {
    list: async () => (await whole()).list(),
    makeIfDue: async (at) => (await whole()).makeIfDue(at),
    makeAtChapterEnd: async (at) => (await whole()).makeAtChapterEnd(at),
    contents: async (id) => (await whole()).contents(id),
    rows: async (id, campaign) => (await whole()).rows(id, campaign),
    drain: async () => (await fetched)?.drain(),
    close: async () => (await fetched)?.close(),
  };
}
