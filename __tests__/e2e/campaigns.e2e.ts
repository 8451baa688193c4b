import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { seriousFindings } from './axe';
import { inChromium, open, TABLET, usable } from './harness';

const app = inChromium();

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name }).filter({ visible: true }).first();

async function createCampaign(
  page: Page,
  name: string,
  heroes: readonly string[] = ['Jaheen', 'Elros'],
) {
  await open(page, `${app.url}/logbook/new`);
  await page.getByLabel('Name der Kampagne').fill(name);
  for (const hero of heroes) await page.getByRole('checkbox', { name: new RegExp(hero) }).click();
  await button(page, 'Kampagne beginnen').click();
  await heading(page, name).waitFor();
}

const chapterOn = async (page: Page, times: number) => {
  for (let i = 0; i < times; i++) await button(page, 'Ein Kapitel weiter').click();
};
const caption = (page: Page, chapter: number) =>
  page
    .getByText(`Als Nächstes: Kapitel ${chapter}`, { exact: true })
    .filter({ visible: true })
    .first();

test('create, reload, there; undo and redo over a reload', async () => {
  const { page, errors, context } = await app.visit();
  await createCampaign(page, 'Fackelschein');
  await chapterOn(page, 3);
  await caption(page, 4).waitFor();
  await page.reload();
  await usable(page);
  await heading(page, 'Fackelschein').waitFor();
  await caption(page, 4).waitFor();
  await button(page, 'Rückgängig').click();
  await caption(page, 3).waitFor();
  await button(page, 'Rückgängig').click();
  await caption(page, 2).waitFor();
  await page.reload();
  await usable(page);
  await caption(page, 2).waitFor();
  await button(page, 'Wiederholen').click();
  await caption(page, 3).waitFor();
  await button(page, 'Wiederholen').click();
  await caption(page, 4).waitFor();
  expect(await button(page, 'Wiederholen').isDisabled()).toBe(true);
  expect(errors).toEqual([]);
  await context.close();
});

test('fast taps: none is dropped', async () => {
  const { page, context } = await app.visit();
  await createCampaign(page, 'Eilig');
  await page.evaluate(() => {
    const more = document.querySelector<HTMLElement>('[aria-label="Ein Kapitel weiter"]');
    for (let i = 0; i < 25; i++) more?.click();
  });
  await caption(page, 26).waitFor();
  await page.reload();
  await usable(page);
  await caption(page, 26).waitFor();
  await context.close();
});

test('history: jump back, take another course, come back to the first', async () => {
  const { page, context } = await app.visit();
  await createCampaign(page, 'Zweige');
  await chapterOn(page, 2);
  await caption(page, 3).waitFor();
  await button(page, 'Verlauf').click();
  await button(page, /Kapitel 2 aufgeschlagen/).click();
  await page.getByText('1 Schritt zurück').waitFor();
  await page.getByRole('dialog').getByText('Kapitel 3 aufgeschlagen').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await button(page, 'Dorthin springen').click();
  await button(page, /Kapitel 3 aufgeschlagen.*zurückgenommen/).waitFor();
  await button(page, 'Zurück').click();
  await caption(page, 2).waitFor();
  await button(page, 'Ein Kapitel zurück').click();
  await caption(page, 1).waitFor();
  await button(page, 'Verlauf').click();
  await button(page, /Anderer Verlauf mit 1 Schritt/).click();
  await button(page, 'Dorthin springen').click();
  await button(page, /Kapitel 3 aufgeschlagen.*hier steht ihr/).waitFor();
  await button(page, 'Zurück zum letzten Stand').click();
  await button(page, /Kapitel 1 aufgeschlagen.*hier steht ihr/).waitFor();
  await button(page, /Anderer Verlauf mit 1 Schritt/).click();
  await button(page, 'Dorthin springen').click();
  await button(page, /Kapitel 3 aufgeschlagen.*hier steht ihr/).waitFor();
  await page.getByRole('button', { name: 'Jaheen', exact: true }).click();
  await page.getByText(/Kapitel 3 aufgeschlagen/).waitFor({ state: 'detached' });
  await page.getByText('Jaheen ist dabei').waitFor();
  await context.close();
});

test('rename, copy, archive, delete with undo', async () => {
  const { page, context } = await app.visit();
  await createCampaign(page, 'Alt');
  await open(page, `${app.url}/logbook`);
  await button(page, 'Was tun mit „Alt“?').click();
  await button(page, 'Umbenennen').click();
  await page.getByLabel('Name der Kampagne').fill('Neu');
  await button(page, 'Übernehmen').click();
  await button(page, /^Neu Kapitel/).waitFor();
  await button(page, 'Was tun mit „Neu“?').click();
  await button(page, 'Kopie anlegen').click();
  await button(page, /^Neu \(Kopie\) Kapitel/).waitFor();
  await button(page, 'Was tun mit „Neu (Kopie)“?').click();
  await button(page, 'Ins Archiv legen').click();
  await button(page, /^Neu \(Kopie\) Kapitel/).waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: 'Archiv' }).click();
  await button(page, /^Neu \(Kopie\) Kapitel/).waitFor();
  await page.getByRole('radio', { name: 'Laufend' }).click();
  await button(page, 'Was tun mit „Neu“?').click();
  await button(page, 'Löschen').click();
  await page.getByText('„Neu“ liegt im Papierkorb.').waitFor();
  await button(page, /^Neu Kapitel/).waitFor({ state: 'detached' });
  await button(page, 'Rückgängig').click();
  await button(page, /^Neu Kapitel/).waitFor();
  await context.close();
});

