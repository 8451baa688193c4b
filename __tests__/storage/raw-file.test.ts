import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { openOn } from '@/src/storage/open';
import { campaignsOnPages } from '@/src/storage/rescue/raw-rows';
import { Chance } from '@/__tests__/rules/oracle/monster/chance';
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

/** Noise over whole pages, counted from 0. */
function overwrite(path: string, ...pages: readonly number[]): void {
  const bytes = readFileSync(path);
  for (const page of pages) bytes.fill(0x5a, page * 4096, (page + 1) * 4096);
  writeFileSync(path, bytes);
}

async function manyCampaigns(): Promise<Table & { readonly rows: number }> {
  const table = await newTable();
  const { game, storage } = table;
  for (let n = 0; n < 30; n += 1) {
    const name = `Kampagne ${n} ${'lang '.repeat(9)}`.trim();
    value(await game.create({ name, heroes: [hero('Zed'), hero('Maya')] }));
    value(await game.dispatch({ kind: 'writeNotes', notes: `Seil ${n} `.repeat(n * 30) }));
    value(await game.dispatch({ kind: 'setChapter', chapter: 1 + (n % 5) + 1 }));
  }
  let rows = 0;
  for (const { id } of await storage.campaigns.list()) rows += (await storage.log.all(id)).length;
  await storage.close();
  return { ...table, rows };
}

test('a first page of noise: every campaign comes back from the pages, row by row', async () => {
  const table = await manyCampaigns();
  overwrite(`${table.folder}/drunagor.db`, 0);
  const rescue = await rescueOf(table);
  const found = await rescue.readableCampaigns();
  expect(found).toHaveLength(31);
  expect(found.reduce((sum, { rows }) => sum + rows.length, 0)).toBe(table.rows);
  const game = gameOn(ready(await rescue.startAfresh()), ticking(1_800_000_000_000));
  expect(value(await game.adopt(found))).toBe(31);
  const last = found.find(({ record }) => record.name.startsWith('Kampagne 29'));
  value(await game.open(last?.record.id ?? ''));
  expect(openState(game)).toMatchObject({
    steps: 3,
    state: { campaign: { chapter: 6, notes: 'Seil 29 '.repeat(870) } },
  });
});

test('the list of campaigns is noise, too: the logs tell their names', async () => {
  const table = await headless();
  const path = `${table.folder}/drunagor.db`;
  const bytes = readFileSync(path);
  const list = Array.from({ length: bytes.length / 4096 - 1 }, (_, n) => n + 1).filter(
    (page) => bytes[page * 4096] === 0x0a && bytes.indexOf('Dunkle Tage', page * 4096) > 0,
  );
  overwrite(path, 0, ...list.slice(0, 1));
  const found = await (await rescueOf(table)).readableCampaigns();
  expect(found.map(({ record }) => record.name).sort()).toEqual(['Dunkle Tage', 'Zweite']);
});

test('pages that say nonsense about themselves cost only what is on them', async () => {
  const table = await headless();
  const bytes = readFileSync(`${table.folder}/drunagor.db`);
  const chance = new Chance(7);
  for (let round = 0; round < 60; round += 1) {
    const spoilt = Uint8Array.from(bytes);
    spoilt.fill(0x5a, 0, 4096);
    for (let n = 0; n < 200; n += 1) {
      spoilt[chance.between(4096, spoilt.length - 1)] = chance.between(0, 255);
    }
    expect(campaignsOnPages(spoilt).length).toBeLessThanOrEqual(2);
  }
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
