import { openOn } from '@/src/storage/open';
import type { Platform } from '@/src/storage/platform-port';
import { gameOn, openState, value } from '../game/table/table';
import { newFolder, nodePlatform, ready } from './node/node-platform';

/** Two tabs on one folder: the second one's takeOver asks the first to leave. */
function twoTabs(folder: string): readonly [Platform, Platform] {
  let leave: () => Promise<void> = async () => undefined;
  const files = nodePlatform(folder);
  const first: Platform = {
    ...files,
    guard: async (onHandOver) => {
      leave = onHandOver;
      return { kind: 'alone' };
    },
  };
  const second: Platform = {
    ...files,
    guard: async () => ({ kind: 'taken', takeOver: () => leave() }),
  };
  return [first, second];
}

test('handing over: every tap of the first tab is there in the second', async () => {
  const [first, second] = twoTabs(newFolder());
  const game = gameOn(ready(await openOn(first, () => 1)));
  const campaign = value(await game.create({ name: 'Zwei Tabs', heroes: [] }));
  const waiting = await openOn(second, () => 1);
  if (waiting.kind !== 'second-tab') throw new Error(waiting.kind);
  const taps = Array.from({ length: 30 }, () => game.dispatch({ kind: 'rollDie', sides: 6 }));
  const taken = gameOn(ready(await waiting.takeOver()));
  expect((await Promise.all(taps)).every(({ ok }) => ok)).toBe(true);
  value(await taken.open(campaign));
  expect(openState(taken).state.dice.next).toBe(30);
  // The first tab can no longer write: its files are closed.
  expect(await game.dispatch({ kind: 'rollDie', sides: 6 })).toMatchObject({ ok: false });
});

test('asking a tab that hangs again: it is asked again, and the files are opened once', async () => {
  const files = nodePlatform(newFolder());
  let asked = 0;
  let free: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => (free = resolve));
  let opened = 0;
  const waiting = await openOn(
    {
      ...files,
      openFile: (name) => {
        opened += 1;
        return files.openFile(name);
      },
      guard: async () => ({
        kind: 'taken',
        takeOver: () => {
          asked += 1;
          return gone;
        },
      }),
    },
    () => 1,
  );
  if (waiting.kind !== 'second-tab') throw new Error(waiting.kind);
  const tries = [waiting.takeOver(), waiting.takeOver()];
  expect([asked, opened]).toEqual([2, 0]);
  free();
  const [first, second] = (await Promise.all(tries)).map(ready);
  expect(first).toBe(second);
  expect(opened).toBe(1);
});
