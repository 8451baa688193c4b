import { sheetOf } from '@/src/rules';
import { seriousFindings } from './axe';
import { inChromium, open } from './harness';
import {
  beginAdventure,
  endAdventure,
  exportedState,
  heroAndParty,
  noteConsequence,
  openLogbook,
  shownHeading,
} from './logbook-page';
import { CAMPAIGN } from './table-campaigns';
import { hintsSeen, playerOf, playing } from './table-page';

const app = inChromium();

const atHome = async () => playerOf(await app.visit({ reducedMotion: 'reduce' }));

test('three chapters, the second lost once: hero and party state come back exactly', async () => {
  const player = await playing(app.browser, app.url, { heroes: 2, without: 'adventure' });
  const { tap, seen, page, errors, context } = player;
  await beginAdventure(player);
  await hintsSeen(player);
  await endAdventure(player, 'Gewonnen', 'Ins Lager');
  await tap('Schritt 1 bis 5 auf einmal');
  await seen('Die Helden sind erholt.');
  await tap('Erledigt: Belohnungen wählen');
  await tap('Erledigt: Ausrüstung verstauen und tauschen');
  await tap('Lager abschließen');
  await seen('Das Lager ist abgeschlossen.');

  await open(page, app.url);
  await beginAdventure(player);
  const before = await exportedState(player, app.url);
  expect(before.adventure?.chapter).toBe(2);
  await openLogbook(player, app.url, CAMPAIGN);
  await tap(/^Vorn/);
  await noteConsequence(player, 'Status', 'Gezeichnet');
  await tap('Nahkampf, Stufe 1', 'checkbox');
  await seen('Nahkampf: Stufe 1');
  await tap('Zurück');
  await seen('2 Änderungen gelten erst mit dem Sieg');
  const during = await exportedState(player, app.url);
  expect(heroAndParty(during.campaign)).not.toBe(heroAndParty(before.campaign));

  await open(page, app.url);
  await tap('Mehr am Tisch');
  await tap(/^Abenteuer beenden/);
  await tap('Verloren');
  await seen('Vorn: Status weg: Gezeichnet');
  await seen('Vorn: Nahkampf: Stufe 0 statt 1');
  await tap('Noch einmal');
  await seen('Die Niederlage ist eingetragen, alles andere wie zuvor.');
  const after = await exportedState(player, app.url);
  expect(heroAndParty(after.campaign)).toBe(heroAndParty(before.campaign));
  expect(after.campaign.chronicle.map(({ chapter, result }) => [chapter, result])).toEqual([
    [1, 'won'],
    [2, 'lost'],
  ]);

  for (const chapter of [2, 3]) {
    await open(page, app.url);
    await beginAdventure(player);
    await endAdventure(player, 'Gewonnen', 'Ins Lager');
    await seen('Das Abenteuer ist gewonnen und eingetragen.');
    expect((await exportedState(player, app.url)).campaign.chapter).toBe(chapter);
  }
  await openLogbook(player, app.url, CAMPAIGN);
  await tap(/^Chronik/);
  await shownHeading(page, 'Chronik');
  await seen('Versuch 2');
  await seen('Vorn erhält Status Gezeichnet (mit der Niederlage verfallen)');
  expect(await seriousFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

test('a sequential pair: V2 is carried over, help after a defeat is each on demand', async () => {
  const player = await playing(app.browser, app.url, {
    heroes: 2,
    then: [
      { kind: 'curse', hero: 'hero-1', x: 3 },
      { kind: 'trauma', hero: 'hero-2', x: 1 },
      { kind: 'setTokens', figure: 'hero-1', tokens: { focus: 2, poison: 1 } },
      { kind: 'drawRunes', by: 'instruction', count: 4 },
      { kind: 'settleRunes', reached: [], crushed: 0 },
    ],
  });
  const { tap, seen, page, context } = player;
  await endAdventure(player, 'Gewonnen', 'Gleich weiter');
  await beginAdventure(player);
  const second = await exportedState(player, app.url);
  expect(second.campaign.camp).toBeNull();
  expect(second.adventure?.runes.track).toHaveLength(4);
  expect(
    second.adventure?.heroes.map(({ curse, trauma }) => [curse.length, trauma.length]),
  ).toEqual([
    [3, 0],
    [0, 1],
  ]);
  expect(second.adventure?.heroes[0]?.tokens).toEqual({ focus: 2 });
  await open(page, app.url);
  await endAdventure(player, 'Verloren', 'Noch einmal');
  await seen('Hilfe nach der Niederlage, jede für sich:');
  await tap(/Rune.*zurück/);
  await tap('alle: Reinigen 2');
  await tap('Maya: ein Traumawürfel weg');
  await beginAdventure(player);
  const third = await exportedState(player, app.url);
  expect(third.adventure?.heroes.map(({ curse, trauma }) => [curse.length, trauma.length])).toEqual(
    [
      [1, 0],
      [0, 0],
    ],
  );
  expect(third.adventure?.runes.track.length).toBeLessThan(4);
  await context.close();
});

test('a new aura takes the place of the old one, and a trauma cube takes it away', async () => {
  const player = await playing(app.browser, app.url, { heroes: 2 });
  const { tap, seen, page, context } = player;
  await openLogbook(player, app.url, CAMPAIGN);
  await tap(/^Maya/);
  await noteConsequence(player, 'Aura', 'Glut');
  const doubt = 'Die Aura Glut geht dabei verloren: Es gibt immer nur eine.';
  await noteConsequence(player, 'Aura', 'Frost', doubt);
  const replaced = (await exportedState(player, app.url)).campaign;
  expect(sheetOf(replaced, 'hero-2').aura?.names.en).toBe('Frost');
  await open(page, app.url);
  await tap(/^Maya/);
  await tap('Held', 'radio');
  await tap('Traumawürfel erhöhen');
  await seen(/verliert durch das Trauma die Aura Frost/);
  const lost = (await exportedState(player, app.url)).campaign;
  expect(sheetOf(lost, 'hero-2').aura).toBeNull();
  await context.close();
});

test('a single adventure: the bonus of its chapter waits as rewards', async () => {
  const player = await atHome();
  const { tap, seen, page, errors, context } = player;
  await open(page, `${app.url}/logbook/new`);
  await tap('Nur ein Abenteuer spielen');
  await shownHeading(page, 'Einzelnes Abenteuer');
  expect(await seriousFindings(page)).toEqual([]);
  await tap(/^Kapitel 4: /);
  await tap(/^Elros/, 'checkbox');
  await tap('Abenteuer vorbereiten');
  await seen('3 noch zu wählen');
  expect(await seriousFindings(page)).toEqual([]);
  const { campaign } = await exportedState(player, app.url);
  expect(campaign.single?.chapter).toBe(4);
  expect(campaign.rewards.map(({ reward }) => reward)).toEqual([
    { kind: 'hero-skill', level: 1 },
    { kind: 'camp-item', tier: 1 },
    { kind: 'class-skill' },
  ]);
  expect(errors).toEqual([]);
  await context.close();
});
