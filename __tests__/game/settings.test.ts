import { DEFAULT_SETTINGS, StorageFault, createSettingsStore, settingsFrom } from '@/src/game';
import { newFolder, openIn } from '../storage/node/node-platform';

test('settings survive a restart', async () => {
  const folder = newFolder();
  const storage = await openIn(folder);
  const settings = createSettingsStore(storage.settings);
  await settings.load();
  expect(settings.store.getState()).toEqual(DEFAULT_SETTINGS);
  await settings.change('language', 'en');
  await settings.change('textScale', 1.5);
  await settings.change('glossaryGame', 'runewars');
  await storage.close();
  const again = createSettingsStore((await openIn(folder)).settings);
  await again.load();
  expect(again.store.getState()).toEqual({
    ...DEFAULT_SETTINGS,
    language: 'en',
    textScale: 1.5,
    glossaryGame: 'runewars',
  });
});

test.each([
  ['not JSON', 'en'],
  ['another type', '7'],
  ['an unknown language', '"fr"'],
])('an unreadable setting falls back alone: %s', (_, text) => {
  const read = settingsFrom({ 'app.language': text, 'app.theme': '"light"' });
  expect(read).toEqual({ ...DEFAULT_SETTINGS, theme: 'light' });
});

test('what could not be saved is not shown as set', async () => {
  const full = async () => Promise.reject(new StorageFault('storage-full', 'test'));
  const settings = createSettingsStore({ read: async () => ({}), write: full });
  await expect(settings.change('theme', 'light')).rejects.toThrow('storage-full');
  expect(settings.store.getState().theme).toBe('device');
});

/** Writes that end when the test says so, in the order they were asked for. */
function slowPort() {
  const ends: ((saved: boolean) => void)[] = [];
  const write = () =>
    new Promise<void>((resolve, reject) =>
      ends.push((saved) => (saved ? resolve() : reject(new StorageFault('storage-full', 'test')))),
    );
  return { ends, port: { read: async () => ({ 'app.theme': '"light"' }), write } };
}

test.each([
  ['both fail', ['dark', 'device'], [false, false], 'light'],
  ['the first fails', ['dark', 'device'], [false, true], 'device'],
  ['the second fails', ['dark', 'device'], [true, false], 'dark'],
  ['the same twice, the first fails', ['dark', 'dark'], [false, true], 'dark'],
  ['there and back, both fail', ['dark', 'light'], [false, false], 'light'],
  ['three, all fail', ['dark', 'device', 'dark'], [false, false, false], 'light'],
] as const)('quick changes end with what is saved: %s', async (_, values, saved, shown) => {
  const { ends, port } = slowPort();
  const settings = createSettingsStore(port);
  await settings.load();
  const changes = values.map((theme) => settings.change('theme', theme).catch(() => undefined));
  for (const [index, end] of ends.entries()) {
    end(saved[index] ?? false);
    await changes[index];
    // Until the last one is answered, its value is on its way and shown.
    const last = index === values.length - 1;
    expect(settings.store.getState().theme).toBe(last ? shown : values.at(-1));
  }
});
