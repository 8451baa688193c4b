import { readFile, type ImportFile } from '@/src/game/files/read';
import { openState, value } from '@/__tests__/game/table/table';
import { newServer } from './table/devices';
import { head, host } from './table/host';

const fileOf = async (text: string): Promise<ImportFile> =>
  value(await readFile(new TextEncoder().encode(text)));

const REFUSED = { ok: false, error: { code: 'shared-log' } };

test('a file does not move the head of a shared campaign; as a new one it comes beside it', async () => {
  const { one } = await host(newServer());
  const { id } = openState(one.game);
  const file = await fileOf(value(await one.game.exportCampaign(id)).text);
  value(await one.game.dispatch({ kind: 'setChapter', chapter: 4 }));
  const before = head(one);
  expect(await one.game.importFile(file, 'replace')).toEqual(REFUSED);
  expect(head(one)).toBe(before);
  const [copy] = value(await one.game.importFile(file, 'new'));
  expect(copy).not.toBe(id);
  expect(head(one)).toBe(before);
  one.tables.close();
});

test('an import is not taken back once its campaign is shared', async () => {
  const { one } = await host(newServer());
  const { id } = openState(one.game);
  value(await one.tables.leave());
  const file = await fileOf(value(await one.game.exportCampaign(id)).text);
  value(await one.game.dispatch({ kind: 'setChapter', chapter: 4 }));
  value(await one.game.importFile(file, 'replace'));
  value(await one.tables.share('http://table.example'));
  const before = head(one);
  expect(await one.game.takeBackImport()).toEqual(REFUSED);
  expect(head(one)).toBe(before);
  one.tables.close();
});
