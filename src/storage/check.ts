import { StorageFault } from '../game/port-fault';
import type { Database } from './database';

/** Up to 32 MB the whole file is read at the start: some ten milliseconds for 10,000 rows. */
const PAGES_CHECKED_AT_START = 8192;

export async function checkAtStart(database: Database): Promise<void> {
  const [pages] = await database.all('PRAGMA page_count');
  if (Number(pages?.['page_count']) <= PAGES_CHECKED_AT_START) await checkWhole(database);
  await checkHeads(database);
}

/** Every campaign must have the row it stands on. */
async function checkHeads(database: Database): Promise<void> {
  const [bad] = await database.all(
    `SELECT campaigns.id FROM campaigns LEFT JOIN log
       ON log.campaign = campaigns.id AND log.id = campaigns.head
     WHERE log.events IS NULL LIMIT 1`,
  );
  if (bad !== undefined) throw new StorageFault('storage-damaged', 'a campaign lost its head');
}

/** Reads every page of the file: also before each backup, however large the file is. */
export async function checkWhole(database: Database): Promise<void> {
  const [first] = await database.all('PRAGMA quick_check(1)');
  const answer = String(first?.['quick_check']);
  if (answer !== 'ok') throw new StorageFault('storage-damaged', answer);
}
