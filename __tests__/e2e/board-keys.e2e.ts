import { tapField } from './board-page';
import { COMMAND_SCENES } from './board-command-scenes';
import { turning } from './board-turns-page';
import { inChromium } from './harness';

const app = inChromium();

const { ATTACK_CARD, HERO } = COMMAND_SCENES;

test('the letters of the table work on the map: next, undo, redo, dice, help', async () => {
  const { page, seen, errors, context } = await turning(app.browser, app.url, HERO);
  const keys = async (...pressed: readonly string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
  };
  const sheet = (name: string) => page.getByRole('dialog', { name }).waitFor();
  const closed = () => page.getByRole('dialog').waitFor({ state: 'hidden' });
  await seen('Am Zug: Vorn');
  await keys('n');
  await seen(/^Ausführen$/);
  await keys('u');
  await seen('Am Zug: Vorn');
  await keys('r');
  await seen(/^Ausführen$/);
  await keys('d');
  await sheet('Würfel');
  await keys('Escape');
  await closed();
  await keys('?');
  await page.getByRole('dialog').waitFor();
  await keys('Escape');
  await closed();
  expect(errors).toEqual([]);
  await context.close();
});

test('1 to 9 tick targets of an attack card, and the map marks them', async () => {
  const { page, tap, seen, errors, context } = await turning(app.browser, app.url, ATTACK_CARD);
  await seen('Trifft Vorn');
  await page.keyboard.press('2');
  await seen('Trifft Vorn und Maya');
  await tap('Liste', 'radio');
  await seen(/^Maya 10 von 10 LP, .*Ziel/);
  expect(errors).toEqual([]);
  await context.close();
});

test('while building, and while a name is typed, letters do nothing but write', async () => {
  const player = await turning(app.browser, app.url, HERO);
  const { page, tap, seen, errors, context } = player;
  await tap('Karte bauen');
  await page.keyboard.press('n');
  await page.keyboard.press('u');
  await tap('Fertig');
  await seen('Am Zug: Vorn');
  await tapField(player, [6, 2], 0);
  await seen('Vorn auf G3');
  expect(errors).toEqual([]);
  await context.close();
});
