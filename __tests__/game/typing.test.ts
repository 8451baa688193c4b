import { createTyping, type LastMoment, type SettingsPort } from '@/src/game';
import { newFolder, openIn } from '../storage/node/node-platform';
import { gameOn, openState, value } from './table/table';

const A_MOMENT = 600;

function memory(texts: Record<string, string> = {}): SettingsPort & { texts: typeof texts } {
  return {
    texts,
    read: async () => ({ ...texts }),
    write: async (key, text) => void (texts[key] = text),
    remove: async (key) => void delete texts[key],
  };
}

function lastMoment(): LastMoment & { text: string | null } {
  const last = {
    text: null as string | null,
    keep: (text: string | null) => void (last.text = text),
    read: () => last.text,
  };
  return last;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const moment = () => jest.advanceTimersByTimeAsync(A_MOMENT);

test('a draft is on disk a moment after the last key, and there after a restart', async () => {
  const settings = memory();
  const typing = createTyping(settings, lastMoment());
  typing.change('form', { name: 'V' });
  await jest.advanceTimersByTimeAsync(A_MOMENT - 100);
  typing.change('form', { name: 'Vo' });
  await jest.advanceTimersByTimeAsync(A_MOMENT - 100);
  expect(settings.texts).toEqual({});
  await moment();
  const again = createTyping(settings, lastMoment());
  await again.load();
  expect(again.typed('form')).toEqual({ name: 'Vo' });
});

test('a draft that is used leaves nothing behind', async () => {
  const settings = memory();
  const typing = createTyping(settings, lastMoment());
  typing.change('form', 'Vorn');
  await moment();
  typing.change('form', 'Vorn!');
  typing.done('form');
  await moment();
  expect([typing.typed('form'), settings.texts]).toEqual([undefined, {}]);
});

test('what a save of its own took is no draft; what it did not take is', async () => {
  const typing = createTyping(memory(), lastMoment());
  typing.change('taken', 'a', async () => true);
  typing.change('refused', 'b', async () => false);
  typing.change('broken', 'c', async () => Promise.reject(new Error('disk')));
  await typing.flush();
  expect(['taken', 'refused', 'broken'].map((key) => typing.typed(key))).toEqual([
    undefined,
    'b',
    'c',
  ]);
});

test('a key typed while the text before it is being saved is not forgotten', async () => {
  const typing = createTyping(memory(), lastMoment());
  let finish = (): void => undefined;
  typing.change('note', 'a', () => new Promise((resolve) => (finish = () => resolve(true))));
  await moment();
  typing.change('note', 'ab', async () => true);
  finish();
  await jest.advanceTimersByTimeAsync(0);
  expect(typing.typed('note')).toBe('ab');
  await moment();
  expect(typing.typed('note')).toBeUndefined();
});

test('a page that closes before anything is saved finds it again', async () => {
  const last = lastMoment();
  const settings = memory();
  const typing = createTyping(settings, last);
  typing.change('note', 'Seil', () => new Promise(() => undefined));
  void typing.leave();
  const again = createTyping(settings, last);
  await again.load();
  expect([again.typed('note'), last.text]).toEqual(['Seil', null]);
});

test('a full disk: what was typed waits outside, until something newer is saved', async () => {
  const last = lastMoment();
  last.keep(JSON.stringify({ note: 'Seil' }));
  const full = { ...memory(), write: async () => Promise.reject(new Error('full')) };
  const typing = createTyping(full, last);
  await typing.load();
  expect([typing.typed('note'), last.text]).toEqual(['Seil', '{"note":"Seil"}']);
  typing.change('note', 'Haken', async () => true);
  await moment();
  expect([typing.typed('note'), last.text]).toEqual([undefined, null]);
});

test('a draft that is used while it is being written leaves nothing behind', async () => {
  const settings = memory();
  const typing = createTyping(settings, lastMoment());
  typing.change('form', 'Vorn');
  const written = typing.flush();
  typing.done('form');
  await written;
  expect(settings.texts).toEqual({});
});

test('a page that only goes out of sight saves, and keeps nothing twice', async () => {
  const last = lastMoment();
  const typing = createTyping(memory(), last);
  typing.change('note', 'Seil', async () => true);
  await typing.leave();
  expect([typing.typed('note'), last.text]).toEqual([undefined, null]);
});

test('saved before another tab takes over: flush comes before the queue is drained', async () => {
  jest.useRealTimers();
  const folder = newFolder();
  const storage = await openIn(folder);
  const game = gameOn(storage);
  value(await game.create({ name: 'Nacht', heroes: [] }));
  const typing = createTyping(storage.settings, lastMoment());
  storage.beforeLeaving(typing.flush);
  typing.change(
    'note',
    'Seil',
    async () => (await game.dispatch({ kind: 'writeNotes', notes: 'Seil' })).ok,
  );
  typing.change('form', { name: 'Vorn' });
  await (storage as unknown as { leave(): Promise<void> }).leave();
  const next = await openIn(folder);
  const other = gameOn(next);
  value(await other.load());
  value(await other.takeUp());
  expect(openState(other).state.campaign.notes).toBe('Seil');
  const drafts = createTyping(next.settings, lastMoment());
  await drafts.load();
  expect(drafts.typed('form')).toEqual({ name: 'Vorn' });
  await next.close();
});

test('a text typed on joins its step, unless something came between', async () => {
  jest.useRealTimers();
  const game = gameOn(await openIn(newFolder()));
  value(await game.create({ name: 'Nacht', heroes: [] }));
  const write = async (notes: string, after: string | undefined) => {
    const step = after === undefined ? {} : { step: { after } };
    return value(await game.dispatch({ kind: 'writeNotes', notes }, step)).rows.at(-1)?.id;
  };
  const first = await write('a', undefined);
  const second = await write('ab', first);
  expect(openState(game).steps).toBe(2);
  value(await game.dispatch({ kind: 'setChapter', chapter: 2 }));
  await write('abc', second);
  expect(openState(game).steps).toBe(4);
  value(await game.undo());
  expect(openState(game).state.campaign).toMatchObject({ notes: 'ab', chapter: 2 });
});
