import type { Locator } from 'playwright-core';
import { inChromium } from './harness';
import { monster, onHit, turns } from './table-campaigns';
import { playing } from './table-page';

const app = inChromium();

const ROUND = {
  heroes: 2,
  rules: { runeCard: true },
  summons: [
    monster('Wüterich', [onHit('bleed', 1)], { id: 'a' }),
    monster('Schnitter', [onHit('cleave', 2)], {
      id: 'b',
      track: { rune: 'red', row: 'lower' },
    }),
  ],
} as const;

/** Vorn, Wüterich, Maya, Schnitter, the rune card; the mouse is never used. */
test('a whole round by keyboard alone', async () => {
  const { page, seen, turnOf, errors, context } = await playing(app.browser, app.url, ROUND);
  const keys = async (...pressed: readonly string[]) => {
    for (const key of pressed) await page.keyboard.press(key);
  };
  const focusOn = async (target: Locator) => {
    for (let tabs = 0; tabs < 40; tabs += 1) {
      if (await target.evaluate((node) => node === document.activeElement)) return;
      await keys('Tab');
    }
    throw new Error('never focused');
  };
  await keys('n');
  await turnOf('Vorn');
  await keys('1');
  await page.getByRole('dialog', { name: 'Wüterich' }).waitFor();
  const six = page.getByRole('button', { name: '6 Schaden', exact: true });
  const first = page.getByRole('button', { name: '1 Schaden', exact: true });
  await focusOn(first);
  await keys('ArrowDown');
  expect(await six.evaluate((node) => node === document.activeElement)).toBe(true);
  await keys('Enter');
  await seen('Wüterich: 6 LP verloren, noch 6');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await keys('h');
  await page.getByRole('heading', { name: 'Verlauf', exact: true }).waitFor();
  await focusOn(page.getByRole('button', { name: 'Zurück' }).filter({ visible: true }));
  await keys('Enter');
  await turnOf('Vorn');
  await keys('n');
  await seen('Wer ist der Oberste in der Reihe, den es erreicht?');
  await keys('2');
  await seen('10 → 6 LP');
  await keys('n');
  await turnOf('Maya');
  await keys('u');
  await seen('Wer ist der Oberste in der Reihe, den es erreicht?');
  await keys('r');
  await turnOf('Maya');
  await keys('n');
  await seen(/^Wen trifft es von einem Feld aus\?/);
  await keys('1', '2');
  await seen('10 → 6 LP');
  await keys('n');
  await turnOf('Runenkarte');
  await keys('n');
  await seen(/^Ziel: /);
  await keys('n');
  await seen('Kapitel 4 · Runde 2');
  await turnOf('Vorn');
  expect(errors).toEqual([]);
  await context.close();
});

test('help, dice and glossary have a key each', async () => {
  const { page, context } = await playing(app.browser, app.url, { ...ROUND, then: turns(1) });
  const opensAndCloses = async (key: string, name: string) => {
    const dialog = page.getByRole('dialog', { name }).filter({ visible: true });
    await page.keyboard.press(key);
    await dialog.waitFor();
    // Keys go to the sheet as soon as it has the focus.
    await page.waitForFunction(() => Boolean(document.activeElement?.closest('[role=dialog]')));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  };
  await opensAndCloses('?', 'Hilfe zum Tisch');
  await opensAndCloses('d', 'Würfel');
  await page.keyboard.press('g');
  await page.getByRole('heading', { name: 'Glossar' }).filter({ visible: true }).first().waitFor();
  await context.close();
});
