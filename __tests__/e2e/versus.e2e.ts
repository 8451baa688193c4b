import { seriousFindings } from './axe';
import { inChromium, open, usable } from './harness';
import { playerOf, pressUntil, type Player } from './table-page';

const app = inChromium();

/** Heroes are chosen and have five hit points each: whoever is hit once falls. */
async function chosen(names: readonly string[]): Promise<Player> {
  const player = playerOf(await app.visit());
  const { page, tap } = player;
  await open(page, `${app.url}/logbook/versus`);
  for (const name of names) await tap(new RegExp(`^${name}, `), 'checkbox');
  for (const name of names) {
    await page.getByText(`Wie viele LP hat ${name} laut Tableau?`).waitFor();
    await tap('5');
  }
  return player;
}

/** X3: what each die shows, in the order the heroes were chosen. */
async function rolled({ page, tap }: Player, dice: readonly (readonly [string, number])[]) {
  await tap('Selbst gewürfelt', 'radio');
  for (const [asked, die] of dice) {
    await page.getByText(asked, { exact: true }).waitFor();
    await tap(`W20 zeigt ${die}`);
  }
}

/** X11: a spell of five; it waits for reactions and is applied. The only foe is aimed at already. */
async function strikes({ page, tap, seen }: Player, target: string): Promise<void> {
  await tap('Zauber');
  const chip = page.getByRole('dialog').getByRole('button', { name: target, exact: true });
  if ((await chip.getAttribute('aria-pressed')) !== 'true') await chip.click();
  await tap('5 Schaden');
  await seen(/ greift an$/);
  await tap('Anwenden');
}

const hintsGone = async ({ page }: Player): Promise<void> => {
  const hint = page.getByRole('button', { name: 'Verstanden' }).filter({ visible: true });
  while ((await hint.count()) > 0) await hint.first().click();
};

test('X2 to X11: two fight, the second fall is the end; undo, and once more with the same line-up', async () => {
  const player = await chosen(['Elros', 'Jaheen']);
  const { page, tap, seen, turnOf, errors, context } = player;
  await seen('Einer gegen einen');
  await rolled(player, [
    ['Elros würfelt den W20', 9],
    ['Jaheen würfelt den W20', 9],
    ['Gleichstand: Elros würfelt noch einmal', 3],
    ['Gleichstand: Jaheen würfelt noch einmal', 12],
  ]);
  expect(await seriousFindings(page)).toEqual([]);
  await tap('Kampf beginnen');
  await seen(/^Gewürfelt: Jaheen.9\/12, Elros.9\/3$/);
  await hintsGone(player);
  await tap('Los geht’s: Jaheen');
  await turnOf('Jaheen');
  expect(await seriousFindings(page)).toEqual([]);
  await strikes(player, 'Elros');
  await tap('Weiter: Elros');
  await turnOf('Elros');
  await tap('Heilen 2, Reinigen 1');
  await tap('Heilen und reinigen');
  await tap('Neue Runde: Jaheen');
  await turnOf('Jaheen');
  await seen(/^Ein Würfel vor dem Aus: Elros/);
  await tap('Lebenspunkte von Jaheen verringern');
  await strikes(player, 'Elros');
  await seen('Sieg: Jaheen');
  await seen('Ausgeschieden: Elros mit zu vielen Traumawürfeln.');
  expect(await seriousFindings(page)).toEqual([]);
  await page.reload();
  await usable(page);
  await seen('Sieg: Jaheen');
  await tap('Rückgängig');
  await page.getByText('Sieg: Jaheen').waitFor({ state: 'detached' });
  await tap('Wiederholen');
  await seen('Sieg: Jaheen');
  await tap('Noch einmal');
  await seen('Der Kampf steht in der Chronik, die Helden sind wie zuvor.');
  await tap('App würfelt', 'radio');
  await tap('Kampf beginnen');
  await seen('Alles aufgebaut?');
  expect(errors).toEqual([]);
  await context.close();
});

/** Trauma cubes as the players tap them in his sheet. */
async function trauma({ page, tap }: Player, name: string, cubes: number): Promise<void> {
  await tap(new RegExp(`^${name} \\d+ von \\d+ LP`));
  await tap('Held', 'radio');
  const shown = page.getByRole('dialog').getByText(`${cubes} von 4`, { exact: true });
  for (let cube = 0; cube < cubes; cube += 1) await tap('Traumawürfel erhöhen');
  await shown.waitFor();
  await tap('Schließen');
}

