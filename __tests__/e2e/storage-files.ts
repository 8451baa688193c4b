/**
 * The database files below the app. expo-sqlite keeps them under random names in one folder of the
 * origin's private file system; the first 4096 bytes of each name the database, then it follows.
 */
import type { Page } from 'playwright-core';

export const MAIN = 'drunagor.db';
export const BACKUP = 'drunagor-backup.db';
/** Where the pages of the database begin. */
export const HEADER = 4096;
export const PAGE = 4096;

/**
 * To a page of the same origin without SQLite, because the running app holds its files: as when another tab takes over,
 * so that nothing is left in the write-ahead log.
 */
export async function leaveApp(page: Page, url: string): Promise<void> {
  await page.evaluate(() => new BroadcastChannel('drunagor-handover').postMessage('please-leave'));
  await page.waitForURL(`${url}/handed-over.html`);
  await page.waitForTimeout(300);
}

/** Puts `bytes` over a database file; every write of [offset, bytes]. Answers the file's size. */
export const overwrite = (
  page: Page,
  name: string,
  writes: readonly (readonly [number, readonly number[]])[],
): Promise<number> =>
  page.evaluate(
    async ([wanted, parts]) => {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle('expo-sqlite');
      const entries = (
        folder as unknown as { values(): AsyncIterable<FileSystemFileHandle> }
      ).values();
      for await (const entry of entries) {
        const file = await entry.getFile();
        const path = new TextDecoder().decode(await file.slice(0, 512).arrayBuffer());
        if (path.split('\0')[0] !== `/${wanted}`) continue;
        const target = await entry.createWritable({ keepExistingData: true });
        for (const [position, bytes] of parts) {
          await target.write({ type: 'write', position, data: new Uint8Array(bytes) });
        }
        await target.close();
        return file.size;
      }
      return 0;
    },
    [name, writes] as const,
  );

export const sizeOf = (page: Page, name: string): Promise<number> => overwrite(page, name, []);

/** Bytes without meaning, the same in every run. */
export function garbage(length: number): number[] {
  let state = 0x2545f491;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  });
}

/** Where a text stands in a database file, every time it does. */
export const placesOf = (page: Page, name: string, text: string): Promise<number[]> =>
  page.evaluate(
    async ([wanted, sought]) => {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle('expo-sqlite');
      const entries = (
        folder as unknown as { values(): AsyncIterable<FileSystemFileHandle> }
      ).values();
      for await (const entry of entries) {
        const bytes = await (await entry.getFile()).arrayBuffer();
        const content = new TextDecoder('latin1').decode(bytes);
        if (!content.startsWith(`/${wanted}\0`)) continue;
        const places: number[] = [];
        for (let at = content.indexOf(sought); at >= 0; at = content.indexOf(sought, at + 1)) {
          places.push(at);
        }
        return places;
      }
      return [];
    },
    [name, text] as const,
  );
