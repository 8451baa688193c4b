import { readFileSync, writeFileSync } from 'node:fs';
import { newTable } from '@/__tests__/game/table/table';
import { nodeDatabase } from './node-database';

const MORE_THAN_CHECKED_AT_START = 34;
const MARK = 'marked ';

/**
 * Too large to be read whole at the start, and damaged where the start does not look: in the pages
 * a long summary runs on to.
 */
export async function largeAndDamaged(): Promise<{ folder: string; campaign: string }> {
  const { folder, storage, game, clock, campaign } = await newTable();
  clock.skip(3_600_000);
  expect(await game.backUpIfDue()).toBe(true);
  await storage.close();
  const path = `${folder}/drunagor.db`;
  const database = nodeDatabase(path);
  await database.run('UPDATE campaigns SET summary = ?', [MARK.repeat(4000)]);
  await database.exec('BEGIN');
  for (let n = 0; n < MORE_THAN_CHECKED_AT_START; n += 1) {
    await database.run('INSERT INTO settings VALUES (?, ?)', [`filler.${n}`, 'f'.repeat(1 << 20)]);
  }
  await database.exec('COMMIT');
  await database.close();
  const bytes = readFileSync(path);
  const at = bytes.indexOf(MARK, bytes.indexOf(MARK) + 4096);
  const page = Math.floor(at / 4096);
  bytes.fill(0x5a, page * 4096, (page + 1) * 4096);
  writeFileSync(path, bytes);
  return { folder, campaign };
}
