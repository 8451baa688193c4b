import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { seriousFindings } from './axe';
import { MIGRATIONS } from '@/src/storage/migrations';
import { chromiumPath, FLAGS, inChromium, open, PHONE, shellPath, usable } from './harness';
import { campaignFile } from './storage-campaigns';
import { HEADER, leaveApp, MAIN, overwrite } from './storage-files';
import {
  button,
  chooseFile,
  createCampaign,
  exportAll,
  figure,
  heading,
  said,
  shownChapter,
  toChapter,
  WORDS,
  type Locale,
} from './storage-screens';

const words = WORDS['de-DE'];
const app = inChromium();

interface Room {
  /** How much the origin may store; without a number, as much as the browser usually gives. */
  give(quotaSize?: number): Promise<void>;
}

/** The limit lasts as long as the session that set it. */
async function roomFor(page: Page): Promise<Room> {
  const client = await page.context().newCDPSession(page);
  return {
    give: async (quotaSize) => {
      const limit = quotaSize === undefined ? {} : { quotaSize };
      await client.send('Storage.overrideQuotaForOrigin', { origin: app.url, ...limit });
    },
  };
}

const fullText = words.refusals['storage-full'];

/** Notes that need pages the file does not have yet. */
async function writeNotes(page: Page, letter: string): Promise<void> {
  await page.getByLabel(words.campaigns.home.notes).fill(letter.repeat(9000));
}

async function refused(page: Page): Promise<void> {
  await said(page, fullText).waitFor();
  await button(page, words.shell.dismiss).click();
  await page.getByText(fullText).waitFor({ state: 'detached' });
}

const notes = (page: Page) => page.getByLabel(words.campaigns.home.notes).inputValue();

test('storage full: a command is refused and said so, nothing changes, and later it goes on', async () => {
  const { page, context } = await app.visit();
  await createCampaign(page, app.url, 'Randvoll');
  await toChapter(page, 3);
  const address = page.url();
  const room = await roomFor(page);
  await room.give(1);
  await writeNotes(page, 'a');
  await refused(page);
  expect(await shownChapter(page)).toBe(3);
  // Still full: what is there opens from the beginning, and refusing goes on.
  await open(page, address);
  await figure(page).waitFor();
  // What was typed is kept beside the database, and tried again.
  expect([await shownChapter(page), (await notes(page)).slice(0, 3)]).toEqual([3, 'aaa']);
  await refused(page);
  await writeNotes(page, 'b');
  await refused(page);
  await room.give();
  await writeNotes(page, 'c');
  await button(page, words.logbookHero.notes.save).waitFor({ state: 'detached' });
  await toChapter(page, 5);
  await open(page, address);
  await figure(page).waitFor();
  expect([await shownChapter(page), (await notes(page)).slice(0, 3)]).toEqual([5, 'ccc']);
  const { campaigns } = await exportAll(page, app.url);
  expect(campaigns.map(({ rows }) => rows.length)).toEqual([6]);
  await context.close();
});

interface Profile {
  readonly context: BrowserContext;
  remove(): Promise<void>;
}

/** A browser that keeps its data on disk, as people have it. */
async function profileOf(
  locale: Locale,
  executablePath: string,
  preferences: object = {},
): Promise<Profile> {
  const folder = mkdtempSync(join(tmpdir(), 'drunagor-profile-'));
  mkdirSync(join(folder, 'Default'));
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: FLAGS,
    viewport: PHONE,
    locale,
    colorScheme: 'dark',
  });
  context.setDefaultTimeout(20000);
  return {
    context,
    remove: async () => {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

test('storage full, on disk: an import is refused without a trace, and works with room again', async () => {
  const { context, remove } = await profileOf('de-DE', shellPath());
  try {
    const page = await context.newPage();
    await createCampaign(page, app.url, 'Allein');
    const before = await exportAll(page, app.url);
    await open(page, `${app.url}/logbook`);
    const room = await roomFor(page);
    await room.give(400_000);
    const file = campaignFile([{ name: 'Zuviel', rows: 4000 }]);
    await chooseFile(page, file);
    await button(page, words.campaigns.import.asNew).click();
    await refused(page);
    expect(await button(page, /^Zuviel/).count()).toBe(0);
    expect(await exportAll(page, app.url)).toEqual(before);
    await room.give();
    await open(page, `${app.url}/logbook`);
    await chooseFile(page, file);
    await button(page, words.campaigns.import.asNew).click();
    await button(page, /^Zuviel/).waitFor();
  } finally {
    await remove();
  }
});

describe.each(['de-DE', 'en-GB'] as const)('site data blocked, %s', (locale: Locale) => {
  test('the app works and says that nothing is kept', async () => {
    const own = WORDS[locale];
    // The headless shell has no settings for a site.
    const { context, remove } = await profileOf(locale, chromiumPath(), {
      profile: { default_content_setting_values: { cookies: 2 } },
    });
    try {
      const page = await context.newPage();
      await open(page, `${app.url}/logbook`);
      const denied = await page.evaluate(() =>
        navigator.storage.getDirectory().then(
          () => 'given',
          () => 'denied',
        ),
      );
      expect(denied).toBe('denied');
      await said(page, own.storage.place.memory.title).waitFor();
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        expect([colorScheme, await seriousFindings(page)]).toEqual([colorScheme, []]);
      }
      await createCampaign(page, app.url, 'Flüchtig', own);
      await toChapter(page, 3, own);
      await button(page, own.campaigns.home.undo).click();
      await page.locator('[role=spinbutton][aria-valuenow="2"]').waitFor();
      await page.reload();
      await usable(page);
      await page.goto(`${app.url}/logbook`);
      await said(page, own.storage.place.memory.title).waitFor();
      await heading(page, own.campaigns.list.emptyTitle).waitFor();
    } finally {
      await remove();
    }
  });
});

test('the browser is asked to keep what is stored, once there is something to keep', async () => {
  const { page, context } = await app.visit();
  await page.addInitScript(() => {
    const asked = { times: 0 };
    Object.assign(window, { asked });
    StorageManager.prototype.persist = async () => (asked.times += 1) > 0;
  });
  const asked = () =>
    page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times);
  await open(page, `${app.url}/logbook`);
  expect(await asked()).toBe(0);
  await createCampaign(page, app.url, 'Bleibt');
  await page.reload();
  await usable(page);
  expect(await asked()).toBe(1);
  await context.close();
});

