import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { inChromium, open, usable, WEB } from './harness';

const folder = mkdtempSync(join(tmpdir(), 'drunagor-web-'));
const app = inChromium(() => {
  cpSync(WEB, folder, { recursive: true });
  return folder;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const WORKER = { serviceWorkers: 'allow' } as const;

const workerReady = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const worker = registration.active;
    if (worker?.state !== 'activated') {
      await new Promise((resolve) =>
        worker?.addEventListener('statechange', resolve, { once: true }),
      );
    }
  });

test('after one visit the app starts without a network, on any deep link', async () => {
  const { page, context, errors } = await app.visit(WORKER);
  await open(page, app.url);
  await workerReady(page);
  await context.setOffline(true);
  for (const path of ['/', '/glossary', '/more/licences']) {
    await page.goto(`${app.url}${path}`);
    await usable(page);
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await page.getByText('react-native-svg').first().waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

/** Nobody taps a button the moment it appears; where a tap came too early, a player taps again. */
async function taken(page: Page): Promise<void> {
  const isNext = () => document.body.dataset['version'] === 'next';
  for (let tries = 0; tries < 4; tries += 1) {
    await page.waitForTimeout(1500);
    await page
      .getByRole('button', { name: 'Neu laden' })
      .click({ timeout: 5000 })
      .catch(() => undefined);
    const done = await page
      .waitForFunction(isNext, undefined, { timeout: 12_000 })
      .catch(() => null);
    if (done !== null) return;
  }
  throw new Error('the new version never ran');
}

/** As browsers do that are busy for the version before: once, the new one is left waiting. */
function keepWaiting(): void {
  if (sessionStorage.getItem('kept') !== null) return;
  sessionStorage.setItem('kept', 'once');
  ServiceWorker.prototype.postMessage = () => undefined;
}

test('a new version is offered, taken only when asked, and then runs', async () => {
  const { page, context } = await app.visit(WORKER);
  await open(page, app.url);
  await workerReady(page);
  await page.reload();
  await usable(page);
  expect(await page.getByText('Eine neue Version ist da.').count()).toBe(0);

  const html = join(folder, 'index.html');
  const worker = join(folder, 'sw.js');
  const before = readFileSync(html, 'utf8');
  writeFileSync(html, before.replace('<body>', '<body data-version="next">'));
  const revision = /url:"index\.html",revision:"([0-9a-f]+)"/.exec(
    readFileSync(worker, 'utf8'),
  )?.[1];
  expect(revision).toBeDefined();
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(String(revision), 'f'.repeat(32)));

  await page.addInitScript(keepWaiting);
  await page.reload();
  await usable(page);
  const offer = page.getByText('Eine neue Version ist da.');
  await offer.waitFor();
  expect(await page.getAttribute('body', 'data-version')).toBeNull();
  await page.evaluate(() => Object.assign(window, { before: true }));
  await page.getByRole('button', { name: 'Neu laden' }).click();
  await page.waitForFunction(() => !('before' in window));
  await usable(page);
  await offer.waitFor();
  await taken(page);
  await usable(page);
  await context.close();
});

test('the app can be installed: manifest, icons and worker are in place', async () => {
  const { page, context } = await app.visit(WORKER);
  await open(page, app.url);
  const manifest = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json());
  expect(manifest).toMatchObject({ display: 'standalone', start_url: './' });
  for (const { src } of manifest.icons as { src: string }[]) {
    const status = await page.evaluate(async (url) => (await fetch(url)).status, src);
    expect([src, status]).toEqual([src, 200]);
  }
  await context.close();
});
