import type { Page } from 'playwright-core';
import { inChromium, open, settingSaved, usable } from './harness';

const app = inChromium();
const NOTE = 'Seil, Haken und der Schlüssel des Wächters';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();
const notes = (page: Page) => page.getByLabel('Notizen', { exact: true });
const field = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).filter({ visible: true });
const undo = (page: Page) => button(page, 'Rückgängig');

async function campaign(page: Page): Promise<void> {
  await open(page, `${app.url}/logbook/new`);
  await page.getByRole('checkbox', { name: /Jaheen/ }).click();
  await button(page, 'Kampagne beginnen').click();
  await page.waitForURL(/logbook\/[0-9a-f-]{36}$/);
  await notes(page).waitFor();
}

async function again(page: Page): Promise<void> {
  await page.reload();
  await usable(page);
}

test('a note survives a reload in the middle of a word, and is one step of undo', async () => {
  const { page, errors, context } = await app.visit();
  await campaign(page);
  await notes(page).pressSequentially(NOTE.slice(0, 10));
  await settingSaved(page);
  await notes(page).pressSequentially(NOTE.slice(10));
  await again(page);
  await notes(page).waitFor();
  expect(await notes(page).inputValue()).toBe(NOTE);
  // What came in the last moment is saved as soon as it is seen again.
  await settingSaved(page);
  await again(page);
  expect(await notes(page).inputValue()).toBe(NOTE);
  expect(errors).toEqual([]);
  await context.close();
});

test('typed with pauses, taken back at once', async () => {
  const { page, context } = await app.visit();
  await campaign(page);
  for (const part of ['Seil', ' und', ' Haken']) {
    await notes(page).pressSequentially(part);
    await settingSaved(page);
  }
  await undo(page).click();
  await page.waitForFunction(
    () => document.querySelector<HTMLTextAreaElement>('[aria-label="Notizen"]')?.value === '',
  );
  await context.close();
});

test('a page that is killed keeps a note and a half-filled hero', async () => {
  const { page, context } = await app.visit();
  await campaign(page);
  const address = page.url();
  await notes(page).pressSequentially(NOTE);
  await settingSaved(page);
  await button(page, 'Held hinzufügen').click();
  await field(page, 'Heldenname').fill('Vorn');
  await field(page, 'Wer spielt?').fill('Ben');
  await settingSaved(page);
  const crashed = page.waitForEvent('crash');
  // Never answers: there is nobody left to do so.
  void page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await open(next, address);
  await notes(next).waitFor();
  expect(await notes(next).inputValue()).toBe(NOTE);
  await button(next, 'Held hinzufügen').click();
  expect([
    await field(next, 'Heldenname').inputValue(),
    await field(next, 'Wer spielt?').inputValue(),
  ]).toEqual(['Vorn', 'Ben']);
  await context.close();
});

test('a hero half filled in survives a reload at once, and is gone when he is added', async () => {
  const { page, context } = await app.visit();
  await campaign(page);
  await button(page, 'Held hinzufügen').click();
  await field(page, 'Heldenname').fill('Vorn');
  const form = page.url();
  await again(page);
  expect(await field(page, 'Heldenname').inputValue()).toBe('Vorn');
  await button(page, 'Übernehmen').click();
  await field(page, 'Heldenname').waitFor({ state: 'detached' });
  await open(page, form);
  expect(await field(page, 'Heldenname').inputValue()).toBe('');
  await context.close();
});

test('what was typed a moment ago goes along when another tab takes over', async () => {
  const { page, context } = await app.visit();
  await campaign(page);
  const address = page.url();
  const second = await context.newPage();
  await second.goto(address);
  const takeOver = button(second, 'Hier weiterspielen');
  await takeOver.waitFor();
  await notes(page).pressSequentially(NOTE);
  await takeOver.click();
  await usable(second);
  await notes(second).waitFor();
  expect(await notes(second).inputValue()).toBe(NOTE);
  await page.waitForURL(`${app.url}/handed-over.html`);
  await context.close();
});

test('small fields too: a name half changed, an item half named, reloaded in the middle of a word', async () => {
  const { page, context } = await app.visit();
  await campaign(page);
  const home = page.url();
  const rename = async () => {
    await open(page, `${app.url}/logbook`);
    await button(page, /^Was tun mit/).click();
    await button(page, 'Umbenennen').click();
  };
  await rename();
  await field(page, 'Name der Kampagne').fill('Dunkle Ta');
  await again(page);
  await rename();
  expect(await field(page, 'Name der Kampagne').inputValue()).toBe('Dunkle Ta');
  const addItem = async () => {
    await open(page, `${home}/hero/hero-1`);
    await button(page, /^Etwas eintragen: /).click();
  };
  await addItem();
  await field(page, 'Name des Gegenstands').fill('Zwergenha');
  await again(page);
  await addItem();
  expect(await field(page, 'Name des Gegenstands').inputValue()).toBe('Zwergenha');
  await context.close();
});
