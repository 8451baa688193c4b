// Two phones at a shared table in a real Chromium on a slowed-down processor: from the tap on one of them to the change
// painted there, and painted on the other one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ADVENTURE,
  adventuresFile,
  CAMPAIGN,
  monster,
  turns,
} from '../../__tests__/e2e/table-campaigns.ts';
import {
  button,
  card,
  FOLDER,
  launchOnApp,
  median,
  PAUSE_MS,
  phonePage,
  readIn,
  round,
  slowDown,
  THROTTLE,
} from './browser.mjs';
import { runTables } from './table-sync/processes.ts';

const TAPS = 44;
/** The first taps warm the code up and are not counted. */
const WARM_UP = 8;
const NAMES = ['Lebenspunkte von Vorn verringern', 'Lebenspunkte von Vorn erhöhen'];

const file = () =>
  adventuresFile([
    {
      heroes: 4,
      summons: Array.from({ length: 4 }, (_, n) =>
        monster(`Wüterich ${n}`, [], { id: `own-${n}` }),
      ),
      then: turns(1),
    },
  ]);

const tableSeen = (page) => page.getByText(ADVENTURE).filter({ visible: true }).first().waitFor();
const togetherSeen = (page) =>
  page.getByText('2 hier · im Takt').filter({ visible: true }).first().waitFor();

async function begin(page, url) {
  await readIn(page, url, file());
  await card(page, CAMPAIGN).click({ timeout: 60000 });
  await page.getByRole('heading', { name: CAMPAIGN }).filter({ visible: true }).first().waitFor();
  await page.getByRole('tab', { name: 'Tisch' }).click();
  await tableSeen(page);
  for (let hint = 0; hint < 3; hint += 1) await button(page, 'Verstanden').click();
}

async function host(page, url) {
  await begin(page, url);
  await button(page, 'Mehr am Tisch').click();
  await button(page, /^Gemeinsam spielen/).click();
  await button(page, 'Tisch eröffnen').click();
  await page.getByRole('img', { name: 'QR-Code mit dem Link zum Mitspielen' }).waitFor();
  await page.evaluate(() => {
    const clipboard = { writeText: async (text) => void (window.copied = text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
  });
  await button(page, 'Link kopieren').click();
  await page.waitForFunction(() => window.copied?.includes('/join#p.'));
  await button(page, 'Schließen').click();
  return page.evaluate(() => window.copied);
}

async function joinAt(page, link) {
  await page.goto(link);
  await button(page, 'Mitspielen').click({ timeout: 60000 });
  await tableSeen(page);
}

/** Both pages have the machine's clock: when the hit points are painted otherwise than now. */
function watch() {
  const group = [
    ...document.querySelectorAll('[role=group][aria-label="Lebenspunkte von Vorn"]'),
  ].find(({ offsetParent }) => offsetParent !== null);
  const before = group.textContent;
  window.painted = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (group.textContent === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // A task after the frame: what the frame drew is on the screen.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.timeOrigin + performance.now());
        port2.postMessage(null);
      });
    });
    observer.observe(group, { subtree: true, childList: true, characterData: true });
  });
}

/** Where to touch; the finger's time is noted as it is lifted. */
function aim(name) {
  const target = [...document.querySelectorAll('[role=button]')].find(
    ({ ariaLabel, offsetParent }) => ariaLabel === name && offsetParent !== null,
  );
  const lift = ({ timeStamp }) => (window.lifted = performance.timeOrigin + timeStamp);
  addEventListener('touchend', lift, { capture: true, once: true });
  const { left, top, width, height } = target.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** On the first of them: how long until it is painted on each. */
async function tapOn(pages, name) {
  const [one] = pages;
  for (const page of pages) await page.evaluate(watch);
  const { x, y } = await one.evaluate(aim, name);
  await one.touchscreen.tap(x, y);
  const painted = await Promise.all(pages.map((page) => page.evaluate(() => window.painted)));
  const lifted = await one.evaluate(() => window.lifted);
  return painted.map((at) => at - lifted);
}

async function measure(browser, url) {
  const [alone, one, other] = [
    await phonePage(browser),
    await phonePage(browser),
    await phonePage(browser),
  ];
  await begin(alone, url);
  await joinAt(other, await host(one, url));
  for (const page of [one, other]) await togetherSeen(page);
  for (const page of [alone, one, other]) await slowDown(page);
  const samples = [];
  for (let n = 0; n < WARM_UP + TAPS; n += 1) {
    const [unshared] = await tapOn([alone], NAMES[n % 2]);
    await alone.waitForTimeout(PAUSE_MS);
    const [here, there] = await tapOn([one, other], NAMES[n % 2]);
    if (n >= WARM_UP) samples.push({ unshared, here, there });
    await one.waitForTimeout(PAUSE_MS);
  }
  const unshared = samples.map((sample) => sample.unshared);
  const here = samples.map((sample) => sample.here);
  const there = samples.map((sample) => sample.there).sort((a, b) => a - b);
  return {
    unsharedPaintedMs: round(median(unshared)),
    herePaintedMs: round(median(here)),
    /** The other phone is drawn by the same machine at the same time, and counts here. */
    ownTapRatio: round(median(here) / median(unshared)),
    elsewherePaintedMs: round(median(there)),
    elsewhereSlowestTenthMs: round(there[Math.floor(there.length * 0.9)]),
    ratio: round(median(there) / median(here)),
  };
}

export async function benchTableSyncWeb() {
  const folder = mkdtempSync(join(tmpdir(), 'drunagor-bench-'));
  const browser = await launchOnApp();
  const server = await runTables(folder, FOLDER);
  try {
    const figures = await measure(browser, `http://127.0.0.1:${server.port}/`);
    return { throttle: THROTTLE, taps: TAPS, ...figures };
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
