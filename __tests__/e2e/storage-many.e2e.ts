import type { Locator, Page } from 'playwright-core';
import { inChromium, open, usable } from './harness';
import { campaignFile, LAST_CHAPTER } from './storage-campaigns';
import {
  button,
  chooseFile,
  createCampaign,
  figure,
  heading,
  shownChapter,
  WORDS,
} from './storage-screens';

const words = WORDS['de-DE'];
const CAMPAIGNS = 200;
const ROWS = 10_000;
const app = inChromium();

async function take(page: Page, file: string): Promise<void> {
  await open(page, `${app.url}/logbook`);
  await chooseFile(page, file);
  await button(page, words.campaigns.import.asNew).click();
}

const nameOf = (n: number): string => `Chronik ${String(n).padStart(3, '0')}`;

/** The rows of a list that exist, in sight or close to it. */
const drawn = (page: Page, name: RegExp): Promise<number> =>
  page.getByRole('button', { name }).count();

const lengthOfList = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(...[...document.querySelectorAll('[role=main] *')].map((node) => node.scrollHeight)),
  );

const inSight = (row: Locator): Promise<boolean> =>
  row.evaluateAll((nodes) =>
    nodes.some((node) => {
      const { top, bottom } = node.getBoundingClientRect();
      return bottom > top && top >= 0 && top < innerHeight;
    }),
  );

/** Scrolls the list to its end; one that grows on the way needs some turns. */
async function scrollTo(page: Page, last: Locator): Promise<void> {
  for (let turns = 0; turns < 60; turns += 1) {
    if (await inSight(last)) return;
    await page.evaluate(() => {
      for (const node of document.querySelectorAll('[role=main] *')) {
        if (node.scrollHeight > node.clientHeight + 100) node.scrollTop = node.scrollHeight;
      }
    });
    await page.waitForTimeout(100);
  }
  throw new Error('the end of the list did not come');
}

test('200 campaigns: the list draws what is in sight, scrolls to the end, and takes changes', async () => {
  const { page, errors, context } = await app.visit();
  const file = campaignFile(
    Array.from({ length: CAMPAIGNS }, (_, index) => ({ name: nameOf(index + 1), rows: 2 })),
  );
  await take(page, file);
  await page.getByText(`${CAMPAIGNS} Kampagnen eingelesen.`).waitFor();
  await page.reload();
  await usable(page);
  const row = /^Chronik \d{3}/;
  await button(page, row).waitFor();
  expect(await drawn(page, row)).toBeLessThan(CAMPAIGNS / 3);

  // All were imported in one moment, so the newest id is first and the oldest last.
  const oldest = page.getByRole('button', { name: new RegExp(`^${nameOf(1)}`) });
  await scrollTo(page, oldest);
  expect(await drawn(page, row)).toBeLessThan(CAMPAIGNS / 2);

  await button(page, `Was tun mit „${nameOf(1)}“?`).click();
  await button(page, words.campaigns.menu.rename).click();
  await page.getByLabel(words.campaigns.create.name).fill('Die Erste');
  await button(page, words.campaigns.menu.save).click();
  await button(page, words.campaigns.menu.save).waitFor({ state: 'detached' });
  await open(page, `${app.url}/logbook`);
  await button(page, /^Die Erste/).click();
  await heading(page, 'Die Erste').waitFor();
  expect(await shownChapter(page)).toBe(LAST_CHAPTER);

  await createCampaign(page, app.url, 'Noch eine');
  await open(page, `${app.url}/logbook`);
  await button(page, /^Noch eine/).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('10,000 steps: the history draws what is in sight, and jumps to the oldest and back', async () => {
  const { page, errors, context } = await app.visit();
  await take(page, campaignFile([{ name: 'Lang', rows: ROWS }]));
  await button(page, /^Lang/).click();
  await figure(page).waitFor();
  await button(page, words.campaigns.home.history).click();
  await page.getByText(words.campaigns.log.here).waitFor();
  await page
    .getByText('10.000 Schritte', { exact: true })
    .filter({ visible: true })
    .first()
    .waitFor();

  const oldest = page.getByRole('button', { name: /Kampagne „Lang“ begonnen/ }).last();
  const row = /Kapitel|gewürfelt|LP/;
  expect(await drawn(page, row)).toBeLessThan(150);
  const before = await lengthOfList(page);
  await scrollTo(page, oldest);
  expect(await drawn(page, row)).toBeLessThan(150);
  // The guessed heights of rows out of sight are those of the rows in sight.
  expect((await lengthOfList(page)) / before).toBeCloseTo(1, 3);
  await oldest.click();
  await button(page, 'Dorthin springen').click();
  await page
    .getByText(/^1 Schritt$/)
    .filter({ visible: true })
    .first()
    .waitFor();
  await button(page, words.shell.back).click();
  await figure(page).waitFor();
  expect(await shownChapter(page)).toBe(1);
  await page.reload();
  await usable(page);
  await figure(page).waitFor();
  expect(await shownChapter(page)).toBe(1);
  await button(page, words.campaigns.home.redo).click();
  await button(page, words.campaigns.home.history).click();
  await page
    .getByText(/^2 Schritte$/)
    .filter({ visible: true })
    .first()
    .waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
