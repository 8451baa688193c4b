import type { Page } from 'playwright-core';
import { seriousFindings } from './axe';
import { go, inChromium, open, PHONE, settled, TABLET } from './harness';

// The screens of five games, one after the other.
jest.setTimeout(300_000);

const app = inChromium();

const link = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name }).filter({ visible: true }).first();
const sheet = (page: Page) => page.getByRole('dialog');

const LOOKED_AT = [
  '/glossary',
  '/glossary?q=gift',
  '/glossary/poison',
  '/glossary/sheet/attack',
  '/glossary/sheet/darkness',
  '/glossary/a-z',
  '/glossary/category/board',
  '/glossary?game=runewars',
  '/glossary?q=kampf&in=all',
  '/glossary/runewars/sheet/battle',
  '/glossary/runebound3/sheet/combat',
  '/glossary/runebound2/sheet/combat',
  '/glossary/swordsorcery/sheet/conditions',
  '/glossary/swordsorcery/engaged',
  '/more/help/table',
];

describe.each([
  ['dark', 'de-DE', PHONE],
  ['light', 'en-GB', PHONE],
  ['light', 'de-DE', TABLET],
] as const)('axe, %s, %s', (colorScheme, locale, viewport) => {
  test('no serious finding on any glossary screen, nor in the sheet', async () => {
    const { page, context } = await app.visit({ colorScheme, locale, viewport });
    await open(page, app.url);
    for (const path of LOOKED_AT) {
      await go(page, path);
      expect([path, await seriousFindings(page)]).toEqual([path, []]);
    }
    await go(page, '/glossary/sheet/recall');
    await link(page, /^CLEANSE$|^REINIGEN$/).click();
    await sheet(page).getByRole('heading').first().waitFor();
    await settled(page);
    expect(await seriousFindings(page)).toEqual([]);
    await open(page, `${app.url}/glossary`);
    await page.getByTestId('glossary-game').click();
    await sheet(page).getByRole('radio').first().waitFor();
    await settled(page);
    expect(await seriousFindings(page)).toEqual([]);
    await context.close();
  });
});

/** Names of more letters than 200 % leaves room for. */
const LONG_WORDS = [
  '/glossary/runewars/category/movement',
  '/glossary/runewars/movement-restrictions',
  '/glossary/runebound2/a-z',
];

/** Words that stick out of the window or are cut in their own box. */
const overflowing = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const scrollsSideways = (node: Element): boolean => {
      for (let at: Element | null = node; at !== null; at = at.parentElement)
        if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return true;
      return false;
    };
    return [...document.querySelectorAll<HTMLElement>('#root *')].flatMap((node) => {
      const text = node.children.length === 0 ? (node.textContent ?? '').trim() : '';
      const box = node.getBoundingClientRect();
      const style = getComputedStyle(node);
      if (text === '' || box.width === 0 || style.opacity === '0' || style.visibility === 'hidden')
        return [];
      if (node.closest('svg') !== null || scrollsSideways(node)) return [];
      const cut = node.scrollWidth > node.clientWidth + 1 && style.overflow !== 'visible';
      return cut || box.right > innerWidth + 1 || box.left < -1
        ? [`${text} [${box.left}–${box.right}]`]
        : [];
    });
  });

test.each([
  ['de-DE', PHONE],
  ['en-GB', PHONE],
  ['de-DE', TABLET],
] as const)('text at 200 %% fits, %s', async (locale, viewport) => {
  const { page, context } = await app.visit({ locale, viewport });
  await open(page, `${app.url}/more`);
  await page.getByRole('radio', { name: '200 %' }).click();
  for (const path of [
    ...LOOKED_AT,
    '/glossary/sheet/monster-turn',
    '/glossary/additional-hp',
    ...LONG_WORDS,
  ]) {
    await go(page, path);
    expect([path, await overflowing(page)]).toEqual([path, []]);
  }
  await context.close();
});
