import type { Page } from 'playwright-core';
import { seriousFindings } from './axe';
import { inChromium } from './harness';
import { monster, onHit, turns } from './table-campaigns';
import { demo, playing } from './table-page';

const app = inChromium();

const SETTING = {
  heroes: 2,
  summons: [monster('Wüterich', [onHit('bleed', 1)], { id: 'a' })],
  then: turns(1),
} as const;

/** The dialogs that are there for everybody, the one on top last. */
const dialogs = (page: Page) => page.getByRole('dialog');
const named = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

const focusIsIn = (page: Page, name: string) =>
  page.waitForFunction(
    (label) =>
      document.activeElement?.closest('[role=dialog]')?.getAttribute('aria-label') === label,
    name,
  );

/** What a keyboard or a screen reader could reach outside of the dialogs and the messages. */
const reachableBehind = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main [tabindex="0"], main button, [role=tab]')].filter(
        (element) =>
          element.closest('[role=dialog]') === null && element.closest('[inert]') === null,
      ).length,
  );

test('the menu gives way to its entry, back leads to the button, and what is behind is out of reach', async () => {
  const { page, tap, errors, context } = await playing(app.browser, app.url, SETTING);
  await tap('Mehr am Tisch');
  await focusIsIn(page, 'Mehr am Tisch');
  expect(await reachableBehind(page)).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
  await tap(/^Würfel/);
  await focusIsIn(page, 'Würfel');
  expect(await dialogs(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  await named(page, 'Würfel').waitFor({ state: 'detached' });
  expect(await focusedName(page)).toBe('Mehr am Tisch');
  expect(await reachableBehind(page)).toBeGreaterThan(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('a keyword in a figure’s sheet opens above it; Escape and back close one at a time', async () => {
  const { page, tap, errors, context } = await playing(app.browser, app.url, SETTING);
  const figure = async () => {
    await page.keyboard.press('1');
    await named(page, 'Wüterich').waitFor();
    await tap('Plättchen', 'radio');
    await tap('Bluten erhöhen');
  };
  const entry = async () => {
    await named(page, 'Wüterich').getByRole('link').first().click();
    await page.waitForFunction(
      () => document.activeElement?.closest('[data-testid=glossary-sheet]') !== null,
    );
    expect(await dialogs(page).count()).toBe(1);
    expect(await seriousFindings(page)).toEqual([]);
  };
  await figure();
  await entry();
  await page.keyboard.press('Escape');
  await focusIsIn(page, 'Wüterich');
  await entry();
  await page.goBack();
  await focusIsIn(page, 'Wüterich');
  await page.goBack();
  await dialogs(page).first().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Mehr am Tisch' }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('on the first page of a visit back closes the sheet and does not leave the app', async () => {
  const { page, tap, seen, errors, context } = await demo(app.browser, app.url);
  const { origin } = new URL(page.url());
  await tap('Mehr am Tisch');
  await named(page, 'Mehr am Tisch').waitFor();
  await page.goBack();
  await named(page, 'Mehr am Tisch').waitFor({ state: 'detached' });
  await seen('Die Nacht am Brückenturm');
  expect(new URL(page.url()).origin).toBe(origin);
  await tap('Mehr am Tisch');
  await named(page, 'Mehr am Tisch').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
