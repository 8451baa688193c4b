import type { Page } from 'playwright-core';
import { seriousFindings } from './axe';
import { inChromium, open, usable } from './harness';
import { campaignFile, LAST_CHAPTER } from './storage-campaigns';
import { leaveApp, MAIN, overwrite, placesOf } from './storage-files';
import {
  backUp,
  button,
  chooseFile,
  createCampaign,
  figure,
  heading,
  said,
  shownChapter,
  toChapter,
  WORDS,
} from './storage-screens';

const words = WORDS['de-DE'];
/** More than SQLite keeps in memory, so that it must read again. */
const ROWS = 6000;
const app = inChromium();

test('a campaign whose log is broken says so, and a backup of it is two taps away', async () => {
  const { page, context } = await app.visit();
  await createCampaign(page, app.url, 'Scherben');
  await toChapter(page, 4);
  const address = page.url();
  await backUp(page, app.url);
  await leaveApp(page, app.url);
  const places = await placesOf(page, MAIN, '"chapterSet"');
  expect(places.length).toBeGreaterThan(2);
  const nonsense = [...Buffer.from('!chapterSet"')];
  await overwrite(
    page,
    MAIN,
    places.map((at) => [at, nonsense] as const),
  );
  await open(page, address);
  await heading(page, words.storage.unreadable.title).waitFor();
  await said(page, words.refusals['broken-log']).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await button(page, words.storage.unreadable.toBackups).click();
  await button(page, /Einträge/).click();
  await button(page, /^Scherben/).click();
  await said(page, words.storage.restore.done_one.replace('{{count}}', '1')).waitFor();
  await open(page, `${app.url}/logbook`);
  await button(page, /^Scherben \(Sicherung\)/).click();
  await figure(page).waitFor();
  expect(await shownChapter(page)).toBe(4);
  await context.close();
});

/** From now on, or no longer, the device hands SQLite's worker noise instead of what is stored. */
const readNoise = (page: Page, noisy: boolean) =>
  Promise.all(
    page.workers().map((worker) =>
      worker.evaluate((on) => {
        type Read = (target: Uint8Array, ...more: unknown[]) => number;
        const scope = globalThis as unknown as {
          FileSystemSyncAccessHandle: { prototype: { read: Read } };
          honest?: Read;
        };
        const handle = scope.FileSystemSyncAccessHandle.prototype;
        const honest = (scope.honest ??= handle.read);
        handle.read = on
          ? function (this: unknown, target, ...more) {
              const count = honest.call(this, target, ...more);
              return target.length < 1000 ? count : (target.fill(0x5a), count);
            }
          : honest;
      }, noisy),
    ),
  );

test('damage that shows while playing: safe mode is offered, and a backup brings all back', async () => {
  const { page, context } = await app.visit();
  await open(page, `${app.url}/logbook`);
  await chooseFile(page, campaignFile([{ name: 'Riss', rows: ROWS }]));
  await button(page, words.campaigns.import.asNew).click();
  await button(page, /^Riss/).waitFor({ timeout: 60000 });
  await backUp(page, app.url);
  await open(page, `${app.url}/logbook`);
  await button(page, /^Riss/).click();
  await figure(page).waitFor();
  await readNoise(page, true);
  await button(page, words.campaigns.home.history).click();
  await button(page, words.storage.damaged.action).waitFor({ timeout: 60000 });
  await said(page, words.refusals['storage-damaged']).waitFor();
  await heading(page, words.storage.unreadable.history).waitFor();
  await readNoise(page, false);
  await button(page, words.storage.damaged.action).click();
  await heading(page, words.storage.safeMode.title).waitFor();
  const backup = words.storage.safeMode.backup.replace('{{date}}', '.*');
  await button(page, new RegExp(backup)).click();
  await usable(page);
  await open(page, `${app.url}/logbook`);
  await button(page, /^Riss/).click();
  await figure(page).waitFor();
  expect(await shownChapter(page)).toBe(LAST_CHAPTER);
  await context.close();
}, 240000);
