import type { Page } from 'playwright-core';
import { seriousFindings } from './axe';
import { inChromium, open, usable } from './harness';
import { BACKUP, garbage, HEADER, leaveApp, overwrite, PAGE } from './storage-files';
import {
  backUp,
  button,
  createCampaign,
  exportAll,
  figure,
  heading,
  said,
  shownChapter,
  toChapter,
  WORDS,
  type Locale,
  type Words,
} from './storage-screens';

const app = inChromium();

/** Chapter 4 is in the backup, chapter 6 is what the players have now. */
async function playedOn(page: Page, words: Words): Promise<void> {
  await createCampaign(page, app.url, 'Fackelschein', words);
  await toChapter(page, 4, words);
  const address = page.url();
  await backUp(page, app.url, words);
  await open(page, address);
  await toChapter(page, 6, words);
}

async function chooseBackup(page: Page, words: Words): Promise<void> {
  await open(page, `${app.url}/more/data`);
  await button(
    page,
    new RegExp(words.campaigns.data.rows_other.replace(/\{\{.*\}\}/, '\\d')),
  ).click();
  await page.getByRole('dialog').waitFor();
  await said(page, words.storage.restore.hint).waitFor();
}

const row = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) }).filter({ visible: true });

describe.each(['de-DE', 'en-GB'] as const)(
  'a backup from the data screen, %s',
  (locale: Locale) => {
    const words = WORDS[locale];
    const copy = words.storage.restore.copyName.replace('{{name}}', 'Fackelschein');

    test('a campaign comes back as a copy; the present one stays; undo takes it away', async () => {
      const { page, context, errors } = await app.visit({ locale });
      await playedOn(page, words);
      const before = await exportAll(page, app.url, words);
      await chooseBackup(page, words);
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        expect([colorScheme, await seriousFindings(page)]).toEqual([colorScheme, []]);
      }
      await row(page, 'Fackelschein').first().click();
      await said(page, words.storage.restore.done_one.replace('{{count}}', '1')).waitFor();
      await open(page, `${app.url}/logbook`);
      expect(await row(page, 'Fackelschein').count()).toBe(2);
      await button(page, copy).click();
      await heading(page, copy).waitFor();
      expect(await shownChapter(page, words)).toBe(4);
      await page.reload();
      await usable(page);
      await figure(page, words).waitFor();
      expect(await shownChapter(page, words)).toBe(4);

      await chooseBackup(page, words);
      await button(page, words.storage.restore.all).click();
      await button(page, words.storage.restore.undo).click();
      await said(page, words.storage.restore.undone).waitFor();
      await open(page, `${app.url}/logbook`);
      expect(await row(page, 'Fackelschein').count()).toBe(2);
      const { campaigns } = await exportAll(page, app.url, words);
      expect(campaigns.find(({ id }) => id === before.campaigns[0]?.id)).toEqual(
        before.campaigns[0],
      );
      expect(errors).toEqual([]);
      await context.close();
    });
  },
);

test('a damaged backup says so and changes nothing', async () => {
  const words = WORDS['de-DE'];
  const { page, context } = await app.visit();
  await playedOn(page, words);
  const before = await exportAll(page, app.url);
  await leaveApp(page, app.url);
  const logIndex = HEADER + 6 * PAGE;
  await overwrite(page, BACKUP, [[logIndex, garbage(PAGE)]]);
  await open(page, `${app.url}/more/data`);
  await button(page, /Einträge/).click();
  await said(page, words.storage.restore.failed).waitFor();
  expect(await exportAll(page, app.url)).toEqual(before);
  await context.close();
});
