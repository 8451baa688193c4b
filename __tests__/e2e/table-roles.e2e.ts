import type { Locator, Page } from 'playwright-core';
import { inChromium } from './harness';
import { monster, onHit } from './table-campaigns';
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

type Role = 'button' | 'checkbox' | 'dialog' | 'group' | 'heading' | 'list' | 'status';

/** As a screen reader finds it: by role and whole name, and there is only one of it. */
const named = (within: Page | Locator, role: Role, name: string | RegExp): Locator =>
  within.getByRole(role, { name, exact: true });

test('a whole round by roles and names alone', async () => {
  const { page, errors, context } = await playing(app.browser, app.url, ROUND);
  const press = (name: string, role: Role = 'button') => named(page, role, name).click();
  const turnOf = (name: string) =>
    page.getByRole('heading', { name, exact: true, level: 2 }).waitFor();

  await press('Los geht’s: Vorn');
  await turnOf('Vorn');
  await press('Schaden auf Wüterich 12 von 12 LP');
  await named(named(page, 'dialog', 'Wüterich'), 'button', '6 Schaden').click();
  await named(page, 'button', 'Rückgängig: Wüterich: 6 LP verloren, noch 6').waitFor();
  await named(page, 'button', 'Schaden auf Wüterich 6 von 12 LP').waitFor();

  await press('Weiter: Wüterich');
  await turnOf('Wüterich');
  await press('Rang 1 Vorn 10 LP', 'checkbox');
  await press('Reaktion');
  const reaction = named(page, 'dialog', 'Reaktion');
  await named(reaction, 'button', '2').click();
  await named(reaction, 'button', 'Würfel gelb · 2 frei').click();
  await named(page, 'list', 'Begründung').waitFor();
  await press('Anwenden, Weiter: Maya');
  await turnOf('Maya');
  await press('Alle Figuren');
  await page.getByRole('button', { name: /^Vorn 8 von 10 LP Verteidiger Bluten / }).waitFor();

  await press('Weiter: Schnitter');
  await turnOf('Schnitter');
  await press('Rang 1 Maya 10 LP', 'checkbox');
  await press('Rang 2 Vorn 8 LP', 'checkbox');
  await press('Trifft Maya und Vorn: 4');
  await turnOf('Runenkarte');
  await press('Rune ziehen');
  await page
    .getByRole('button', { name: /^Maya$|^(Nur )?Maya erreicht$/ })
    .first()
    .click();
  await turnOf('Vorn');
  await page
    .getByRole('button', { name: /^Maya \d von 10 LP Auf Dunkelheit · Anführer · führt / })
    .waitFor();

  await press('Rückgängig');
  await page.getByText(/^Ziel: /).waitFor();
  await press('Wiederholen');
  await turnOf('Vorn');
  expect(errors).toEqual([]);
  await context.close();
});
