/** Fast fingers on slow devices: a tap means what was on the screen, and messages cover nothing. */
import type { Page } from 'playwright-core';
import { inChromium, PHONE, settled, TABLET } from './harness';
import { monster, type Setting } from './table-campaigns';
import { playing, shown, showsAgain, type Player } from './table-page';
import { middle, slowed, tapAt } from './touches';

const app = inChromium();

const FIGHT: Setting = {
  heroes: 2,
  summons: [monster('Schnitter'), monster('Wüterich'), monster('Lauerer'), monster('Heuler')],
};

const messages = (page: Page) => page.getByTestId('messages').filter({ visible: true });

test.each([1, 6, 20])('%i times slower: a double tap ends one turn, not two', async (rate) => {
  const player = await playing(app.browser, app.url, FIGHT);
  const { page, turnOf, errors, context } = player;
  const { x, y } = await middle(player, /^Los geht’s: Vorn/);
  const devtools = await slowed(page, rate);
  const first = tapAt(devtools, x, y);
  await page.waitForTimeout(120);
  await Promise.all([first, tapAt(devtools, x, y)]);
  await turnOf('Vorn');
  await messages(page)
    .getByText(/Doppelt getippt|schon zu Ende|bevor das hier stand/)
    .waitFor();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await settled(page);
  await turnOf('Vorn');
  expect(errors).toEqual([]);
  await context.close();
});

/** What can be pressed and lies, even in part, under the strip of messages. */
const underMessages = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const visible = (node: Element) => node.getBoundingClientRect().width > 0;
    const [region] = [...document.querySelectorAll('[data-testid=messages]')].filter(visible);
    const strip = region?.parentElement;
    if (!strip) return ['no strip'];
    const own = strip.getBoundingClientRect();
    const over = ({ left, right, top, bottom }: DOMRect) =>
      left < own.right - 1 && right > own.left + 1 && top < own.bottom - 1 && bottom > own.top + 1;
    const scrolls = (node: Element) => /auto|scroll/.test(getComputedStyle(node).overflowY);
    // What a list has scrolled out of its own window lies behind the strip without being covered by it.
    const inWindow = (node: Element, y: number): boolean => {
      let at = node.parentElement;
      while (at !== null && !scrolls(at)) at = at.parentElement;
      const box = at?.getBoundingClientRect();
      return box === undefined || (y > box.top && y < box.bottom);
    };
    return [...document.querySelectorAll('[role=button],[role=radio],[role=checkbox]')]
      .filter((node) => visible(node) && !strip.contains(node))
      .filter((node) => node.closest('[inert],[aria-hidden=true]') === null)
      .filter((node) => {
        const box = node.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const covered = over(box) && strip.contains(document.elementFromPoint(x, y));
        return covered && inWindow(node, y);
      })
      .map((node) => node.getAttribute('aria-label') ?? node.textContent ?? '');
  });

const SHORT = { width: 932, height: 430 };

/** What was refused stands above the sheet: over neither its title nor its close button. */
async function refusedAbove({ page, tap }: Player): Promise<void> {
  await tap('Rasten');
  await tap(/^Rasten/);
  const said = page.getByTestId('sheet-messages').getByText(/Farben/);
  await said.waitFor();
  await settled(page);
  const dialog = page.getByRole('dialog');
  const above = await page.getByTestId('snackbar').filter({ visible: true }).last().boundingBox();
  for (const part of [dialog.getByRole('heading'), dialog.getByLabel('Schließen')]) {
    const box = await part.first().boundingBox();
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  }
  expect(above?.y).toBeGreaterThanOrEqual(0);
  await tap('Schließen');
  await dialog.waitFor({ state: 'detached' });
}

test('messages cover no target, undo says what it took back, refusals stand above the sheet', async () => {
  const player = await playing(app.browser, app.url, FIGHT);
  const { page, tap, turnOf, errors, context } = player;
  await tap('Los geht’s: Vorn');
  await turnOf('Vorn');
  const before = await shown(player);
  await tap(/^Schaden auf Schnitter/);
  await tap('5 Schaden');
  await messages(page)
    .getByText(/Schnitter/)
    .waitFor();
  expect(await underMessages(page)).toEqual([]);
  await tap('Rückgängig');
  await messages(page)
    .getByText(/^Zurückgenommen: .*Schnitter/)
    .waitFor();
  await showsAgain(player, before);
  await page.getByTestId('snackbar').filter({ visible: true }).click();
  await page.getByRole('dialog', { name: 'Zuletzt' }).getByText(/5/).first().waitFor();
  await page.keyboard.press('Escape');
  for (const size of [PHONE, TABLET, SHORT]) {
    await page.setViewportSize(size);
    await refusedAbove(player);
  }
  expect(errors).toEqual([]);
  await context.close();
});
