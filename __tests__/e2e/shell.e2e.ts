import type { Page } from 'playwright-core';
import { findingsInBothLooks } from './axe';
import { go, inChromium, open, settingSaved, PHONE, TABLET, usable } from './harness';

const PATHS = [
  '/',
  '/board',
  '/logbook',
  '/glossary',
  '/more',
  '/more/about',
  '/more/licences',
  '/more/gallery',
];

const app = inChromium();

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name }).filter({ visible: true }).first();
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('the five tabs lead to their screens and the address follows', async () => {
  const { page, errors } = await app.shared();
  await open(page, app.url);
  for (const [name, path] of [
    ['Karte', '/board'],
    ['Logbuch', '/logbook'],
    ['Glossar', '/glossary'],
    ['Mehr', '/more'],
    ['Tisch', '/'],
  ] as const) {
    await tab(page, name).click();
    await heading(page, name).waitFor();
    await page.waitForURL(`${app.url}${path}`);
    expect(await tab(page, name).getAttribute('aria-selected')).toBe('true');
    expect(await page.title()).toBe(`${name} · Drunagor Companion`);
  }
  expect(errors).toEqual([]);
});

test.each(PATHS)('the deep link %s opens directly, without errors', async (path) => {
  const { page, errors } = await app.shared();
  await open(page, `${app.url}${path}`);
  expect(new URL(page.url()).pathname).toBe(path);
  await heading(page, /./).waitFor();
  expect(errors).toEqual([]);
});

test('an unknown address says so and leads home', async () => {
  const { page } = await app.shared();
  await open(page, `${app.url}/no/such/place`);
  await heading(page, 'Dieser Gang endet im Nichts').waitFor();
  await page.getByRole('button', { name: 'Zum Tisch' }).click();
  await heading(page, 'Tisch').waitFor();
});

test('back: the browser button, the header button, and after a deep link', async () => {
  const { page } = await app.shared();
  await open(page, app.url);
  await tab(page, 'Mehr').click();
  await page.getByRole('button', { name: 'Über diese App' }).click();
  await heading(page, 'Über diese App').waitFor();
  await page.goBack();
  await heading(page, 'Mehr').waitFor();
  await page.goBack();
  await heading(page, 'Tisch').waitFor();
  await page.goForward();
  await heading(page, 'Mehr').waitFor();

  await open(page, `${app.url}/more/about`);
  await page.getByRole('button', { name: 'Zurück' }).click();
  await heading(page, 'Mehr').waitFor();
  await page.waitForURL(`${app.url}/more`);
});

test('the device language decides at first, then the setting, live and over a reload', async () => {
  const { page, context } = await app.visit({ locale: 'en-GB' });
  await open(page, `${app.url}/more`);
  await heading(page, 'More').waitFor();
  expect(await page.getAttribute('html', 'lang')).toBe('en');
  await page.getByRole('radio', { name: 'Deutsch' }).click();
  await heading(page, 'Mehr').waitFor();
  expect(await page.getAttribute('html', 'lang')).toBe('de');
  await settingSaved(page);
  await page.reload();
  await usable(page);
  await heading(page, 'Mehr').waitFor();
  await context.close();
});

test('the device theme decides at first, then the setting, live and over a reload', async () => {
  const { page, context } = await app.visit({ colorScheme: 'light' });
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await open(page, `${app.url}/more`);
  const light = await background();
  await page.getByRole('radio', { name: 'Dunkel' }).click();
  await page.waitForFunction(
    (before) => getComputedStyle(document.body).backgroundColor !== before,
    light,
  );
  const dark = await background();
  await settingSaved(page);
  await page.reload();
  await usable(page);
  expect(await background()).toBe(dark);
  expect(dark).not.toBe(light);
  await context.close();
});

test('text size grows to 200 % and stays over a reload', async () => {
  const { page, context } = await app.visit();
  await open(page, `${app.url}/more`);
  const size = () =>
    heading(page, 'Mehr').evaluate((node) => parseFloat(getComputedStyle(node).fontSize));
  const before = await size();
  await page.getByRole('radio', { name: '200 %' }).click();
  expect((await size()) / before).toBeCloseTo(2, 1);
  await settingSaved(page);
  await page.reload();
  await usable(page);
  expect((await size()) / before).toBeCloseTo(2, 1);
  await context.close();
});

test('wide screens have the tabs as a rail at the left, phones at the bottom', async () => {
  const { page, context } = await app.visit({ viewport: TABLET });
  await open(page, app.url);
  const rail = await page.getByRole('tablist').boundingBox();
  expect(rail?.x).toBeLessThan(20);
  expect((rail?.height ?? 0) / (rail?.width ?? 1)).toBeGreaterThan(1);
  await page.setViewportSize(PHONE);
  await page.waitForFunction(() => {
    const box = document.querySelector('[role=tablist]')?.getBoundingClientRect();
    return box !== undefined && box.width > box.height && box.top > innerHeight / 2;
  });
  await context.close();
});

test('every request stays on our own origin, and the policy forbids the rest', async () => {
  const { page, requests, context } = await app.visit({ serviceWorkers: 'allow' });
  await open(page, app.url);
  for (const path of PATHS) await open(page, `${app.url}${path}`);
  expect(requests.length).toBeGreaterThan(PATHS.length);
  expect(requests.filter((url) => !url.startsWith(app.url) && !/^(data|blob):/.test(url))).toEqual(
    [],
  );
  const outcome = await page.evaluate(() =>
    fetch('https://example.com/').then(
      () => 'let through',
      () => 'refused',
    ),
  );
  expect(outcome).toBe('refused');
  const policy = await page.getAttribute('meta[http-equiv="Content-Security-Policy"]', 'content');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/https?:|\*/);
  await context.close();
});

describe.each(['de-DE', 'en-GB'])('axe, dark and light, %s', (locale) => {
  test.each(PATHS)('%s has no serious finding', async (path) => {
    const { page } = await app.shared({ locale });
    if (page.url() === 'about:blank') await open(page, app.url);
    await go(page, path);
    expect(await findingsInBothLooks(page)).toEqual([]);
  });
});

test('by keyboard: focus goes through the screen in order and is always visible', async () => {
  const { page } = await app.shared();
  await open(page, `${app.url}/more`);
  const seen: { name: string; top: number; outlined: boolean }[] = [];
  for (let press = 0; press < 14; press++) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const node = document.activeElement;
      if (node === null || node === document.body) return null;
      const style = getComputedStyle(node);
      let scrolled = 0;
      for (let at: Element | null = node; at !== null; at = at.parentElement)
        scrolled += at.scrollTop;
      const outlined =
        (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) ||
        style.boxShadow !== 'none';
      return {
        name: node.getAttribute('aria-label') ?? node.textContent ?? '',
        top: node.getBoundingClientRect().top + scrolled,
        outlined,
      };
    });
    if (focus === null) break;
    seen.push(focus);
  }
  expect(seen.length).toBeGreaterThan(6);
  expect(seen.filter((focus) => !focus.outlined)).toEqual([]);
  const content = seen.filter(
    ({ name }) => !['Tisch', 'Karte', 'Logbuch', 'Glossar', 'Mehr'].includes(name),
  );
  const tops = content.map(({ top }) => top);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
});
