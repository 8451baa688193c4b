import { openOn } from '@/src/storage/open';
import { gameOn, openState, value } from '../game/table/table';
import { newFolder, nodePlatform, ready } from './node/node-platform';

test('cleared under the app: the next command says so before it says done', async () => {
  let isGone = false;
  const platform = { ...nodePlatform(newFolder()), isGone: async () => isGone };
  const game = gameOn(ready(await openOn(platform, () => 1)));
  const campaign = value(await game.create({ name: 'Eng', heroes: [] }));
  value(await game.dispatch({ kind: 'setChapter', chapter: 2 }));
  const before = openState(game);
  isGone = true;
  const refused = { ok: false, error: { code: 'storage-gone' } };
  expect(await game.dispatch({ kind: 'setChapter', chapter: 3 })).toEqual(refused);
  expect(await game.undo()).toEqual(refused);
  expect(await game.create({ name: 'Neu', heroes: [] })).toEqual(refused);
  expect(await game.archive(campaign, true)).toEqual(refused);
  expect(openState(game)).toBe(before);
  expect(game.store.getState().gone).toBe(true);
  // What the tab still has can be saved as a file.
  expect(value(await game.exportCampaign(campaign)).text).toContain('"name":"Eng"');
});

test('a look that fails is no reason to stop', async () => {
  const isGone = () => Promise.reject(new Error('not now'));
  const platform = { ...nodePlatform(newFolder()), isGone };
  const game = gameOn(ready(await openOn(platform, () => 1)));
  value(await game.create({ name: 'Eng', heroes: [] }));
  value(await game.dispatch({ kind: 'setChapter', chapter: 2 }));
});
