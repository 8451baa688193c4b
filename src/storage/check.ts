import { StorageFault } from '../game/port-fault';
import type { Database } from './database';

/** Up to 32 MB the whole file is read at the start: some ten milliseconds for 10,000 rows. */
const PAGES_CHECKED_AT_START = 8192;

/** Every campaign must have the row it stands on. One question, because each is a trip to SQLite. */
const AT_START = `
  SELECT CASE WHEN (SELECT page_count FROM pragma_page_count) <= ${PAGES_CHECKED_AT_START}
           THEN (SELECT quick_check FROM pragma_quick_check LIMIT 1) ELSE 'ok' END AS pages,
         (SELECT campaigns.id FROM campaigns LEFT JOIN log
            ON log.campaign = campaigns.id AND log.id = campaigns.head
          WHERE log.events IS NULL LIMIT 1) AS headless`;

export async function checkAtStart(database: Database): Promise<void> {
  const [found] = await database.all(AT_START);
  const pages = String(found?.['pages']);
  if (pages !== 'ok') throw new StorageFault('storage-damaged', pages);
  if ((found?.['headless'] ?? null) !== null)
    throw new StorageFault('storage-damaged', 'a campaign lost its head');
}

/** Reads every page of the file: also before each backup, however large the file is. */
export async function checkWhole(database: Database): Promise<void> {
  const [first] = await database.all('PRAGMA quick_check(1)');
  const answer = String(first?.['quick_check']);
  if (answer !== 'ok') throw new StorageFault('storage-damaged', answer);
}
