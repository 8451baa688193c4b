import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { seriousFindings } from './axe';
import { inChromium, usable } from './harness';
import { BACKUP, garbage, HEADER, leaveApp, MAIN, overwrite, PAGE, sizeOf } from './storage-files';
import {
  backUp,
  button,
  chooseFile,
  contentOf,
  createCampaign,
  downloaded,
  exportAll,
  heading,
  said,
  toChapter,
  WORDS,
  type Locale,
  type Words,
} from './storage-screens';

const app = inChromium();

interface Damage {
  readonly main: 'content' | 'whole';
  readonly backup?: 'whole' | 'index';
}

/** A campaign with a backup, then garbage in its files; answers what an export had before. */
async function damaged(page: Page, words: Words, damage: Damage) {
  await createCampaign(page, app.url, 'Fackelschein', words);
  await toChapter(page, 4, words);
  await backUp(page, app.url, words);
  const before = await exportAll(page, app.url, words);
  await leaveApp(page, app.url);
  const size = await sizeOf(page, MAIN);
  const from = damage.main === 'whole' ? 0 : HEADER;
  const bytes = garbage(size - from);
  expect(await overwrite(page, MAIN, [[from, bytes]])).toBeGreaterThan(HEADER);
  if (damage.backup === 'whole') {
    await overwrite(page, BACKUP, [[0, garbage(await sizeOf(page, BACKUP))]]);
  }
  if (damage.backup === 'index') {
    await overwrite(page, BACKUP, [[pageAt(BACKUP_LOG_INDEX_ROOT), garbage(PAGE)]]);
  }
  const raw = Buffer.from(bytes.slice(HEADER - from));
  await page.goto(`${app.url}/logbook`);
  await heading(page, words.storage.safeMode.title).waitFor();
  return { before, raw };
}

const restoreRow = (page: Page, words: Words) =>
  button(page, new RegExp(words.storage.safeMode.backup.replace('{{date}}', '.*')));

async function rawFile(page: Page, words: Words): Promise<Buffer> {
  const row = button(page, new RegExp(words.storage.safeMode.raw));
  return readFileSync(await downloaded(page, () => row.click()));
}

describe.each(['de-DE', 'en-GB'] as const)('garbage in the main file, %s', (locale: Locale) => {
  const words = WORDS[locale];

  test('safe mode says so and gives the raw file; a backup brings everything back', async () => {
    const { page, context } = await app.visit({ locale });
    const { before, raw } = await damaged(page, words, { main: 'content' });
    await said(page, words.storage.safeMode.text).waitFor();
    await said(page, words.storage.safeMode.nothingReadable).waitFor();
    await restoreRow(page, words).waitFor();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect([colorScheme, await seriousFindings(page)]).toEqual([colorScheme, []]);
    }
    expect((await rawFile(page, words)).equals(raw)).toBe(true);
    // Looking changes nothing.
    await page.reload();
    await restoreRow(page, words).click();
    await usable(page);
    expect(await exportAll(page, app.url, words)).toEqual(before);
    await page.goto(`${app.url}/logbook`);
    await button(page, /^Fackelschein/).click();
    await toChapter(page, 5, words);
    await page.reload();
    await usable(page);
    await page.locator('[role=spinbutton][aria-valuenow="5"]').waitFor();
    await context.close();
  });
});

test('even the name of the main file is garbage: the raw file and the backup are there', async () => {
  const words = WORDS['de-DE'];
  const { page, context } = await app.visit();
  const { before, raw } = await damaged(page, words, { main: 'whole' });
  expect((await rawFile(page, words)).equals(raw)).toBe(true);
  await restoreRow(page, words).click();
  await usable(page);
  expect(await exportAll(page, app.url)).toEqual(before);
  await context.close();
});

test('no file can be read: safe mode says that there is no backup; starting afresh works', async () => {
  const words = WORDS['de-DE'];
  const { page, context } = await app.visit();
  const { raw } = await damaged(page, words, { main: 'whole', backup: 'whole' });
  await said(page, words.storage.safeMode.noBackups).waitFor();
  // Both files lost their names; the bytes of the larger one are offered.
  const given = await rawFile(page, words);
  expect(given.subarray(0, raw.length).equals(raw.subarray(0, given.length))).toBe(true);
  expect(given.length).toBeGreaterThan(PAGE);
  await button(page, words.storage.safeMode.startAfresh).click();
  await usable(page);
  await heading(page, words.campaigns.list.emptyTitle).waitFor();
  await page.reload();
  await usable(page);
  await createCampaign(page, app.url, 'Danach');
  await page.reload();
  await usable(page);
  await heading(page, 'Danach').waitFor();
  await context.close();
});

