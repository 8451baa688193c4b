import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { WordsProvider } from '@/src/i18n/translation';
import { AppState } from 'react-native';
import { StorageTrouble } from '@/app/shell/StorageTrouble';
import { useBoot, type Boot } from '@/app/wiring/boot';
import type { Opening } from '@/src/game';
import { MOMENT_MS } from '@/src/game/typing/typing';
import { createWords } from '@/src/i18n';
import type { Database } from '@/src/storage/database';
import { openOn } from '@/src/storage/open';
import type { Platform } from '@/src/storage/platform-port';
import { Text } from '@/src/ui';
import { largeAndDamaged } from '@/__tests__/storage/node/large-damaged';
import { newFolder, nodePlatform } from '@/__tests__/storage/node/node-platform';
import { show } from '@/__tests__/ui/components/show';
import { value } from '@/__tests__/game/table/table';
import { realTable } from '@/__tests__/app/table/real-table';

type Open = () => Promise<Opening>;

const opening =
  (platform: Platform): Open =>
  () =>
    openOn(platform, () => 1_800_000_000_000);

/** What the app shows while there is nothing to play with, and a word when there is. */
function Start({ open, again, seen }: { open: Open; again: Open; seen: (boot: Boot) => void }) {
  const { boot, reopen, retry } = useBoot(open, again);
  seen(boot);
  if (boot.kind === 'starting') return <Text>Start</Text>;
  if (boot.kind === 'ready') return <Text>Bereit</Text>;
  return <StorageTrouble trouble={boot} reopen={reopen} retry={retry} />;
}

async function start(open: Open, again: Open = open): Promise<() => Boot> {
  let newest: Boot = { kind: 'starting' };
  const seen = (boot: Boot) => (newest = boot);
  await show(
    <WordsProvider words={createWords('de')}>
      <Start open={open} again={again} seen={seen} />
    </WordsProvider>,
  );
  return () => newest;
}

const press = (label: string | RegExp) => fireEvent.press(screen.getByText(label));
const shown = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByText(text)).toBeOnTheScreen());

test('damage found when the list is read: safe mode, and a backup is the way out', async () => {
  const { folder, campaign } = await largeAndDamaged();
  const boot = await start(opening(nodePlatform(folder)));
  await shown('Sicherer Modus');
  await shown(/^Sicherung vom/);
  await press(/^Sicherung vom/);
  await shown('Bereit');
  const now = boot();
  if (now.kind !== 'ready') throw new Error(now.kind);
  expect(now.session.game.store.getState().campaigns).toMatchObject([{ id: campaign }]);
});

/** A file whose list of campaigns cannot be read, for a reason that may pass. */
function unreadable(folder: string, message: string): Platform {
  const files = nodePlatform(folder);
  const refusing = (database: Database): Database => ({
    ...database,
    all: async (sql, values) => {
      if (/FROM campaigns\s+ORDER/.test(sql)) throw new Error(message);
      return database.all(sql, values);
    },
  });
  return { ...files, openFile: async (name) => refusing(await files.openFile(name)) };
}

test('a list that cannot be read for another reason: said, and trying again works', async () => {
  const folder = newFolder();
  const locked = opening(unreadable(folder, 'Error code 5: database is locked'));
  const boot = await start(locked, opening(nodePlatform(folder)));
  await shown('Der Speicher lässt sich nicht öffnen');
  expect(boot()).toMatchObject({ kind: 'failed', fault: { code: 'storage-failed' } });
  await press('Noch einmal versuchen');
  await shown('Bereit');
});

test('an opening that breaks off: no endless start, but the page with a retry', async () => {
  const boot = await start(
    () => Promise.reject(new TypeError('no worker')),
    opening(nodePlatform(newFolder())),
  );
  await shown('Der Speicher lässt sich nicht öffnen');
  expect(boot()).toMatchObject({ kind: 'failed', fault: { message: /no worker/ } });
  await press('Noch einmal versuchen');
  await shown('Bereit');
});

test('safe mode is within reach from the running app, and the files are free for it', async () => {
  const { folder } = await largeAndDamaged();
  const platform = nodePlatform(folder);
  await platform.deleteFile('drunagor.db');
  const boot = await start(async () => {
    const found = await opening(platform)();
    return found.kind === 'damaged' ? found.rescue.startAfresh() : found;
  });
  await shown('Bereit');
  const now = boot();
  if (now.kind !== 'ready') throw new Error(now.kind);
  await act(async () => now.session.enterSafeMode());
  await shown('Sicherer Modus');
  await press(/^Sicherung vom/);
  await shown('Bereit');
});

let restore = (): void => undefined;
afterEach(() => restore());

/** The moment after the last key does not come: what is saved is saved for another reason. */
function neverAMoment(): void {
  const real = globalThis.setTimeout;
  const late = (run: () => void, ms?: number) => real(run, ms === MOMENT_MS ? 1e9 : ms);
  globalThis.setTimeout = late as typeof setTimeout;
  restore = () => void (globalThis.setTimeout = real);
}

test('a phone that puts the app into the background saves what was typed at once', async () => {
  const heard = jest.spyOn(AppState, 'addEventListener');
  const boot = await start(opening(nodePlatform(newFolder())));
  await shown('Bereit');
  const now = boot();
  if (now.kind !== 'ready') throw new Error(now.kind);
  const { typing, storage } = now.session;
  const noted: string[] = [];
  neverAMoment();
  typing.change('form', 'Halb getip');
  typing.change('note', 'Seil', async () => noted.push('Seil') > 0);
  for (const [event, listener] of heard.mock.calls) if (event === 'change') listener('background');
  await waitFor(async () =>
    expect([(await storage.settings.read())['draft.form'], noted]).toEqual([
      '"Halb getip"',
      ['Seil'],
    ]),
  );
});

test('settings that a file brings show at once, and their going too', async () => {
  const other = await realTable();
  await other.storage.settings.write('app.theme', '"light"');
  const { text } = value(await other.game.exportAll());
  const boot = await start(opening(nodePlatform(newFolder())));
  await shown('Bereit');
  const now = boot();
  if (now.kind !== 'ready') throw new Error(now.kind);
  const { game, settings } = now.session;
  const theme = (wanted: string) =>
    waitFor(() => expect(settings.store.getState().theme).toBe(wanted));
  const file = value(await game.readFile(new TextEncoder().encode(text)));
  value(await game.importFile(file, 'new'));
  await theme('light');
  value(await game.takeBackImport());
  await theme('device');
});

describe('another tab', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('that hangs: said after some seconds, asked again, and it goes on once it is gone', async () => {
    let asked = 0;
    let gone: () => void = () => undefined;
    const free = new Promise<void>((resolve) => (gone = resolve));
    const takeOver = async () => {
      asked += 1;
      return free;
    };
    const files = nodePlatform(newFolder());
    await start(opening({ ...files, guard: async () => ({ kind: 'taken', takeOver }) }));
    await shown('Schon in einem anderen Tab offen');
    await press('Hier weiterspielen');
    await shown('Der andere Tab speichert zu Ende …');
    await act(async () => jest.advanceTimersByTime(4000));
    expect(screen.queryByText('Der andere Tab antwortet nicht')).toBeNull();
    await act(async () => jest.advanceTimersByTime(2000));
    await shown('Der andere Tab antwortet nicht');
    await shown(/^Bitte schließt ihn/);
    await press('Noch einmal fragen');
    expect(asked).toBe(2);
    await act(async () => jest.advanceTimersByTime(6000));
    await shown('Der andere Tab antwortet nicht');
    await act(async () => gone());
    await shown('Bereit');
  });
});
