import { DEFAULT_SETTINGS, StorageFault, createSettingsStore, settingsFrom } from '../../src/game';
import { newFolder, openIn } from '../storage/node/node-platform';

test('settings survive a restart', async () => {
  const folder = newFolder();
  const storage = await openIn(folder);
  const settings = createSettingsStore(storage.settings);
  await settings.load();
  expect(settings.store.getState()).toEqual(DEFAULT_SETTINGS);
  await settings.change('language', 'en');
  await settings.change('textScale', 1.5);
  await storage.close();
  const again = createSettingsStore((await openIn(folder)).settings);
  await again.load();
  expect(again.store.getState()).toEqual({ ...DEFAULT_SETTINGS, language: 'en', textScale: 1.5 });
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