test('X9: two against two, a team falls with its fourth trauma cube, whoever has them', async () => {
  const player = await chosen(['Elros', 'Jaheen', 'Lorelai', 'Maya']);
  const { page, tap, seen, turnOf, errors, context } = player;
  await tap('Zwei gegen zwei', 'radio');
  await tap('Lorelai');
  await seen('Team A: Elros & Lorelai · Team B: Jaheen & Maya');
  await rolled(player, [
    ['Elros würfelt den W20', 4],
    ['Jaheen würfelt den W20', 18],
    ['Lorelai würfelt den W20', 12],
    ['Maya würfelt den W20', 17],
  ]);
  await tap('Kampf beginnen');
  await hintsGone(player);
  // X3: Jaheen is the fastest, then the fastest of the others, then their partners.
  await tap('Los geht’s: Jaheen');
  await turnOf('Jaheen');
  await tap('Alle Figuren');
  await trauma(player, 'Elros', 3);
  await page.getByRole('img', { name: 'Traumawürfel: Team A 3 von 4, Team B 0 von 4' }).waitFor();
  await seen(/^Ein Würfel vor dem Aus: Team A/);
  expect(await seriousFindings(page)).toEqual([]);
  // Nobody of the own team is there to be aimed at.
  await tap('Zauber');
  const targets = page.getByRole('dialog').getByRole('group', { name: 'Ziele' });
  expect(await targets.getByRole('button').allInnerTexts()).toEqual(['Lorelai', 'Elros']);
  await tap('Schließen');
  await strikes(player, 'Lorelai');
  await seen('Sieg: Team B (Jaheen, Maya)');
  await seen('Ausgeschieden: Team A mit 4 Traumawürfeln.');
  await tap('Aufhören');
  await seen('Der Kampf steht in der Chronik, die Helden sind wie zuvor.');
  // The form they lined up in is used up.
  await tap('Logbuch', 'tab');
  await page.getByRole('heading', { name: 'Logbuch' }).filter({ visible: true }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('X10: the last rune ends the fight of three in a draw', async () => {
  const player = await chosen(['Elros', 'Jaheen', 'Vorn']);
  const { page, tap, seen, errors, context } = player;
  await seen('Jeder gegen jeden');
  await page.getByRole('switch', { name: /^Runenkarte auf der Leiste/ }).click();
  await tap('Kampf beginnen');
  await hintsGone(player);
  await seen('Alles aufgebaut?');
  await tap('Logbuch', 'tab');
  await tap(/^Spieler gegen Spieler Kapitel/);
  await seen('Kampf läuft: Spieler gegen Spieler');
  await tap('Tisch', 'tab');
  await tap(/^Los geht’s: /);
  await tap('Mehr am Tisch');
  await tap(/^Runenbeutel/);
  const count = page.getByRole('spinbutton', { name: 'Wie viele?' });
  for (let fives = 0; fives < 7; fives += 1) await count.press('PageUp');
  await tap('36 Runen ziehen');
  await seen('Unentschieden');
  await seen('Die letzte Rune ist gezogen, niemand gewinnt.');
  expect(await seriousFindings(page)).toEqual([]);
  await tap('Rückgängig');
  await page
    .getByText('Die letzte Rune ist gezogen, niemand gewinnt.')
    .waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await context.close();
});

test('X2, X11: on the map foes bind and are hit, partners do not; a battlefield has no doors', async () => {
  const player = await chosen(['Elros', 'Jaheen', 'Lorelai', 'Maya']);
  const { page, tap, seen, errors, context } = player;
  await tap('Zwei gegen zwei', 'radio');
  await tap('Lorelai');
  await rolled(player, [
    ['Elros würfelt den W20', 18],
    ['Jaheen würfelt den W20', 12],
    ['Lorelai würfelt den W20', 4],
    ['Maya würfelt den W20', 3],
  ]);
  await tap('Kampf beginnen');
  await hintsGone(player);
  await tap('Los geht’s: Elros');
  await tap('Karte', 'tab');
  await tap(/^Halle, /);
  await tap('Fertig');
  await tap('Liste', 'radio');
  for (const field of ['C3', 'D3', 'C4', 'D4']) {
    await page.getByRole('textbox', { name: 'Feldname' }).fill(field);
    await tap(`${field} wählen`);
    await seen(new RegExp(`auf ${field}`));
  }
  await page.getByRole('link', { name: /Gebunden.*Jaheen.*Maya|Gebunden.*Maya.*Jaheen/ }).waitFor();
  expect(await page.getByRole('link', { name: /Gebunden.*Lorelai/ }).count()).toBe(0);
  expect(
    await page.getByRole('button', { name: 'Tür öffnen' }).filter({ visible: true }).count(),
  ).toBe(0);
  await tap('Angreifen');
  await tap('Jaheen');
  await tap('Selbst gewürfelt', 'radio');
  await tap('W20 zeigt 18');
  await seen('5 → 2 LP');
  await tap('Anwenden');
  await seen(/Jaheen 5 → 2 LP/);
  expect(errors).toEqual([]);
  await context.close();
});

/** Before they begin, as the battlefield says: out of the box, by name. */
async function summons({ tap }: Player, monster: string): Promise<void> {
  await tap('Monster aufstellen');
  await tap(/^Monster beschwören/);
  await tap(new RegExp(`^${monster}`));
  await tap('Beschwören');
  await tap('Fertig');
}

test('X4, X8: at the table a monster goes for the one named as the nearest; its poison works at once', async () => {
  const player = await chosen(['Elros', 'Jaheen']);
  const { page, tap, seen, turnOf, errors, context } = player;
  await rolled(player, [
    ['Elros würfelt den W20', 3],
    ['Jaheen würfelt den W20', 12],
  ]);
  await tap('Kampf beginnen');
  await hintsGone(player);
  await summons(player, 'Skelettbogenschütze');
  await seen('1 Monster steht auf dem Plan.');
  await tap('Los geht’s: Jaheen');
  await tap('Weiter: Elros');
  await tap('Weiter: Skelettbogenschütze');
  // As strong as each other: without the distance Jaheen, who is earlier, would be the first.
  await page.getByRole('checkbox', { name: 'Rang 1 Jaheen 5 LP' }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await tap('Elros');
  await tap('Rang 1 Elros 5 LP', 'checkbox');
  await seen('5 → 1 LP');
  await tap('Trifft Elros: 3');
  await turnOf('Jaheen');
  await tap('Alle Figuren');
  await page.getByRole('button', { name: /^Elros 1 von 5 LP/ }).waitFor();
  await tap(/^Schaden auf Skelettbogenschütze/);
  await tap('9 Schaden');
  await tap('Weiter: Elros');
  await turnOf('Elros');
  // X10: the last monster's end is not the fight's.
  expect(await page.getByText('Sieg', { exact: false }).filter({ visible: true }).count()).toBe(0);
  await tap('Neue Runde: Jaheen');
  expect(errors).toEqual([]);
  await context.close();
});

test('X8: on the map a monster goes for the nearest hero and says why', async () => {
  const player = await chosen(['Elros', 'Jaheen', 'Lorelai', 'Maya']);
  const { page, tap, seen, errors, context } = player;
  await tap('Zwei gegen zwei', 'radio');
  await tap('Lorelai');
  await rolled(player, [
    ['Elros würfelt den W20', 18],
    ['Jaheen würfelt den W20', 12],
    ['Lorelai würfelt den W20', 4],
    ['Maya würfelt den W20', 3],
  ]);
  await tap('Kampf beginnen');
  await hintsGone(player);
  await summons(player, 'Schattenvampir');
  await tap('Karte', 'tab');
  await tap(/^Halle, /);
  await tap('Fertig');
  await tap('Liste', 'radio');
  for (const field of ['B2', 'B3', 'G2', 'F6', 'D6']) {
    await page.getByRole('textbox', { name: 'Feldname' }).fill(field);
    await tap(`${field} wählen`);
    await seen(new RegExp(`auf ${field}`));
  }
  const on = page.getByRole('button', { name: /^(Los geht’s|Weiter): / });
  await pressUntil(player, on, page.getByRole('button', { name: /ausführen$/ }));
  await tap(/ausführen$/);
  await seen(/trifft Maya/);
  expect(await seriousFindings(page)).toEqual([]);
  await seen(/Rangfolge nach Entfernung, dann nach Wert: Maya/);
  await tap(/^Anwenden/);
  await page.getByRole('button', { name: /ausführen$/ }).waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await context.close();
});
