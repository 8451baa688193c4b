import type { Page } from 'playwright-core';
import { COMMAND_SCENES } from './board-command-scenes';
import { FOE, hall, standing } from './board-scenes';
import { turning } from './board-turns-page';
import { inChromium, settled } from './harness';
import { monster, turns, type Setting } from './table-campaigns';

const app = inChromium();

/** Vorn's turn, then the only monster's. */
const ROUND: Setting = {
  heroes: 2,
  summons: [monster('Schnitter')],
  then: [
    ...hall(),
    ...standing({ 'hero-1': [6, 2], 'hero-2': [0, 5], [FOE]: [2, 2] }),
    ...turns(1),
  ],
};

/** Where Tab stops until it is on what has this name; screens out of sight have no stops. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stops = 0; stops < 80; stops += 1) {
    await page.keyboard.press('Tab');
    const { label, inSight } = await page.evaluate(() => {
      const at = document.activeElement;
      const { width = 0, height = 0 } = at?.getBoundingClientRect() ?? {};
      const label = at?.getAttribute('aria-label') ?? at?.textContent ?? '';
      return {
        label,
        inSight: at === document.body || (at?.checkVisibility() && width * height > 0),
      };
    });
    expect([label, inSight]).toEqual([label, true]);
    if (name.test(label)) return;
  }
  throw new Error(`${name} has no stop`);
}

test('a monster’s whole turn by Tab and Enter, which stop at nothing that is out of sight', async () => {
  const { page, seen, errors, context } = await turning(app.browser, app.url, ROUND);
  await seen('Am Zug: Vorn');
  await tabTo(page, /^Weiter: Schnitter/);
  await page.keyboard.press('Enter');
  await seen(/^Ausführen$/);
  await settled(page);
  await tabTo(page, /ausführen$/);
  await page.keyboard.press('Enter');
  await seen(/trifft Vorn \(10 → 6 LP\)/);
  await settled(page);
  await tabTo(page, /^Anwenden/);
  await page.keyboard.press('Enter');
  await seen('Am Zug: Maya');
  await seen(/Vorn 10 → 6 LP/);
  expect(errors).toEqual([]);
  await context.close();
});

test('a hero’s whole turn on the map by keys: taken in hand, his way seen, gone, next', async () => {
  const { page, seen, errors, context } = await turning(app.browser, app.url, ROUND);
  const keys = async (...pressed: readonly string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
  };
  await seen('Am Zug: Vorn');
  await tabTo(page, /^Karte des Abenteuers$/);
  // The cursor begins where the acting one stands.
  await seen(/^G3, .*Vorn 10 von 10 LP, am Zug/);
  await keys('Enter');
  await seen('So weit reichen 3 Bewegungspunkte.');
  await keys('ArrowLeft', 'ArrowLeft', 'Enter');
  await seen('Vorn nach E3');
  await seen(/^2 Bewegungspunkte$/);
  await keys('Enter');
  await page.getByText('Vorn nach E3').waitFor({ state: 'detached' });
  await seen(/^E3, .*Vorn 10 von 10 LP, am Zug/);
  await keys('n');
  await seen(/^Ausführen$/);
  await keys('u', 'u');
  await seen('Am Zug: Vorn');
  await tabTo(page, /^Karte des Abenteuers$/);
  await keys('ArrowRight', 'ArrowRight');
  await seen(/^G3, .*Vorn 10 von 10 LP, am Zug/);
  expect(errors).toEqual([]);
  await context.close();
});

test('the letters of the table work on the map: next, undo, redo, dice, help', async () => {
  const { page, seen, errors, context } = await turning(app.browser, app.url, ROUND);
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
  const { page, tap, seen, errors, context } = await turning(
    app.browser,
    app.url,
    COMMAND_SCENES.ATTACK_CARD,
  );
  await seen('Trifft Vorn');
  await settled(page);
  await page.keyboard.press('2');
  await seen('Trifft Vorn und Maya');
  await tap('Liste', 'radio');
  await seen(/^Maya 10 von 10 LP, .*Ziel/);
  expect(errors).toEqual([]);
  await context.close();
});

test('while building, and while a name is typed, letters do nothing but write', async () => {
  const { page, tap, seen, errors, context } = await turning(app.browser, app.url, ROUND);
  for (const key of ['n', 'u']) {
    await tap('Karte bauen');
    await page.keyboard.press(key);
    await page.waitForTimeout(500);
    await tap('Fertig');
    await seen('Am Zug: Vorn');
  }
  await tap('Liste', 'radio');
  const name = page.getByRole('textbox', { name: 'Feldname' }).filter({ visible: true });
  await name.fill('');
  await name.press('n');
  await page.waitForTimeout(500);
  expect(await name.inputValue()).toBe('n');
  await seen('Am Zug: Vorn');
  expect(errors).toEqual([]);
  await context.close();
});
