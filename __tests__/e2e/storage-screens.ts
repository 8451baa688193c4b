/** The screens of the storage tests, driven by the app's own words in both languages. */
import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { de } from '@/src/i18n/de';
import { en } from '@/src/i18n/en';
import { open, usable } from './harness';

export const WORDS = { 'de-DE': de, 'en-GB': en } as const;
export type Locale = keyof typeof WORDS;
export type Words = (typeof WORDS)[Locale];

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name }).filter({ visible: true }).first();
export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { name }).filter({ visible: true }).first();
export const said = (page: Page, text: string): Locator =>
  page.getByText(text, { exact: false }).filter({ visible: true }).first();

export async function createCampaign(
  page: Page,
  url: string,
  name: string,
  words: Words = de,
): Promise<void> {
  await open(page, `${url}/logbook/new`);
  await page.getByLabel(words.campaigns.create.name).fill(name);
  await page.getByRole('checkbox', { name: /Jaheen/ }).click();
  await button(page, words.campaigns.create.start).click();
  await heading(page, name).waitFor();
}

export const figure = (page: Page, words: Words = de): Locator =>
  page.getByRole('spinbutton', { name: words.campaigns.home.chapter });

/** What the campaign's screen shows as done. */
export const shownChapter = async (page: Page, words: Words = de): Promise<number> =>
  Number(await figure(page, words).getAttribute('aria-valuenow'));

/** Pressed without waiting in between: taps add up. */
export async function toChapter(page: Page, chapter: number, words: Words = de): Promise<void> {
  await figure(page, words).waitFor();
  const presses = chapter - (await shownChapter(page, words));
  const more = button(page, words.campaigns.home.chapterMore);
  await more.evaluate((node: HTMLElement, times) => {
    for (let press = 0; press < times; press += 1) node.click();
  }, presses);
  await page.locator(`[role=spinbutton][aria-valuenow="${chapter}"]`).waitFor();
}

/** The path of a file the app hands over after a press. */
export async function downloaded(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return download.path();
}

interface Exported {
  readonly campaigns: readonly {
    readonly id: string;
    readonly head: string;
    readonly rows: readonly { readonly id: string; readonly parent: string | null }[];
  }[];
  readonly library: readonly unknown[];
}

/** An exported file, without the moments of the export and of the last change. */
export function contentOf(path: string): Exported {
  const { campaigns, library } = JSON.parse(readFileSync(path, 'utf8'));
  return {
    campaigns: campaigns.map((campaign: object) => ({ ...campaign, changedAt: null })),
    library,
  };
}

/** Everything there is, exported from the data screen. */
export async function exportAll(page: Page, url: string, words: Words = de): Promise<Exported> {
  await open(page, `${url}/more/data`);
  const row = button(page, new RegExp(words.campaigns.data.exportAll));
  return contentOf(await downloaded(page, () => row.click()));
}

/** Chooses the file on the list's screen and looks at it; the next press decides. */
export async function chooseFile(page: Page, text: string, words: Words = de): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, words.campaigns.list.import).click(),
  ]);
  const buffer = Buffer.from(text);
  await chooser.setFiles({ name: 'x.drunagor.json', mimeType: 'application/json', buffer });
  await button(page, words.campaigns.import.asNew).waitFor({ timeout: 60000 });
}

/** The first backup is made at a start at which there is something to back up. */
export async function backUp(page: Page, url: string, words: Words = de): Promise<void> {
  await open(page, `${url}/more/data`);
  for (let tries = 0; tries < 20; tries += 1) {
    const none = page.getByText(words.campaigns.data.noBackups);
    const { rows_one, rows_other } = words.campaigns.data;
    const counts = [rows_one, rows_other].map((text) => text.replace(/.*\}/, '\\d'));
    const some = page.getByText(new RegExp(counts.join('|')));
    await none.or(some).first().waitFor({ timeout: 60000 });
    if ((await none.count()) === 0) return;
    await page.reload();
    await usable(page);
  }
  throw new Error('no backup was made');
}