test('starting afresh: an empty logbook, over a reload too, and the backups stay', async () => {
  const words = WORDS['de-DE'];
  const { page, context } = await app.visit();
  await damaged(page, words, { main: 'content' });
  await button(page, words.storage.safeMode.startAfresh).click();
  await usable(page);
  await heading(page, words.campaigns.list.emptyTitle).waitFor();
  await page.reload();
  await usable(page);
  await heading(page, words.campaigns.list.emptyTitle).waitFor();
  await page.goto(`${app.url}/more/data`);
  await page.getByText(/1 Kampagne, \d+ Einträge/).waitFor();
  const kept = button(page, /^Datei vom/);
  await kept.click();
  await button(page, words.storage.aside.remove).click();
  await kept.waitFor({ state: 'detached' });
  await context.close();
});

/** Where page n of a database stands in its file; the tables' roots follow their creation. */
const pageAt = (n: number): number => HEADER + (n - 1) * PAGE;
const SETTINGS_ROOT = 9;
const BACKUP_LOG_INDEX_ROOT = 7;

test('a page is damaged: campaigns that can still be read are exported and come back', async () => {
  const words = WORDS['de-DE'];
  const { page, context } = await app.visit();
  await createCampaign(page, app.url, 'Rest');
  await toChapter(page, 3);
  const before = await exportAll(page, app.url);
  await leaveApp(page, app.url);
  await overwrite(page, MAIN, [[pageAt(SETTINGS_ROOT), garbage(PAGE)]]);
  await page.goto(app.url);
  await heading(page, words.storage.safeMode.title).waitFor();
  const path = await downloaded(page, () =>
    button(page, words.storage.safeMode.exportReadable).click(),
  );
  expect(contentOf(path).campaigns).toEqual(before.campaigns);
  await button(page, words.storage.safeMode.startAfresh).click();
  await usable(page);
  await page.goto(`${app.url}/logbook`);
  await chooseFile(page, readFileSync(path, 'utf8'));
  await button(page, words.campaigns.import.asNew).click();
  await button(page, /^Rest/).waitFor();
  expect((await exportAll(page, app.url)).campaigns).toEqual(before.campaigns);
  await context.close();
});

test('the first page is garbage: the campaigns come back from the others', async () => {
  const words = WORDS['de-DE'];
  const { page, context } = await app.visit();
  await createCampaign(page, app.url, 'Rest');
  await toChapter(page, 3);
  const before = await exportAll(page, app.url);
  await leaveApp(page, app.url);
  await overwrite(page, MAIN, [[pageAt(1), garbage(PAGE)]]);
  await page.goto(app.url);
  await heading(page, words.storage.safeMode.title).waitFor();
  await button(page, words.storage.safeMode.goOn).click();
  await usable(page);
  expect((await exportAll(page, app.url)).campaigns).toEqual(before.campaigns);
  await context.close();
});

test('what can still be read goes on in a new file, or comes along with a backup', async () => {
  const words = WORDS['de-DE'];
  const { page, context } = await app.visit();
  await createCampaign(page, app.url, 'Gesichert');
  await backUp(page, app.url);
  await createCampaign(page, app.url, 'Danach');
  await toChapter(page, 3);
  const before = await exportAll(page, app.url);
  const damage = async () => {
    await leaveApp(page, app.url);
    await overwrite(page, MAIN, [[pageAt(SETTINGS_ROOT), garbage(PAGE)]]);
    await page.goto(app.url);
    await heading(page, words.storage.safeMode.title).waitFor();
  };
  const sorted = ({ campaigns }: Awaited<ReturnType<typeof exportAll>>) =>
    [...campaigns].sort((a, b) => (a.id < b.id ? -1 : 1));
  await damage();
  await restoreRow(page, words).click();
  await usable(page);
  expect(sorted(await exportAll(page, app.url))).toEqual(sorted(before));
  await damage();
  await button(page, words.storage.safeMode.goOn).click();
  await usable(page);
  expect(sorted(await exportAll(page, app.url))).toEqual(sorted(before));
  await context.close();
});

test('the backup is damaged, too: restoring says that it failed, and the rest still works', async () => {
  const words = WORDS['de-DE'];
  const { page, context } = await app.visit();
  await damaged(page, words, { main: 'content', backup: 'index' });
  await restoreRow(page, words).click();
  await said(page, words.storage.safeMode.failed).waitFor();
  await heading(page, words.storage.safeMode.title).waitFor();
  await restoreRow(page, words).waitFor();
  await button(page, words.storage.safeMode.startAfresh).click();
  await heading(page, words.campaigns.list.emptyTitle).waitFor();
  await context.close();
});