const USER_VERSION = HEADER + 60;

test('a file of a newer app version is left alone, and the page says what to do', async () => {
  const { page, context } = await app.visit();
  await createCampaign(page, app.url, 'Morgen');
  const before = await exportAll(page, app.url);
  await leaveApp(page, app.url);
  await overwrite(page, MAIN, [[USER_VERSION, [0, 0, 3, 231]]]);
  await page.goto(app.url);
  await heading(page, words.shell.failed.title).waitFor();
  await said(page, words.refusals['storage-newer']).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await button(page, words.shell.crash.action).click();
  await page.waitForTimeout(1000);
  await heading(page, words.shell.failed.title).waitFor();
  await leaveApp(page, app.url);
  await overwrite(page, MAIN, [[USER_VERSION, [0, 0, 0, MIGRATIONS.length]]]);
  expect(await exportAll(page, app.url)).toEqual(before);
  await context.close();
});

/** Another page of the origin that holds every file, as a browser that is slow to close does. */
async function holdFiles(page: Page): Promise<void> {
  await page.route('**/holding.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>holding</title>' }),
  );
  await page.goto(`${app.url}/holding.html`);
  await page.evaluate(async () => {
    const code = `(async () => {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle('expo-sqlite');
      self.held = [];
      for await (const entry of folder.values()) self.held.push(await entry.createSyncAccessHandle());
      postMessage('held');
    })()`;
    const worker = new Worker(URL.createObjectURL(new Blob([code])));
    Object.assign(window, { worker });
    await new Promise((resolve) => worker.addEventListener('message', resolve, { once: true }));
  });
}

test('files that stay held by something else: said after a while, and trying again works', async () => {
  const { page, context } = await app.visit({ serviceWorkers: 'block' });
  await createCampaign(page, app.url, 'Geduld');
  await leaveApp(page, app.url);
  const holder = await context.newPage();
  await holdFiles(holder);
  await page.goto(`${app.url}/logbook`);
  await heading(page, words.shell.failed.title).waitFor({ timeout: 40000 });
  await said(page, words.refusals['storage-failed']).waitFor();
  await holder.close();
  await button(page, words.shell.crash.action).click();
  await usable(page);
  await button(page, /^Geduld/).waitFor();
  await context.close();
});

/** A tab that holds the lock and has stopped listening. */
async function hangingTab(page: Page): Promise<void> {
  await page.route('**/hanging.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>hanging</title>' }),
  );
  await page.goto(`${app.url}/hanging.html`);
  await page.evaluate(
    () =>
      new Promise<void>((held) => {
        void navigator.locks.request('drunagor-database', () => {
          held();
          return new Promise(() => undefined);
        });
      }),
  );
}

test('another tab that hangs: said after some seconds, and closing it is enough', async () => {
  const { page, context } = await app.visit({ serviceWorkers: 'block' });
  await createCampaign(page, app.url, 'Langmut');
  await leaveApp(page, app.url);
  const other = await context.newPage();
  await hangingTab(other);
  await page.goto(`${app.url}/logbook`);
  await button(page, words.shell.secondTab.action).click();
  await said(page, words.shell.secondTab.waiting).waitFor();
  await heading(page, words.shell.secondTab.hungTitle).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await button(page, words.shell.secondTab.askAgain).click();
  await heading(page, words.shell.secondTab.hungTitle).waitFor();
  await other.close();
  await usable(page);
  await button(page, /^Langmut/).click();
  await toChapter(page, 2);
  await context.close();
});

test('files that are there but cannot be opened: said so, never an empty logbook', async () => {
  const { page, context } = await app.visit({ serviceWorkers: 'block' });
  await createCampaign(page, app.url, 'Verschlossen');
  const worker = '**/worker-*.js';
  await page.route(worker, async (route) => {
    const response = await route.fetch();
    const refuse = `FileSystemFileHandle.prototype.createSyncAccessHandle = () =>
      Promise.reject(new DOMException('not now', 'UnknownError'));`;
    await route.fulfill({ response, body: `${refuse}\n${await response.text()}` });
  });
  await page.goto(`${app.url}/logbook`);
  await heading(page, words.shell.failed.title).waitFor();
  await page.unroute(worker);
  await button(page, words.shell.crash.action).click();
  await usable(page);
  await button(page, /^Verschlossen/).waitFor();
  await context.close();
});
