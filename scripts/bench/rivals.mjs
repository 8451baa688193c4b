// Ours beside other static builds, in one run: `npm run bench -- rivals <folder> <folder>`. Cold and warm starts and, where a
// flow names a field, keystrokes; the builds take turns, so that a busy machine is unfair to none. How a build is measured
// stands in a small file beside its folder, `<folder>.flow.json`, written as rivals/ours.json; without one, any button is "ready".
import { existsSync, readFileSync } from 'node:fs';
import { basename, delimiter, join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureChromium } from '../project/chromium.mjs';
import { ROOT } from '../project/install.mjs';
import { buildWebApart, WEB } from '../web/build.mjs';
import { createWebServer, listen } from '../web/serve.mjs';
import { inTurn, median, round, THROTTLE } from './browser.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const PHONE = { viewport: { width: 390, height: 844 }, locale: 'de-DE', hasTouch: true };
const ANY_BUTTON = { ready: 'button, [role=button], a[href]' };

const flowOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : ANY_BUTTON);

async function serve(name, folder, flow) {
  const server = await listen(createWebServer(folder), 0, '127.0.0.1');
  return { name, flow, server, url: `http://127.0.0.1:${server.address().port}` };
}

const builds = (folders) => [
  serve(
    'ours',
    process.env.WEB_FOLDER ?? WEB,
    flowOf(join(ROOT, 'scripts/bench/rivals/ours.json')),
  ),
  ...folders.map((folder) =>
    serve(basename(folder), resolve(folder), flowOf(`${folder}.flow.json`)),
  ),
];

/** Painted means painted: the browser's own mark, and the frame in which what is waited for is in sight. */
function watchPaint(ready) {
  const isShown = (node) => node.getClientRects().length > 0;
  const look = () => {
    if ([...document.querySelectorAll(ready)].some(isShown)) {
      requestAnimationFrame(() => setTimeout(() => (window.readyAt = performance.now())));
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function start(page, { url, flow }) {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.readyAt, undefined, { timeout: 120_000 });
  return page.evaluate(() => ({
    usable: window.readyAt,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
  }));
}

async function keystrokes(page, { url, flow: { keystroke } }) {
  if (keystroke === undefined) return [];
  await page.goto(url + keystroke.path);
  const field = page.locator(keystroke.field).first();
  await field.waitFor();
  await page.waitForTimeout(1500);
  await field.tap();
  await page.evaluate(() => {
    window.keys = [];
    const painted = (timeStamp) =>
      requestAnimationFrame(() =>
        setTimeout(() => window.keys.push(performance.now() - timeStamp)),
      );
    addEventListener('keydown', ({ timeStamp }) => painted(timeStamp), { capture: true });
  });
  for (let typed = 1; typed <= keystroke.text.length; typed++) {
    await page.keyboard.press(keystroke.text[typed - 1]);
    await page.waitForFunction((count) => window.keys.length >= count, typed);
  }
  return page.evaluate(() => window.keys);
}

/** One visit on a device that has never seen it, and one more on the same device. */
async function visit(browser, build, samples) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(watchPaint, build.flow.ready);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  samples.cold.push(await start(page, build));
  await page.waitForTimeout(4000);
  samples.warm.push(await start(page, build));
  samples.keys.push(...(await keystrokes(page, build)));
  await context.close();
}

const summary = ({ cold, warm, keys }) => ({
  coldUsableMs: round(median(cold.map(({ usable }) => usable))),
  coldPaintMs: round(median(cold.map(({ painted }) => painted ?? 0))),
  warmUsableMs: round(median(warm.map(({ usable }) => usable))),
  warmPaintMs: round(median(warm.map(({ painted }) => painted ?? 0))),
  ...(keys.length === 0 ? {} : { keystrokeMs: round(median(keys)) }),
});

export async function benchRivals() {
  if (process.env.WEB_FOLDER === undefined) buildWebApart();
  const folders = (process.env.RIVALS ?? '').split(delimiter).filter(Boolean);
  const all = await Promise.all(builds(folders));
  const browser = await chromium.launch({
    executablePath: ensureChromium() ?? undefined,
    args: CHROMIUM_FLAGS.filter((flag) => !flag.startsWith('--headless')),
  });
  const samples = Object.fromEntries(
    all.map(({ name }) => [name, { cold: [], warm: [], keys: [] }]),
  );
  try {
    for (let turn = 0; turn < ROUNDS; turn++)
      for (const build of inTurn(all, turn)) await visit(browser, build, samples[build.name]);
  } finally {
    await browser.close();
    for (const { server } of all) server.close();
  }
  return {
    throttle: THROTTLE,
    rounds: ROUNDS,
    ...Object.fromEntries(Object.entries(samples).map(([name, one]) => [name, summary(one)])),
  };
}
