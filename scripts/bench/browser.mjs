// What the benchmarks in a real Chromium share: a page on a slowed-down processor, a stopwatch in it, campaigns
// brought in through the app's own import.
import { Buffer } from 'node:buffer';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureChromium } from '../project/chromium.mjs';
import { buildWebApart, WEB } from '../web/build.mjs';
import { createWebServer, listen } from '../web/serve.mjs';

export const THROTTLE = 4;

export const median = (values) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
export const round = (value) => Math.round(value * 100) / 100;
export const button = (page, name) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

export const summary = (samples) => ({
  shownMs: round(median(samples.map(({ shown }) => shown))),
  paintedMs: round(median(samples.map(({ painted }) => painted))),
});

export const ratios = (figures, many, few) => ({
  shown: round(figures[many].shownMs / figures[few].shownMs),
  painted: round(figures[many].paintedMs / figures[few].paintedMs),
});

/** Each round begins with another one, so that neither a busy machine nor the order is unfair. */
export const inTurn = (names, turn) =>
  names.map((_, index) => names[(index + turn) % names.length]);

/** Puts a stopwatch into the page: from a press until the change is in the page, and until it is painted. */
const addStopwatch = (page) =>
  page.addInitScript(() => {
    window.stopwatch = (press, isDone) =>
      new Promise((resolve) => {
        const from = performance.now();
        const painted = (shown) =>
          requestAnimationFrame(() => {
            // A task after the frame: what the frame drew is on the screen.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve({ shown, painted: performance.now() - from });
            port2.postMessage(null);
          });
        const observer = new MutationObserver(() => {
          if (!isDone()) return;
          observer.disconnect();
          painted(performance.now() - from);
        });
        observer.observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        });
        press();
      });
  });

/** From the click until something with this selector and, if wanted, this text is in sight. */
export const press = (row, selector, text = '') =>
  row.evaluate(
    (node, [done, words]) =>
      window.stopwatch(
        () => node.click(),
        () =>
          [...document.querySelectorAll(done)].some(
            ({ offsetParent, textContent }) => offsetParent && textContent.includes(words),
          ),
      ),
    [selector, text],
  );

/** The text of an export, read by the app as new campaigns. */
export async function readIn(page, url, text) {
  await page.goto(`${url}logbook`);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, 'Datei einlesen').click(),
  ]);
  const file = { name: 'bench.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await chooser.setFiles(file);
  await button(page, /^Als neu einlesen/).click({ timeout: 60000 });
}

export const card = (page, name) => button(page, new RegExp(`^${name}Kapitel|^${name} Kapitel`));

export async function slowDown(page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
}

/** Builds and serves the app, or a build elsewhere, and measures on a phone's page. */
export async function inBrowser(measure) {
  const elsewhere = process.env.WEB_FOLDER;
  if (elsewhere === undefined) buildWebApart();
  const server = await listen(createWebServer(elsewhere ?? WEB), 0, '127.0.0.1');
  const browser = await chromium.launch({
    executablePath: ensureChromium() ?? undefined,
    args: CHROMIUM_FLAGS.filter((flag) => !flag.startsWith('--headless')),
  });
  try {
    const viewport = { width: 390, height: 844 };
    const page = await (await browser.newContext({ viewport, locale: 'de-DE' })).newPage();
    await addStopwatch(page);
    return await measure(page, `http://127.0.0.1:${server.address().port}/`);
  } finally {
    await browser.close();
    server.close();
  }
}
