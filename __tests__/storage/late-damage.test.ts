import { readFileSync } from 'node:fs';
import { StorageFault } from '@/src/game';
import { openOn } from '@/src/storage/open';
import { gameOn, newTable, openState, ticking, value } from '../game/table/table';
import { largeAndDamaged } from './node/large-damaged';
import { nodePlatform, ready } from './node/node-platform';

test('damage that shows only when the list is read: safe mode, and a backup brings it back', async () => {
  const { folder, campaign } = await largeAndDamaged();
  const opening = await openOn(nodePlatform(folder), ticking().now);
  if (opening.kind !== 'ready') throw new Error(`it is ${opening.kind} already`);
  const game = gameOn(opening.storage);
  expect(await game.load()).toEqual({ ok: false, error: { code: 'storage-damaged' } });
  const trouble = await opening.giveUp(new StorageFault('storage-damaged', 'the list'));
  if (trouble.kind !== 'damaged') throw new Error(`it is ${trouble.kind}`);
  const raw = Buffer.from(await trouble.rescue.rawFile());
  expect(raw.equals(readFileSync(`${folder}/drunagor.db`))).toBe(true);
  const [backup] = await trouble.rescue.backups();
  const again = gameOn(ready(await trouble.rescue.restore(backup?.id ?? 0)));
  value(await again.load());
  value(await again.open(campaign));
  expect(openState(again).state.campaign.name).toBe('Dunkle Tage');
});

test('another fault that shows later: said, and the files are free for a new try', async () => {
  const { folder, storage, campaign } = await newTable();
  await storage.close();
  const opening = await openOn(nodePlatform(folder), ticking().now);
  if (opening.kind !== 'ready') throw new Error(`it is ${opening.kind}`);
  const fault = new StorageFault('storage-failed', 'test');
  expect(await opening.giveUp(fault)).toEqual({ kind: 'failed', fault });
  await expect(opening.storage.campaigns.list()).rejects.toThrow();
  const again = gameOn(ready(await openOn(nodePlatform(folder), ticking().now)));
  value(await again.open(campaign));
});
