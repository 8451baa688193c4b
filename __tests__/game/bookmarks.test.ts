import { createBookmarkStore } from '@/src/game';

const settings = (texts: Record<string, string> = {}) => ({
  texts,
  read: async () => ({ ...texts }),
  write: async (key: string, value: string) => {
    texts[key] = value;
  },
});

test('favourites and the last eight read come back from the settings', async () => {
  const port = settings();
  const first = createBookmarkStore(port);
  await first.toggleFavourite('poison');
  await first.toggleFavourite('stun');
  await first.toggleFavourite('poison');
  for (let read = 0; read < 10; read++) await first.noteRead(`entry-${read}`);
  await first.noteRead('entry-5');

  const second = createBookmarkStore(port);
  await second.load();
  expect(second.store.getState()).toEqual({
    favourites: ['stun'],
    recent: [
      'entry-5',
      'entry-9',
      'entry-8',
      'entry-7',
      'entry-6',
      'entry-4',
      'entry-3',
      'entry-2',
    ],
  });
});

test('each game has its own last eight, and old bookmarks stay those of Drunagor', async () => {
  const port = settings({
    'glossary.recent': '["poison","stun"]',
    'glossary.favourites': '["bleed"]',
  });
  const bookmarks = createBookmarkStore(port);
  for (let read = 0; read < 10; read++) await bookmarks.noteRead(`runewars/entry-${read}`);
  await bookmarks.toggleFavourite('runewars/poison');
  const { favourites, recent } = bookmarks.store.getState();
  expect(favourites).toEqual(['runewars/poison', 'bleed']);
  expect(recent).toHaveLength(10);
  expect(recent.filter((key) => !key.startsWith('runewars/'))).toEqual(['poison', 'stun']);
});

test('what is read before the settings are there does not overwrite them', async () => {
  const port = settings({ 'glossary.recent': '["stun"]' });
  const bookmarks = createBookmarkStore(port);
  await bookmarks.noteRead('poison');
  expect(port.texts['glossary.recent']).toBe('["poison","stun"]');
});

test.each(['not json', '{"a":1}', '[1,2]'])(
  'unreadable bookmarks (%s) start empty',
  async (text) => {
    const bookmarks = createBookmarkStore(settings({ 'glossary.favourites': text }));
    await bookmarks.load();
    expect(bookmarks.store.getState().favourites).toEqual([]);
  },
);

test('a favourite that cannot be saved is taken back', async () => {
  const full = { ...settings(), write: () => Promise.reject(new Error('full')) };
  const bookmarks = createBookmarkStore(full);
  await expect(bookmarks.toggleFavourite('poison')).rejects.toThrow('full');
  expect(bookmarks.store.getState().favourites).toEqual([]);
});

test('a favourite toggled after others came does not push them out', async () => {
  const port = settings({ 'glossary.favourites': '["poison"]' });
  const bookmarks = createBookmarkStore(port);
  await bookmarks.load();
  port.texts['glossary.favourites'] = '["poison","bleed"]';
  await Promise.all([bookmarks.toggleFavourite('stun'), bookmarks.toggleFavourite('poison')]);
  expect(port.texts['glossary.favourites']).toBe('["stun","bleed"]');
  await bookmarks.reload();
  expect(bookmarks.store.getState().favourites).toEqual(['stun', 'bleed']);
});
