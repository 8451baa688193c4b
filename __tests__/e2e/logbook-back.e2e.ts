import { inChromium } from './harness';
import { createCampaign, exportedState, shownHeading, typeItem } from './logbook-page';
import { playerOf, type Player } from './table-page';

const app = inChromium();

const atHome = async (name: string): Promise<Player> => {
  const player = playerOf(await app.visit({ reducedMotion: 'reduce' }));
  await createCampaign(player, app.url, name, ['Elros', 'Vorn']);
  return player;
};

test('back from a campaign that was just begun: the list, not the form once more', async () => {
  const { tap, page, errors, context } = await atHome('Aufbruch');
  await tap('Zurück');
  await shownHeading(page, 'Logbuch');
  expect(errors).toEqual([]);
  await context.close();
});

test('back out of the hero editor: one level, nothing lost, undo beside it', async () => {
  const player = await atHome('Zurück');
  const { tap, seen, page, errors, context } = player;
  const edit = async () => {
    await tap(/^Mehr zu /);
    await tap('Name, Werte und Erlaubtes ändern');
    await page.getByLabel('Heldenname').filter({ visible: true }).waitFor();
  };
  await tap(/^Elros/);
  await edit();
  const field = page.getByLabel('Heldenname').filter({ visible: true });
  expect(await field.getAttribute('dir')).toBe('auto');
  await field.fill('אלרוס 🏹');
  expect(await field.evaluate((node) => getComputedStyle(node).direction)).toBe('rtl');
  await page.goBack();
  await shownHeading(page, 'אלרוס 🏹');
  await seen('Änderungen an אלרוס 🏹 sind übernommen.');
  await tap('Rückgängig');
  await shownHeading(page, 'Elros');

  await edit();
  await page.getByLabel('Heldenname').filter({ visible: true }).fill(' ');
  await seen('Ein Held braucht einen Namen.');
  await page.getByLabel('Wer spielt?').filter({ visible: true }).fill('Noor');
  await page.goBack();
  await shownHeading(page, 'Elros');
  await seen('Noor spielt');
  await edit();
  await page.getByLabel('Heldenname').filter({ visible: true }).fill('Vorn');
  await seen(/^Vorn heißt schon jemand in der Gruppe/);
  await page.getByLabel('Heldenname').filter({ visible: true }).fill('Elros');
  await page.goBack();

  await page.getByLabel('Notizen zu Elros').fill('x'.repeat(500));
  await page.goBack();
  await shownHeading(page, 'Zurück');
  await tap('Held hinzufügen');
  await page.getByLabel('Heldenname').filter({ visible: true }).fill('Asta');
  await page.goBack();
  await tap('Held hinzufügen');
  expect(await page.getByLabel('Heldenname').filter({ visible: true }).inputValue()).toBe('Asta');
  const { campaign } = await exportedState(player, app.url);
  expect(campaign.heroes.map(({ name, player: who, notes }) => [name, who, notes.length])).toEqual([
    ['Elros', 'Noor', 500],
    ['Vorn', '', 0],
  ]);
  expect(errors).toEqual([]);
  await context.close();
});

test('back in the camp walk: page by page, then out, and the camp waits', async () => {
  const player = await atHome('Rückweg');
  const { tap, seen, page, errors, context } = player;
  await tap(/^Lager/);
  await tap('Lager aufschlagen');
  await tap('Schritt 1 bis 5 auf einmal');
  await tap('Belohnung notieren');
  await tap('Lagerausrüstung Stufe 1');
  await tap('Elros wählt: Lagerausrüstung Stufe 1');
  await typeItem(player, 'Laterne');
  await tap('Eigener Gegenstand: Laterne');
  await seen('Wohin damit?');
  await page.goBack();
  const search = page.getByRole('searchbox', { name: 'Name des Gegenstands' });
  expect(await search.inputValue()).toBe('Laterne');
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await shownHeading(page, 'Lager');
  await seen('5 von 7 Schritten');
  await page.goBack();
  await shownHeading(page, 'Rückweg');
  await tap(/^Lager nach Kapitel 1/);
  await seen('5 von 7 Schritten');
  await tap('Elros wählt: Lagerausrüstung Stufe 1');
  expect(errors).toEqual([]);
  await context.close();
});

test('a hero removed in mid-campaign: a word before, his page says so, undo brings him back', async () => {
  const player = await atHome('Abschied');
  const { tap, seen, page, errors, context } = player;
  await tap(/^Lager/);
  await tap('Lager aufschlagen');
  await tap('Schritt 1 bis 5 auf einmal');
  await tap('Belohnung notieren');
  await tap('Klassenfertigkeit');
  await seen('Elros wählt');
  await page.goBack();
  await tap(/^Elros/);
  const url = page.url();
  await tap('Etwas eintragen: Beutel');
  await typeItem(player, 'Seil');
  await tap('Eigener Gegenstand: Seil');
  await tap('In den Beutel');
  await tap(/^Mehr zu /);
  await tap('Name, Werte und Erlaubtes ändern');
  await seen(/^Mit dem Helden geht 1 Gegenstand verloren/);
  await tap('Aus der Kampagne nehmen');
  await seen('Elros hat die Kampagne verlassen.');
  await shownHeading(page, 'Abschied');
  const without = (await exportedState(player, app.url)).campaign;
  expect(without.heroes.map(({ name }) => name)).toEqual(['Vorn']);
  expect(without.rewards.map(({ open }) => open)).toEqual([['hero-2']]);
  await page.goto(url);
  await seen('Dieser Held gehört nicht mehr zur Kampagne.');
  expect(errors).toEqual([]);
  await context.close();
});
