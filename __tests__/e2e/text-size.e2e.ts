import type { Page } from 'playwright-core';
import { go, inChromium, open, PHONE, TABLET } from './harness';

const PATHS = [
  '/',
  '/board',
  '/logbook',
  '/logbook/new',
  '/glossary',
  '/more',
  '/more/data',
  '/more/about',
  '/more/gallery',
];

const app = inChromium();

/** Texts that are cut off in their own box, and boxes that stick out of the window. */
const overflowing = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const scrollsSideways = (node: Element): boolean => {
      for (let at: Element | null = node; at !== null; at = at.parentElement) {
        if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return true;
      }
      return false;
    };
    for (const node of document.querySelectorAll<HTMLElement>('#root *')) {
      const box = node.getBoundingClientRect();
      if (box.width === 0 || box.height === 0 || getComputedStyle(node).visibility === 'hidden')
        continue;
      const text = node.children.length === 0 ? (node.textContent ?? '').trim() : '';
      if (text === '' || scrollsSideways(node)) continue;
      const cut =
        node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).overflow !== 'visible';
      if (cut || box.right > innerWidth + 1 || box.left < -1)
        found.push(`${text} [${box.left}–${box.right}]`);
    }
    return found;
  });

describe.each([
  ['de-DE', 'phone', PHONE],
  ['en-GB', 'phone', PHONE],
  ['de-DE', 'tablet', TABLET],
] as const)('text at 200 %%, %s, %s', (locale, _name, viewport) => {
  test('nothing is cut off and nothing sticks out', async () => {
    const { page, context } = await app.visit({ locale, viewport });
    await open(page, `${app.url}/more`);
    await page.getByRole('radio', { name: '200 %' }).click();
    for (const path of PATHS) {
      await go(page, path);
      expect([path, await overflowing(page)]).toEqual([path, []]);
    }
    await context.close();
  });
});
