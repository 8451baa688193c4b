// Two phones at a shared table in a real Chromium on a slowed-down processor: from the tap on one of them to the change
// painted there, and painted on the other one. Phones have a processor each, and a slowed-down page keeps one of this
// machine's busy: one of them is slow at a time, and what each adds to the way between fast ones is added up.
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
  ensureApp,
  FOLDER,
  inTurn,
  median,
  PAUSE_MS,
  phoneOnDisk,
  readIn,
  round,
  slowly,
  THROTTLE,
} from './browser.mjs';
import { runTables } from './table-sync/processes.ts';

const TURNS = 32;
/** The first ones warm the code up and are not counted. */
const WARM_UP = 6;
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

/** What is slow while it is tapped: the phone without a table, the one that taps at it, the one that looks on, none. */
const KINDS = ['unshared', 'own', 'other', 'neither'];

/** One tap of each kind; the tap says "less" and "more" in turn. */
async function tapEach({ alone, one, other }, name, turn) {
  const together = () => tapOn([one, other], name);
  const tapped = {
    unshared: () => slowly(alone, () => tapOn([alone], name)),
    own: () => slowly(one, together),
    other: () => slowly(other, together),
    neither: together,
  };
  const found = {};
  for (const kind of inTurn(KINDS, turn)) {
    found[kind] = await tapped[kind]();
    await one.waitForTimeout(PAUSE_MS);
  }
  return found;
}

async function measure(pages, url) {
  await begin(pages.alone, url);
  await joinAt(pages.other, await host(pages.one, url));
  for (const page of [pages.one, pages.other]) await togetherSeen(page);
  const samples = [];
  for (let turn = 0; turn < WARM_UP + TURNS; turn += 1) {
    const sample = await tapEach(pages, NAMES[turn % 2], turn);
    if (turn >= WARM_UP) samples.push(sample);
  }
  const here = (kind) => median(samples.map((sample) => sample[kind][0]));
  const there = (kind) => median(samples.map((sample) => sample[kind][1]));
  return {
    unsharedPaintedMs: round(here('unshared')),
    herePaintedMs: round(here('own')),
    ownTapRatio: round(here('own') / here('unshared')),
    elsewherePaintedMs: round(there('own') + there('other') - there('neither')),
    elsewhere: Object.fromEntries(KINDS.slice(1).map((kind) => [kind, round(there(kind))])),
  };
}

export async function benchTableSyncWeb() {
  ensureApp();
  const folder = mkdtempSync(join(tmpdir(), 'drunagor-bench-'));
  const server = await runTables(folder, FOLDER);
  const pages = {};
  try {
    for (const name of ['alone', 'one', 'other']) pages[name] = await phoneOnDisk(folder);
    const figures = await measure(pages, `http://127.0.0.1:${server.port}/`);
    return { throttle: THROTTLE, turns: TURNS, ...figures };
  } finally {
    for (const page of Object.values(pages)) await page.context().close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
