import { openIn, newFolder } from '../storage/node/node-platform';
import { gameOn, newTable, openState, value } from './table/table';
import type { Game } from '@/src/game';

const chapter = async (game: Game, ...chapters: readonly number[]) => {
  for (const one of chapters) value(await game.dispatch({ kind: 'setChapter', chapter: one }));
};
const at = (game: Game) => openState(game).state.campaign.chapter;
const rows = async (game: Game) => value(await game.history()).map(({ row }) => row);

test('a jump is one step of undo, however far it goes', async () => {
  const { game } = await newTable();
  value(await game.create({ name: 'Nacht', heroes: [] }));
  await chapter(game, 2, 3, 4, 5);
  const [root = '', , third = ''] = await rows(game);
  value(await game.jump(third));
  expect([at(game), openState(game).jumped]).toEqual([3, true]);
  value(await game.jump(root));
  expect([at(game), openState(game)]).toMatchObject([1, { canUndo: true, jumped: true }]);
  value(await game.undo());
  expect(at(game)).toBe(3);
  value(await game.undo());
  expect([at(game), openState(game).jumped]).toEqual([5, false]);
  value(await game.undo());
  expect(at(game)).toBe(4);
});

test('what is done after a jump is undone first, then the jump', async () => {
  const { game } = await newTable();
  value(await game.create({ name: 'Nacht', heroes: [] }));
  await chapter(game, 2, 3, 4);
  const [, second = ''] = await rows(game);
  value(await game.jump(second));
  await chapter(game, 7);
  value(await game.undo());
  expect(at(game)).toBe(2);
  value(await game.undo());
  expect(at(game)).toBe(4);
});

test('whoever goes on by redo is not thrown forward by a later undo', async () => {
  const { game } = await newTable();
  value(await game.create({ name: 'Nacht', heroes: [] }));
  await chapter(game, 2, 3, 4);
  const [, second = ''] = await rows(game);
  value(await game.jump(second));
  value(await game.redo());
  value(await game.undo());
  expect(at(game)).toBe(2);
  value(await game.undo());
  expect(at(game)).toBe(1);
});

test('a jump taken back is made again by redo, step by step, until something new is done', async () => {
  const { game } = await newTable();
  value(await game.create({ name: 'Nacht', heroes: [] }));
  await chapter(game, 2, 3, 4);
  const [root = '', second = ''] = await rows(game);
  value(await game.jump(second));
  value(await game.jump(root));
  value(await game.undo());
  value(await game.undo());
  expect([at(game), openState(game).canRedo]).toEqual([4, true]);
  value(await game.redo());
  expect([at(game), openState(game)]).toMatchObject([2, { jumped: true, canRedo: true }]);
  value(await game.redo());
  expect(at(game)).toBe(1);
  value(await game.undo());
  value(await game.undo());
  value(await game.undo());
  expect(at(game)).toBe(3);
  value(await game.redo());
  value(await game.redo());
  expect(at(game)).toBe(2);
  value(await game.undo());
  await chapter(game, 7);
  value(await game.undo());
  value(await game.redo());
  expect([at(game), openState(game).canRedo]).toEqual([7, false]);
});

test('a jump taken back is made again after a restart, too', async () => {
  const folder = newFolder();
  const storage = await openIn(folder);
  const game = gameOn(storage);
  const id = value(await game.create({ name: 'Nacht', heroes: [] }));
  await chapter(game, 2, 3);
  const [root = ''] = await rows(game);
  value(await game.jump(root));
  value(await game.undo());
  await storage.drain();
  await storage.close();
  const again = gameOn(await openIn(folder));
  value(await again.open(id));
  expect([at(again), openState(again).canRedo]).toEqual([3, true]);
  value(await again.redo());
  expect(at(again)).toBe(1);
});

test('the way back is known after a restart', async () => {
  const folder = newFolder();
  const storage = await openIn(folder);
  const game = gameOn(storage);
  const id = value(await game.create({ name: 'Nacht', heroes: [] }));
  await chapter(game, 2, 3, 4);
  const [root = ''] = await rows(game);
  value(await game.jump(root));
  await storage.drain();
  await storage.close();
  const again = gameOn(await openIn(folder));
  value(await again.open(id));
  expect(openState(again)).toMatchObject({ jumped: true, canUndo: true });
  value(await again.undo());
  expect(at(again)).toBe(4);
});

test('a preview counts the steps and names what one would miss, on both ways', async () => {
  const { game } = await newTable();
  value(await game.create({ name: 'Nacht', heroes: [] }));
  await chapter(game, 2, 3);
  const [, , third = ''] = await rows(game);
  value(await game.undo());
  value(await game.dispatch({ kind: 'writeNotes', notes: 'Seil' }));
  await chapter(game, 5);
  expect(value(await game.previewJump(third))).toEqual({
    back: {
      steps: 2,
      lines: [{ key: 'history.chapterSet', values: { chapter: 5 } }],
      more: false,
    },
    forward: {
      steps: 1,
      lines: [{ key: 'history.chapterSet', values: { chapter: 3 } }],
      more: false,
    },
  });
});

test('a long way is counted in full and read only in part', async () => {
  const { game, storage } = await newTable();
  value(await game.create({ name: 'Nacht', heroes: [] }));
  const [root = ''] = await rows(game);
  const ten = Array.from({ length: 10 }, (_, index) => 1 + ((index + 1) % 2));
  const step = ten.map((one) => ({ kind: 'setChapter', chapter: one }) as const);
  for (let steps = 0; steps < 40; steps += 1) value(await game.dispatch(step));
  const read = jest.spyOn(storage.log, 'rows');
  const { back } = value(await game.previewJump(root));
  expect([back.steps, back.lines.length, back.more]).toEqual([40, 6, true]);
  expect(read.mock.calls.flatMap(([, ids]) => ids).length).toBeLessThanOrEqual(300);
});
