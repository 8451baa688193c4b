// What the benchmarks in a real Chromium share: a page on a slowed-down processor, a stopwatch in it, campaigns
// brought in through the app's own import.
import { Buffer } from 'node:buffer';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureChromium } from '../project/chromium.mjs';
import { buildWebApart, WEB } from '../web/build.mjs';
import { createWebServer, listen } from '../web/serve.mjs';

export const THROTTLE = 4;
/** What is measured: the app built now, or a build elsewhere. */
export const FOLDER = process.env.WEB_FOLDER ?? WEB;
export const PHONE = { viewport: { width: 390, height: 844 }, locale: 'de-DE', hasTouch: true };
/** Everything in the page, out of sight or not. */
export const nodesOf = (page) => page.evaluate(() => document.querySelectorAll('body *').length);
/** A device of its own. */
export const phonePage = async (browser) => (await browser.newContext(PHONE)).newPage();

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

/**
 * Puts a stopwatch into the page, set before a touch: `measured` says, for each change waited for, how long after the
 * finger was lifted it was in the page and how long until it was painted. Answers where to touch.
 */
export const addStopwatch = (page) =>
  page.addInitScript(() => {
    const waitFor = (lifted, isDone) =>
      new Promise((resolve) => {
        const painted = (shown) =>
          requestAnimationFrame(() => {
            // A task after the frame: what the frame drew is on the screen.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve({ shown, painted: performance.now() - lifted.at });
            port2.postMessage(null);
          });
        const observer = new MutationObserver(() => {
          if (lifted.at === null || !isDone()) return;
          observer.disconnect();
          painted(performance.now() - lifted.at);
        });
        observer.observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        });
      });
    window.stopwatch = (node, ...changes) => {
      node.scrollIntoView({ block: 'nearest' });
      const lifted = { at: null };
      const lift = ({ timeStamp }) => (lifted.at = timeStamp);
      addEventListener('touchend', lift, { capture: true, once: true });
      window.measured = Promise.all(changes.map((isDone) => waitFor(lifted, isDone)));
      const { left, top, width, height } = node.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
  });

/** A finger taps where the stopwatch, set by `set` in the page, has said; one answer a change. */
export async function touch(page, set, what) {
  const { x, y } = await page.evaluate(set, what);
  await page.touchscreen.tap(x, y);
  return page.evaluate(() => window.measured);
}

/** From the tap until something with this selector is in sight. */
export async function press(row, selector) {
  const { x, y } = await row.evaluate(
    (node, done) =>
      window.stopwatch(node, () =>
        [...document.querySelectorAll(done)].some(({ offsetParent }) => offsetParent),
      ),
    selector,
  );
  await row.page().touchscreen.tap(x, y);
  const [sample] = await row.page().evaluate(() => window.measured);
  return sample;
}

/** Between two taps of one finger; what the app draws behind a picture is done by then. */
export const PAUSE_MS = 250;

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

/** In the page: when the frames were painted in which something beside the field had changed since the last key. */
function watchKeys() {
  const painted = (run) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = run;
      port2.postMessage(null);
    });
  const isBeside = ({ target }) => document.activeElement?.parentElement?.contains(target) !== true;
  let key = null;
  window.keys = [];
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      key = { at: timeStamp, first: null, last: null };
      window.keys.push(key);
    },
    { capture: true },
  );
  new MutationObserver((changes) => {
    const asked = key;
    if (asked === null || !changes.some(isBeside)) return;
    painted(() => {
      asked.last = performance.now() - asked.at;
      asked.first ??= asked.last;
    });
  }).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['class', 'style', 'hidden'],
  });
}

export const watchingKeys = (page) => page.evaluate(watchKeys);

const SETTLED_MS = 450;

/** What is typed stands there until the answer is whole; then it is taken away again. */
export async function type(page, selector, text) {
  await page.bringToFront();
  await page.locator(selector).first().focus();
  await page.evaluate(() => (window.keys.length = 0));
  for (const letter of text) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForTimeout(SETTLED_MS);
  }
  const keys = await page.evaluate(() => window.keys);
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Backspace');
  await page.waitForTimeout(SETTLED_MS);
  // A letter that changes nothing has no answer to wait for.
  return keys.filter(({ first }) => first !== null);
}

async function throttled(page, rate) {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
  return client;
}

/** For good: of a page that is alone. */
export const slowDown = (page) => throttled(page, THROTTLE);

/**
 * Only while something is measured in it: a slowed-down page keeps a processor busy even when nothing happens there, and
 * what is measured elsewhere would wait for it.
 */
export async function slowly(page, run) {
  const client = await throttled(page, THROTTLE);
  try {
    return await run();
  } finally {
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await client.detach();
  }
}

const launching = () => ({
  executablePath: ensureChromium() ?? undefined,
  args: CHROMIUM_FLAGS.filter((flag) => !flag.startsWith('--headless')),
});

/** The app that is measured, if it is the one built now. */
export function ensureApp() {
  if (FOLDER === WEB) buildWebApart();
}

/** A browser, once the app that is measured in it is built. */
export function launchOnApp() {
  ensureApp();
  return chromium.launch(launching());
}

/**
 * A device with a browser and a disk of its own. Whatever else is opened by a test keeps its files as a private window
 * does, and there each page that SQLite writes is a trip to another process.
 */
export async function phoneOnDisk(folder) {
  const profile = mkdtempSync(join(folder, 'phone-'));
  const context = await chromium.launchPersistentContext(profile, { ...launching(), ...PHONE });
  return context.newPage();
}

/** Serves the app and measures on a phone's page. */
export async function inBrowser(measure) {
  const browser = await launchOnApp();
  const server = await listen(createWebServer(FOLDER), 0, '127.0.0.1');
  try {
    const page = await phonePage(browser);
    await addStopwatch(page);
    return await measure(page, `http://127.0.0.1:${server.address().port}/`);
  } finally {
    await browser.close();
    server.close();
  }
}