test('export, delete, import: identical', async () => {
  const { page, context } = await app.visit();
  await createCampaign(page, 'Wanderschaft');
  await chapterOn(page, 4);
  await caption(page, 5).waitFor();
  await open(page, `${app.url}/logbook`);
  const exported = async () => {
    await button(page, 'Was tun mit „Wanderschaft“?').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Als Datei sichern').click(),
    ]);
    return download.path();
  };
  const first = await exported();
  await button(page, 'Was tun mit „Wanderschaft“?').click();
  await button(page, 'Löschen').click();
  await button(page, /^Wanderschaft Kapitel/).waitFor({ state: 'detached' });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, 'Datei einlesen').click(),
  ]);
  await chooser.setFiles(first);
  await page.getByText('2 Helden, Kapitel 5, 5 Schritte', { exact: false }).waitFor();
  await button(page, 'Vorhandene ersetzen').click();
  await button(page, /^Wanderschaft Kapitel/).waitFor();
  const second = await exported();
  const content = (path: string) => {
    const { campaigns } = JSON.parse(readFileSync(path, 'utf8'));
    return campaigns.map((campaign: object) => ({ ...campaign, changedAt: null }));
  };
  expect(content(second)).toEqual(content(first));
  await context.close();
});

test.each([
  ['foreign', '{"hello":"world"}', 'Die Datei stammt nicht aus dieser App.'],
  [
    'truncated',
    '{"format":"drunagor-companion","version":1,"camp',
    'Die Datei ist unvollständig: Ihr Ende fehlt.',
  ],
  [
    'newer',
    '{"format":"drunagor-companion","version":999}',
    'Die Datei stammt von einer neueren Version der App.',
  ],
])('a %s file is refused with a reason and changes nothing', async (_kind, content, message) => {
  const { page, context } = await app.visit();
  await open(page, `${app.url}/logbook`);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, 'Datei einlesen').click(),
  ]);
  await chooser.setFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });
  await page.getByText(message, { exact: false }).first().waitFor();
  await heading(page, 'Ein leeres Buch').waitFor();
  await context.close();
});

test('a second tab asks and takes over; the first one leaves with everything saved', async () => {
  const { page, context } = await app.visit();
  await createCampaign(page, 'Erster Tab');
  await chapterOn(page, 1);
  const second = await context.newPage();
  await second.goto(`${app.url}/logbook`);
  await heading(second, 'Schon in einem anderen Tab offen').waitFor();
  expect(await seriousFindings(second)).toEqual([]);
  await button(second, 'Hier weiterspielen').click();
  await usable(second);
  await button(second, /^Erster Tab Kapitel 2/).waitFor();
  await page.waitForURL(`${app.url}/handed-over.html`);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('link').click();
  await heading(page, 'Schon in einem anderen Tab offen').waitFor();
  await context.close();
});

test('a hero is added, changed, removed and brought back', async () => {
  const { page, context } = await app.visit({ viewport: TABLET });
  await createCampaign(page, 'Gruppe', ['Maya']);
  await button(page, 'Held hinzufügen').click();
  await page.getByRole('checkbox', { name: /Vorn/ }).click();
  await page.getByLabel('Wer spielt?').filter({ visible: true }).first().fill('Ida');
  await button(page, 'Mehr: Lebenspunkte').click();
  await button(page, 'Übernehmen').click();
  await button(page, /Vorn.*Ida spielt/).waitFor();
  await button(page, /Vorn/).click();
  await button(page, 'Mehr zu Vorn').click();
  await button(page, 'Name, Werte und Erlaubtes ändern').click();
  await button(page, 'Aus der Kampagne nehmen').click();
  await page.getByText('Vorn hat die Kampagne verlassen.').waitFor();
  await button(page, 'Rückgängig').click();
  await button(page, /Vorn.*Ida spielt/).waitFor();
  await open(page, `${app.url}/logbook/new`);
  await page.getByRole('checkbox', { name: /Vorn/ }).click();
  await button(page, 'Werte von Vorn').click();
  expect(
    await page.getByRole('spinbutton', { name: 'Lebenspunkte' }).getAttribute('aria-valuenow'),
  ).toBe('10');
  await context.close();
});

test.each(['dark', 'light'] as const)(
  'campaign screens have no serious axe finding, %s',
  async (colorScheme) => {
    const { page, context } = await app.visit({ colorScheme });
    await createCampaign(page, 'Zugänglich');
    expect(await seriousFindings(page)).toEqual([]);
    await button(page, 'Verlauf').click();
    await page.getByText('Jaheen ist dabei').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await button(page, 'Zurück').click();
    await button(page, /Jaheen/).click();
    await heading(page, 'Jaheen').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await open(page, `${app.url}/logbook`);
    await button(page, /Was tun/).click();
    await page.getByRole('dialog').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await open(page, `${app.url}/logbook/new`);
    await page.getByRole('checkbox', { name: /Lorelai/ }).click();
    expect(await seriousFindings(page)).toEqual([]);
    await open(page, `${app.url}/more/data`);
    expect(await seriousFindings(page)).toEqual([]);
    await context.close();
  },
);
