// The store in a real Chromium on a slowed-down processor: from the tap to the painted figure with few and many
// rows behind it, and opening a campaign; beside a stepper that stores nothing as the baseline.
import { Buffer } from 'node:buffer';
import { chromium } from 'playwright-core';
import { campaignFile } from '../../__tests__/e2e/storage-campaigns.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../project/chromium.mjs';
import { buildWeb, WEB } from '../web/build.mjs';
import { createWebServer, listen } from '../web/serve.mjs';

const THROTTLE = 4;
const ROUNDS = 6;
const TAPS = 14;
/** The first taps on a screen just opened warm the code up and are not counted. */
const WARM_UP = 4;
const OPENINGS = 15;
/** The smallest: created and on its chapter, nothing else behind the taps. */
const SIZES = { rows0: 2, rows100: 100, rows1000: 1000, rows10000: 10_000 };

export const median = (values) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
export const round = (value) => Math.round(value * 100) / 100;
export const button = (page, name) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

/** Puts a stopwatch into the page: from a press until the change is in the page, and until it is painted. */
export const addStopwatch = (page) =>
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

/** Taps a stepper forward and back; every tap is a sample. */
const tapStepper = (page, label, more, less) =>
  page.evaluate(
    async ([name, moreLabel, lessLabel, taps]) => {
      const inSight = (selector) =>
        [...document.querySelectorAll(selector)].find((node) => node.offsetParent !== null);
      const figure = () =>
        inSight(`[role=spinbutton][aria-label="${name}"]`)?.getAttribute('aria-valuenow');
      const samples = [];
      for (let tap = 0; tap < taps; tap++) {
        const before = figure();
        const target = inSight(`[aria-label="${tap % 2 === 0 ? moreLabel : lessLabel}"]`);
        samples.push(
          await window.stopwatch(
            () => target.click(),
            () => figure() !== before,
          ),
        );
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      return samples;
    },
    [label, more, less, TAPS],
  );

const press = (page, row, selector) =>
  row.evaluate(
    (node, done) =>
      window.stopwatch(
        () => node.click(),
        () => [...document.querySelectorAll(done)].some(({ offsetParent }) => offsetParent),
      ),
    selector,
  );

async function importCampaigns(page, url) {
  await page.goto(`${url}logbook`);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, 'Datei einlesen').click(),
  ]);
  const text = campaignFile(Object.entries(SIZES).map(([name, rows]) => ({ name, rows })));
  const file = { name: 'bench.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await chooser.setFiles(file);
  await button(page, 'Als neu einlesen').click({ timeout: 60000 });
  await button(page, /^rows0/).waitFor({ timeout: 60000 });
}

const cardOf = (page, name) => button(page, new RegExp(`^${name}Kapitel|^${name} Kapitel`));

async function openCampaign(page, name) {
  const sample = await press(page, cardOf(page, name), '[role=spinbutton]');
  await page.waitForTimeout(250);
  return sample;
}

async function leaveCampaign(page) {
  await button(page, 'Zurück').click();
  await cardOf(page, 'rows0').waitFor();
  await page.waitForTimeout(150);
}

const summary = (samples) => ({
  shownMs: round(median(samples.map(({ shown }) => shown))),
  paintedMs: round(median(samples.map(({ painted }) => painted))),
});

/** Each round begins with another size, so that neither a busy machine nor the order is unfair. */
const inTurn = (names, turn) => names.map((_, index) => names[(index + turn) % names.length]);

async function benchTaps(page, names) {
  const samples = Object.fromEntries(names.map((name) => [name, []]));
  for (let turn = 0; turn < ROUNDS; turn++) {
    for (const name of inTurn(names, turn)) {
      await openCampaign(page, name);
      const taps = await tapStepper(page, 'Kapitel', 'Ein Kapitel weiter', 'Ein Kapitel zurück');
      samples[name].push(...taps.slice(WARM_UP));
      await leaveCampaign(page);
    }
  }
  return Object.fromEntries(names.map((name) => [name, summary(samples[name])]));
}

async function benchOpenings(page, names) {
  const samples = Object.fromEntries(names.map((name) => [name, []]));
  for (let turn = 0; turn <= OPENINGS; turn++) {
    for (const name of inTurn(names, turn)) {
      const sample = await openCampaign(page, name);
      if (turn > 0) samples[name].push(sample);
      await leaveCampaign(page);
    }
  }
  return Object.fromEntries(names.map((name) => [name, summary(samples[name])]));
}

/** A stepper that only counts, on the page of samples: what a tap costs without a store. */
async function benchBareTap(page, url) {
  await page.goto(`${url}more/gallery`);
  const figure = page.getByRole('spinbutton').first();
  await figure.waitFor();
  const label = await figure.getAttribute('aria-label');
  const [less, more] = await figure.evaluate((node) =>
    [...node.parentElement.querySelectorAll('[role=button]')].map((it) => it.ariaLabel),
  );
  await figure.scrollIntoViewIfNeeded();
  const samples = [];
  for (let turn = 0; turn < ROUNDS; turn++) {
    samples.push(...(await tapStepper(page, label, more, less)).slice(WARM_UP));
  }
  return summary(samples);
}

const ratios = (figures, many, few) => ({
  shown: round(figures[many].shownMs / figures[few].shownMs),
  painted: round(figures[many].paintedMs / figures[few].paintedMs),
});

async function measure(page, url) {
  await importCampaigns(page, url);
  await page.waitForTimeout(1000);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const tap = await benchTaps(page, ['rows0', 'rows1000', 'rows10000']);
  const open = await benchOpenings(page, ['rows100', 'rows10000']);
  const bareTap = await benchBareTap(page, url);
  return {
    throttle: THROTTLE,
    bareTap,
    tap: { ...tap, ratio: ratios(tap, 'rows10000', 'rows0') },
    open: { ...open, ratio: ratios(open, 'rows10000', 'rows100') },
  };
}

export async function benchStorageWeb() {
  await buildWeb();
  const server = await listen(createWebServer(WEB), 0, '127.0.0.1');
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
