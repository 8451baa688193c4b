import { StorageFault } from '../game/port-fault';
import type { Database } from './database';

/** Reads every page of the file: too slow for each start, right before a copy is trusted. */
export async function checkWhole(database: Database): Promise<void> {
  const [first] = await database.all('PRAGMA quick_check(1)');
  const answer = String(first?.['quick_check']);
  if (answer !== 'ok') throw new StorageFault('storage-damaged', answer);
}
