import type { ElementHandle, Page } from 'playwright-core';
import { sheetOf } from '@/src/rules';
import { seriousFindings } from './axe';
import { inChromium, usable } from './harness';
import { createCampaign, endAdventure, exportedState, openLogbook, typeItem } from './logbook-page';
import { CAMPAIGN, turns } from './table-campaigns';
import { playerOf, playing } from './table-page';

const app = inChromium();

const OTHER = '3 Silber 🪙 מתנה';

const atHome = async () => playerOf(await app.visit({ reducedMotion: 'reduce' }));

test('the camp says what goes, hero by hero, and leaves auras alone (L1 to L5)', async () => {
  const player = await playing(app.browser, app.url, {
    heroes: 2,
    then: [
      { kind: 'setTokens', figure: 'hero-1', tokens: { focus: 2, poison: 1 } },
      { kind: 'curse', hero: 'hero-1', x: 3 },
      { kind: 'trauma', hero: 'hero-2', x: 1 },
      { kind: 'setHp', figure: 'hero-2', hp: 4, maxHp: 10 },
      ...(['status', 'aura'] as const).map((consequence) => ({
        kind: 'gainConsequence' as const,
        hero: 'hero-1',
        consequence,
        draft: { catalogue: null, names: { en: consequence, de: consequence }, notes: '', hp: 0 },
      })),
    ],
  });
  const { tap, seen, page, context } = player;
  await endAdventure(player, 'Gewonnen', 'Ins Lager');
  const lines = ['Vorn: Gift', 'Vorn: 3 Fluchwürfel', 'Maya: 1 Traumawürfel', /^Vorn: Fokus/];
  for (const line of [...lines, 'Maya: von 4 auf 10 LP']) await seen(line);
  await seen('Vorn verliert den Status: status');
  await seen('Vorn behält: aura');
  for (const step of ['Zustände', 'Fluchwürfel', 'Traumawürfel', 'Ressourcen']) {
    await tap(`Erledigt: ${step} ablegen`);
  }
  expect(await seriousFindings(page)).toEqual([]);
  await tap('Erledigt: Erholen und aufbrechen lassen');
  await seen('5 von 7 Schritten');
  const { campaign } = await exportedState(player, app.url);
  expect(sheetOf(campaign, 'hero-1').statuses).toEqual([]);
  expect(sheetOf(campaign, 'hero-1').aura?.names.en).toBe('aura');
  await context.close();
});

const inSight = (page: Page, element: ElementHandle | null) =>
  page.waitForFunction((one) => {
    const { top, bottom } = (one as Element).getBoundingClientRect();
    return top > 100 && bottom < 600;
  }, element);

test('every kind of reward, a doubt about the foreign class, and a camp left for a week', async () => {
  const player = await atHome();
  const { tap, seen, page, errors, context } = player;
  await createCampaign(player, app.url, 'Beute', ['Elros', 'Vorn']);
  await tap(/^Lager/);
  await tap('Lager aufschlagen');
  await tap('Schritt 1 bis 5 auf einmal');
  const note = async (reward: string) => {
    await tap('Belohnung notieren');
    await tap(reward);
    await seen(`Notiert: ${reward}`);
  };
  await note('Heldenfähigkeit Stufe 1');
  await tap('Elros wählt: Heldenfähigkeit Stufe 1');
  expect(await seriousFindings(page)).toEqual([]);
  await tap('Nahkampf Stufe 1');
  await tap('Vorn wählt: Heldenfähigkeit Stufe 1');
  await tap('III-A mit Würfel in blau');
  await note('Heldenfähigkeit Stufe 2');
  await tap('Elros wählt: Heldenfähigkeit Stufe 2');
  await tap('Nahkampf Stufe 2');
  await seen('Elros: Heldenfähigkeit Stufe 2 gewählt');

  await page.reload();
  await usable(page);
  await seen('5 von 7 Schritten');
  await tap('Vorn wählt: Heldenfähigkeit Stufe 2');
  await tap('Vorn verzichtet');
  await note('Klassenfertigkeit');
  await tap('Elros wählt: Klassenfertigkeit');
  await tap('Magierin');
  await page.getByLabel('Name des Baums').fill('Eis');
  await seen('Magierin ist eine fremde Klasse; geraten wird zur eigenen.');
  await tap('Stufe 1 lernen');
  await tap('Vorn wählt: Klassenfertigkeit');
  await page.getByLabel('Name des Baums').fill('Wucht');
  await tap('1-2-2', 'radio');
  await tap('Stufe 1 lernen');
  await note('Lagerausrüstung Stufe 1');
  await tap('Elros wählt: Lagerausrüstung Stufe 1');
  await typeItem(player, 'Verderbnis');
  await tap(/^Verderbnismesser/);
  await tap('In den Beutel');
  await tap('Vorn wählt: Lagerausrüstung Stufe 1');
  await typeItem(player, 'Hausaxt');
  await tap('Eigener Gegenstand: Hausaxt');
  await tap('Ins Lager');
  await tap('Belohnung notieren');
  await page.getByLabel('Was gibt es?').fill(OTHER);
  await tap('Notieren');
  await tap(`Elros wählt: ${OTHER}`);
  await tap('Elros hat es bekommen');
  await tap(`Vorn wählt: ${OTHER}`);
  await tap('Vorn verzichtet');
  await note('Klassenfertigkeit');
  await tap('Elros wählt: Klassenfertigkeit');
  await tap('Krieger');
  await seen('Mit Krieger wären es zwei fremde Klassen; üblich ist höchstens eine.');
  await tap('Elros verzichtet');
  await tap('Streichen: Klassenfertigkeit');
  await tap('Erledigt: Belohnungen wählen');
  expect(await seriousFindings(page)).toEqual([]);

  const { campaign } = await exportedState(player, app.url);
  const [elros, vorn] = campaign.heroes.map(({ id }) => sheetOf(campaign, id));
  expect(campaign.rewards).toEqual([]);
  expect(elros?.skills).toMatchObject({ yellow: 2 });
  expect(elros?.trees).toMatchObject([{ heroClass: 'mage', tree: 'Eis', taken: ['1'] }]);
  expect(elros?.bag).toMatchObject([{ front: { catalogue: 'corruptor-knife' }, tier: 1 }]);
  expect(vorn?.roleSkills).toEqual({ a: 'blue', b: null });
  expect(vorn?.trees).toMatchObject([{ heroClass: 'warrior', shape: '1-2-2' }]);
  expect(vorn?.camp).toMatchObject([{ front: { names: { de: 'Hausaxt' } } }]);
  expect(errors).toEqual([]);
  await context.close();
});

