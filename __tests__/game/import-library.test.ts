import { readFile } from '@/src/game';
import { newTable, value } from './table/table';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const item = (id: string, changedAt: number, body: string, kind = 'own-card') => ({
  kind,
  id,
  changedAt,
  body: JSON.stringify(body),
});

const FUTURE = 9_000_000_000_000;

/** A file of everything from a table whose library holds these. */
async function fileWith(...items: readonly ReturnType<typeof item>[]) {
  const { game, storage } = await newTable();
  for (const one of items) await storage.library.put(one);
  return value(await readFile(bytes(value(await game.exportAll()).text)));
}

test('what is newer here stays, what is older is replaced, and the preview says both', async () => {
  const file = await fileWith(
    item('newer-here', 100, 'file'),
    item('older-here', 300, 'file'),
    item('same', 300, 'here'),
    item('missing', 100, 'file', 'map-tile'),
    item('foreign', 100, 'file', 'not-a-kind'),
  );
  const { game, storage } = await newTable();
  const here = [
    item('newer-here', 200, 'here'),
    item('older-here', 200, 'here'),
    item('same', 200, 'here'),
  ];
  for (const one of here) await storage.library.put(one);
  const plan = value(await game.previewLibrary(file));
  expect(plan.kept).toBe(1);
  expect(plan.changes.map((change) => [change.item.id, change.before !== null])).toEqual([
    ['missing', false],
    ['older-here', true],
  ]);
  value(await game.importFile(file, 'new'));
  const bodies = async () =>
    Object.fromEntries((await storage.library.list()).map(({ id, body }) => [id, body]));
  expect(await bodies()).toMatchObject({
    'newer-here': '"here"',
    'older-here': '"file"',
    same: '"here"',
    missing: '"file"',
  });
  expect(await bodies()).not.toHaveProperty('foreign');
  value(await game.takeBackImport());
  expect(await bodies()).toMatchObject({ 'older-here': '"here"', 'newer-here': '"here"' });
  expect(await bodies()).not.toHaveProperty('missing');
});

test('what a file dates into the future can be changed here all the same', async () => {
  const file = await fileWith(item('late', FUTURE, 'file'));
  const { game, storage, clock } = await newTable();
  value(await game.importFile(file, 'new'));
  const [late] = (await storage.library.list()).filter(({ id }) => id === 'late');
  expect(late?.changedAt).toBeLessThanOrEqual(clock.now());
});
