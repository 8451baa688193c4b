import { inChromium, usable } from './harness';
import { demo, hintsSeen, pressUntil, type Player } from './table-page';

const app = inChromium();

const HIT = /Schaden auf .* \d+ von (\d+) LP/;

/** Every monster on the plan falls, two taps each. */
async function defeatAll({ page, tap, seen }: Player, left: number): Promise<void> {
  for (let monsters = left; monsters > 0; monsters -= 1) {
    const tiles = page.getByRole('button', { name: HIT }).filter({ visible: true });
    await page.waitForFunction(
      (count) => document.querySelectorAll('[aria-label^="Schaden auf "]').length === count,
      monsters,
    );
    const name = await tiles.first().ariaSnapshot();
    await tiles.first().click();
    await tap(`${HIT.exec(name)?.[1]} Schaden`);
    await seen(/ist besiegt|noch 0/);
  }
}

test('the trial adventure is won: two rooms, one door, and the logbook knows it', async () => {
  const player = await demo(app.browser, app.url);
  const { page, tap, seen, errors, context } = player;
  await hintsSeen(player);
  await tap('Los geht’s: Vorn');
  await player.turnOf('Vorn');
  await defeatAll(player, 2);
  await seen('Kein Monster steht mehr. Wie geht es laut Buch weiter?');
  await tap('Tür öffnen');
  await tap('Tür 1');
  await tap('Aufstellen');
  await tap('Fertig');
  await defeatAll(player, 2);
  await seen('Beide Räume sind leer: Das Probeabenteuer ist geschafft.');
  await tap('Gewonnen');
  await seen('Das Abenteuer ist geschafft.');
  await seen('Das wird endgültig');
  await page.reload();
  await usable(page);
  await seen('Das Abenteuer ist geschafft.');
  await tap('Ins Lager');
  await seen('Das Abenteuer ist gewonnen und eingetragen.');
  await seen('Nach dem Probeabenteuer');
  await page.getByRole('heading', { name: 'Lager', exact: true, level: 1 }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('curse, trauma and runes stay in sight, and the last cube says what it costs', async () => {
  const player = await demo(app.browser, app.url);
  const { page, tap, errors, context } = player;
  await hintsSeen(player);
  await tap('Los geht’s: Vorn');
  await player.turnOf('Vorn');
  const spend = (colour: string) => tap(new RegExp(`^Einsetzen: ${colour}`));
  for (const colour of ['gelb', 'gelb', 'rot', 'grün', 'blau']) await spend(colour);
  await tap('Effekt vorbei, rasten');
  await page
    .getByTestId('snackbar')
    .getByText(/Vorn: Fluchwürfel 1/)
    .waitFor();
  await tap('Alle Figuren');
  await page.getByRole('heading', { name: 'Helden', exact: true }).scrollIntoViewIfNeeded();
  const curse = page.getByRole('img', { name: /^Fluchwürfel: Vorn 1 von 6/ });
  const box = await curse.boundingBox();
  expect(box?.y).toBeGreaterThan(100);
  expect(box?.y).toBeLessThan(300);
  expect(errors).toEqual([]);
  await context.close();
});

test('the trial adventure is lost with the last rune (D12), and begins again as it was', async () => {
  const player = await demo(app.browser, app.url);
  const { page, tap, seen, errors, context } = player;
  const lost = page.getByText('Die letzte Rune ist gezogen.').filter({ visible: true });
  const on = page.getByRole('button', {
    name: /^(Keiner|Weiter: .*|Neue Runde: .*|Los geht’s: .*|(\d )?Runen? ziehen|Nicht erreicht)$/,
  });
  await pressUntil(player, on, lost);
  await seen('Verloren');
  await seen('6 Runden');
  await seen('Das kommt zurück');
  await tap('Noch einmal');
  await seen('Die Niederlage ist eingetragen, alles andere wie zuvor.');
  expect(errors).toEqual([]);
  await context.close();
});

/** D12: whatever the last cube was, the end comes first, and one step takes it back. */
async function lostBy({ tap, seen }: Player, why: string): Promise<void> {
  await seen('Verloren');
  await seen(why);
  await tap('Rückgängig');
  await seen(/^Ein Würfel vor dem Ende: .*Maya/);
  await tap('Wiederholen');
  await seen(why);
}

test('the trial adventure is lost with the sixth curse cube (D12)', async () => {
  const player = await demo(app.browser, app.url);
  const { page, tap, errors, context } = player;
  await hintsSeen(player);
  await tap('Los geht’s: Vorn');
  await player.turnOf('Vorn');
  await tap('Alle Figuren');
  await tap(/^Maya 9 von 9 LP /);
  await tap('Held', 'radio');
  const count = (curse: number) =>
    page.getByRole('dialog').getByText(`${curse} von 6`, { exact: true }).waitFor();
  for (let curse = 1; curse < 6; curse += 1) {
    await tap('Fluchwürfel erhöhen');
    await count(curse);
  }
  await tap('Fluchwürfel erhöhen');
  await tap('Schließen');
  await lostBy(player, 'Zu viele Fluchwürfel bei Maya.');
  expect(errors).toEqual([]);
  await context.close();
});

test('the trial adventure is lost when a hero falls twice (D11, D12)', async () => {
  const player = await demo(app.browser, app.url);
  const { tap, seen, turnOf, page, errors, context } = player;
  await hintsSeen(player);
  await tap('Los geht’s: Vorn');
  await player.turnOf('Vorn');
  await tap('Alle Figuren');
  await tap(/^Maya 9 von 9 LP /);
  await tap('20 Schaden');
  await seen(/Maya ist ohnmächtig/);
  await seen('Ein Würfel vor dem Ende: Maya (Trauma)');
  const on = page.getByRole('button', { name: /^(Keiner|Weiter: .*)$/ });
  await pressUntil(player, on, page.getByRole('heading', { name: 'Maya', level: 2, exact: true }));
  await turnOf('Maya');
  await tap(/^Maya \d von 9 LP /);
  await tap('20 Schaden');
  await lostBy(player, 'Zu viele Traumawürfel bei Maya.');
  expect(errors).toEqual([]);
  await context.close();
});
