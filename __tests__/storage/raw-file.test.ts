import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { openOn } from '@/src/storage/open';
import { gameOn, hero, newTable, openState, ticking, value, type Table } from '../game/table/table';
import { newFolder, nodePlatform, openIn, ready } from './node/node-platform';

const HEADER_BYTES = 100;

/** Two campaigns in a file whose first bytes are noise. */
async function headless(): Promise<Table> {
  const table = await newTable();
  for (let n = 2; n < 60; n += 1)
    value(await table.game.dispatch({ kind: 'setChapter', chapter: n }));
  value(await table.game.create({ name: 'Zweite', heroes: [hero('Zed')] }));
  await table.storage.close();
  const path = `${table.folder}/drunagor.db`;
  const bytes = readFileSync(path);
  bytes.fill(0x5a, 0, HEADER_BYTES);
  writeFileSync(path, bytes);
  return table;
}

async function rescueOf({ folder }: Table) {
  const opening = await openOn(nodePlatform(folder), ticking().now);
  if (opening.kind !== 'damaged') throw new Error(`it is ${opening.kind}`);
  return opening.rescue;
}

test('a damaged header over intact data: safe mode finds the campaigns', async () => {
  const table = await headless();
  const before = readFileSync(`${table.folder}/drunagor.db`);
  const rescue = await rescueOf(table);
  const found = await rescue.readableCampaigns();
  expect(found.map(({ record }) => record.name).sort()).toEqual(['Dunkle Tage', 'Zweite']);
  expect(readFileSync(`${table.folder}/drunagor.db`).equals(before)).toBe(true);
  const game = gameOn(ready(await rescue.startAfresh()), ticking(1_800_000_000_000));
  expect(value(await game.adopt(found))).toBe(2);
  value(await game.open(table.campaign));
  expect(openState(game)).toMatchObject({ steps: 59, state: { campaign: { chapter: 59 } } });
});

test('what could not be read is kept when players begin anew', async () => {
  const table = await newTable();
  await table.storage.close();
  const noise = Buffer.from('not a database at all. '.repeat(2000));
  writeFileSync(`${table.folder}/drunagor.db`, noise);
  const rescue = await rescueOf(table);
  expect(await rescue.readableCampaigns()).toEqual([]);
  await ready(await rescue.startAfresh()).close();
  const kept = `${table.folder}/drunagor-damaged.db`;
  expect(existsSync(kept) && readFileSync(kept).equals(noise)).toBe(true);
});

test.each(['whole', 'headless'])('a raw file can be brought back in: %s', async (kind) => {
  const table = await headless();
  const rescue = await rescueOf(table);
  const raw = await rescue.rawFile();
  if (kind === 'whole') {
    const fresh = readFileSync(`${(await newTable()).folder}/drunagor.db`);
    raw.set(fresh.subarray(0, 18));
    raw.set(fresh.subarray(20, HEADER_BYTES), 20);
    raw.set([0x02, 0x02], 18);
  }
  const game = gameOn(await openIn(newFolder()), ticking(1_800_000_000_000));
  const file = value(await game.readFile(raw));
  expect(file.preview.map(({ name, steps }) => [name, steps]).sort()).toEqual([
    ['Dunkle Tage', 59],
    ['Zweite', 1],
  ]);
  expect(value(await game.importFile(file, 'replace'))).toHaveLength(2);
  value(await game.open(table.campaign));
  expect(openState(game).state.campaign.chapter).toBe(59);
});

test('other files are still named for what they are', async () => {
  const { game } = await newTable();
  const picture = new Uint8Array(20_000).fill(0xff);
  expect(await game.readFile(picture)).toEqual({
    ok: false,
    error: { code: 'file-wrong-encoding' },
  });
  const letter = new TextEncoder().encode('Liebe Grüße '.repeat(2000));
  expect(await game.readFile(letter)).toEqual({ ok: false, error: { code: 'file-foreign' } });
});