test('the last step of the camp: a full bag, things change hands, all in one place', async () => {
  const player = await atHome();
  const { tap, seen, page, errors, context } = player;
  await createCampaign(player, app.url, 'Tausch', ['Elros', 'Vorn']);
  await tap(/^Lager/);
  await tap('Lager aufschlagen');
  await tap('Schritt 1 bis 5 auf einmal');
  // What the big button would tick off is on the screen, without a hand's help.
  const due = page.getByRole('heading', { name: 'Belohnungen wählen, noch offen' });
  await inSight(page, await due.elementHandle());
  const reward = async (hero: string, name: string, into: string) => {
    await tap(`${hero} wählt: Lagerausrüstung Stufe 1`);
    await typeItem(player, name);
    await tap(`Eigener Gegenstand: ${name}`);
    await tap(into);
    await seen(`${hero}: Lagerausrüstung Stufe 1 gewählt`);
  };
  for (const [elros, vorn, into] of [
    ['Laterne', 'Seil', 'In den Beutel'],
    ['Kreide', 'Ring', 'In den Beutel'],
    ['Horn', 'Hut', 'In den Beutel, Laterne bleibt liegen'],
  ] as const) {
    await tap('Belohnung notieren');
    await tap('Lagerausrüstung Stufe 1');
    await reward('Elros', elros, into);
    await reward('Vorn', vorn, into === 'In den Beutel' ? into : 'Ins Lager');
  }
  await tap('Erledigt: Belohnungen wählen');
  await tap(/^Was Elros trägt und verstaut/);
  await tap(/^Beutel: Horn/);
  await tap('Weitergeben');
  await tap('An Vorn, im Tausch gegen Seil');
  await seen('Horn hat jetzt Vorn.');
  await page.reload();
  await usable(page);
  await seen('6 von 7 Schritten');
  await tap(/^Was Elros trägt und verstaut/);
  await tap('Weiter mit Vorn');
  await tap(/^Lager: Hut/);
  await tap('Ausrüsten');
  await seen('Hut: Waffe');
  await tap('Startausrüstung wieder nehmen');
  await tap('Erledigt: Ausrüstung verstauen und tauschen');
  await tap('Lager abschließen');
  const { campaign } = await exportedState(player, app.url);
  const sheets = campaign.heroes.map(({ id }) => sheetOf(campaign, id));
  const names = (
    items: readonly { readonly front: { readonly names: { readonly en: string } } }[],
  ) => items.map(({ front }) => front.names.en);
  expect(sheets.map(({ bag }) => names(bag))).toEqual([
    ['Kreide', 'Seil'],
    ['Ring', 'Horn'],
  ]);
  expect(sheets[1]?.gear.weapon?.front.names.en).toBe('Hut');
  expect(names(sheets[1]?.camp ?? [])).toEqual(['Jagged Blade Axe']);
  expect(errors).toEqual([]);
  await context.close();
});

test('what a chest gives is in the bag, and handing it on uses up the exchange (Z3, E2)', async () => {
  const player = await playing(app.browser, app.url, { heroes: 2, then: turns(1) });
  const { tap, seen, page, context } = player;
  await tap('Mehr …');
  await tap('Truhe');
  await page.getByLabel('Gefundener Gegenstand').fill('Stab der Ste');
  await tap(/^Stab der Sterne/);
  await seen('Kommt beim Durchsuchen in den Beutel.');
  await tap('Ohne Fallenwürfel durchsuchen');
  await seen(/Vorn bekommt Stab der Sterne/);
  await openLogbook(player, app.url, CAMPAIGN);
  await tap(/^Vorn/);
  await tap(/^Beutel: Stab der Sterne/);
  await tap('Weitergeben');
  await tap('An Maya');
  await seen('Stab der Sterne hat jetzt Maya.');
  const { campaign, adventure } = await exportedState(player, app.url);
  expect(sheetOf(campaign, 'hero-2').bag).toMatchObject([
    { front: { catalogue: 'staff-of-the-stars' } },
  ]);
  expect(adventure?.turn?.actions).toEqual(['chest', 'exchange']);
  await context.close();
});
