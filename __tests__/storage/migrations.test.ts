import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { MIGRATIONS, migrate, userVersion } from '@/src/storage/migrations';
import { openOn } from '@/src/storage/open';
import { readFile } from '@/src/game';
import { gameOn, openState, ticking, value } from '../game/table/table';
import { nodeDatabase } from './node/node-database';
import { newFolder, nodePlatform, openIn } from './node/node-platform';

const VERSIONS = MIGRATIONS.map((_, index) => index + 1);
const stored = (version: number | string, kind: 'db' | 'json'): string =>
  `${__dirname}/files/version-${version}.${kind}`;

const copyOf = (version: number | string): string => {
  const folder = newFolder();
  copyFileSync(stored(version, 'db'), `${folder}/drunagor.db`);
  return folder;
};

test.each(VERSIONS)('a stored file of version %i is opened, read and written', async (version) => {
  expect(existsSync(stored(version, 'db'))).toBe(true);
  const { campaign, steps, expected } = JSON.parse(readFileSync(stored(version, 'json'), 'utf8'));
  const storage = await openIn(copyOf(version));
  const game = gameOn(storage);
  value(await game.open(campaign));
  expect(openState(game)).toMatchObject({ steps, canRedo: true, state: expected });
  expect(await storage.settings.read()).toMatchObject({ 'app.language': '"en"' });
  value(await game.dispatch({ kind: 'setChapter', chapter: 50 }));
  while (openState(game).canUndo) value(await game.undo());
  expect(openState(game).state.campaign.name).toBe('Dunkle Tage');
});

test.each(VERSIONS)('a stored file of version %i takes the next migration', async (version) => {
  const database = nodeDatabase(`${copyOf(version)}/drunagor.db`);
  await migrate(database, [...MIGRATIONS, 'ALTER TABLE campaigns ADD COLUMN colour TEXT']);
  expect(await userVersion(database)).toBe(MIGRATIONS.length + 1);
  const [row] = await database.all('SELECT name, colour FROM campaigns');
  expect(row).toEqual({ name: 'Helle Tage', colour: null });
  await database.close();
});

test('a version 1 file with foreign rows: every campaign has its own story again', async () => {
  const { campaign, foreign, late, steps, expected } = JSON.parse(
    readFileSync(stored('1-foreign', 'json'), 'utf8'),
  );
  const storage = await openIn(copyOf('1-foreign'));
  const game = gameOn(storage, ticking(1_800_000_000_000));
  value(await game.open(campaign));
  expect(openState(game)).toMatchObject({ steps, canRedo: true, state: expected });
  value(await game.open(foreign));
  expect(openState(game).state.campaign).toMatchObject({ chapter: 99, notes: 'Euer Fluch' });
  // Its rows were named in the far future, and the last one beyond every check.
  value(await game.open(late));
  value(await game.dispatch({ kind: 'setChapter', chapter: 6 }));
  value(await game.undo());
  value(await game.undo());
  value(await game.redo());
  value(await game.redo());
  expect(openState(game)).toMatchObject({ canRedo: false, state: { campaign: { chapter: 6 } } });
  expect(value(await game.history()).map(({ phase }) => phase)).toEqual([
    ...['past', 'past', 'past'],
    'head',
  ]);
  for (const { text } of [await game.exportCampaign(late), await game.exportAll()].map(value)) {
    const file = value(await readFile(new TextEncoder().encode(text)));
    expect(file.preview).toContainEqual(expect.objectContaining({ chapter: 6, steps: 4 }));
  }
});

test('a migration that fails leaves the file as it was', async () => {
  const folder = copyOf(1);
  const database = nodeDatabase(`${folder}/drunagor.db`);
  const broken = 'CREATE TABLE half (a); INSERT INTO nowhere VALUES (1)';
  await expect(migrate(database, [...MIGRATIONS, broken])).rejects.toThrow();
  expect(await userVersion(database)).toBe(MIGRATIONS.length);
  expect(await database.all("SELECT name FROM sqlite_master WHERE name = 'half'")).toEqual([]);
  await database.close();
  expect(await (await openIn(folder)).campaigns.list()).toHaveLength(1);
});

test('a file of a newer app is left alone and named', async () => {
  const folder = copyOf(1);
  const database = nodeDatabase(`${folder}/drunagor.db`);
  await database.exec('PRAGMA user_version = 99');
  await database.close();
  const before = readFileSync(`${folder}/drunagor.db`);
  const opening = await openOn(nodePlatform(folder), () => 1);
  expect(opening).toMatchObject({ kind: 'failed', fault: { code: 'storage-newer' } });
  expect(readFileSync(`${folder}/drunagor.db`).equals(before)).toBe(true);
});
