// A keystroke in the glossary's search in a real Chromium: key to results painted, beside a keystroke in an empty input.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureChromium } from '../project/chromium.mjs';
import { ROOT } from '../project/install.mjs';
import { buildWebApart, WEB } from '../web/build.mjs';
import { createWebServer, listen } from '../web/serve.mjs';

const THROTTLE = 4;
const SEARCH = '[data-testid=glossary-search]';
const TYPED = ['vergiftet', 'fluchwürfel', 'wann darf ich rasten', 'stun boss'];
const rounded = (value) => Math.round(value * 10) / 10;
const sorted = (values) => [...values].sort((a, b) => a - b);
const median = (values) => sorted(values)[Math.floor(values.length / 2)];
const ninetieth = (values) => sorted(values)[Math.floor(values.length * 0.9)];

/** Sets the value as typing does, then waits until nothing changes any more and it is painted. */
const typeAndTime = (page, selector, text) =>
  page.evaluate(
    async ([where, letters]) => {
      const input = document.querySelector(where);
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
      const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const times = [];
      for (let end = 1; end <= letters.length; end++) {
        let changed = performance.now();
        const watch = new MutationObserver(() => (changed = performance.now()));
        watch.observe(document.body, { subtree: true, childList: true, characterData: true });
        const from = performance.now();
        set.call(input, letters.slice(0, end));
        input.dispatchEvent(new Event('input', { bubbles: true }));
        const answered = performance.now() - from;
        await painted();
        while (performance.now() - changed < 450) await painted();
        watch.disconnect();
        times.push({ answered, results: Math.max(changed - from, answered) });
      }
      return times;
    },
    [selector, text],
  );

async function openThrottled(browser, url, ready) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'de-DE' });
  await page.goto(url);
  await page.waitForSelector(ready);
  await page.waitForTimeout(1500);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  return page;
}

async function keystrokes(page, selector) {
  await typeAndTime(page, selector, 'warm');
  const times = [];
  for (const text of TYPED) times.push(...(await typeAndTime(page, selector, text)));
  return times;
}

/** The app's own search over 2,000 entries behind a plain input that lists the names and gists. */
async function manyEntries(browser, url) {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, 'scripts/bench/glossary-page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    minify: true,
  });
  const page = await openThrottled(browser, url, 'body');
  await page.evaluate(outputFiles[0].text);
  await page.waitForSelector('#search');
  return keystrokes(page, '#search');
}

async function emptyInput(browser, url) {
  const page = await openThrottled(browser, url, 'body');
  await page.evaluate(() => {
    document.body.innerHTML = '<input id="plain"><p id="echo"></p>';
    document.querySelector('#plain').addEventListener('input', ({ target }) => {
      document.querySelector('#echo').textContent = target.value;
    });
  });
  return keystrokes(page, '#plain');
}

const scriptsOf = (page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );

/** What a screen of the glossary loads beyond the start of the app. */
async function chunks(browser, url, path) {
  const load = async (where, ready) => {
    const context = await browser.newContext({ serviceWorkers: 'block', locale: 'de-DE' });
    const page = await context.newPage();
    await page.goto(where);
    await page.waitForSelector(ready);
    await page.waitForTimeout(1500);
    const scripts = await scriptsOf(page);
    await context.close();
    return scripts;
  };
  const start = new Set(await load(url, '[role=tablist]'));
  const files = (await load(url + path, SEARCH)).filter((file) => !start.has(file));
  const sizes = [...new Set(files)].map((file) => readFileSync(join(WEB, file)));
  const sum = (weigh) => sizes.reduce((total, body) => total + weigh(body), 0);
  return {
    files: sizes.length,
    raw: sum((body) => body.length),
    gzip: sum((body) => gzipSync(body).length),
  };
}

export async function benchGlossaryWeb() {
  buildWebApart();
  const server = await listen(createWebServer(WEB), 0, '127.0.0.1');
  const url = `http://127.0.0.1:${server.address().port}`;
  const browser = await chromium.launch({
    executablePath: ensureChromium() ?? undefined,
    args: CHROMIUM_FLAGS.filter((flag) => !flag.startsWith('--headless')),
  });
  try {
    const typedAt = async (path) =>
      keystrokes(await openThrottled(browser, url + path, SEARCH), SEARCH);
    const app = await typedAt('/glossary');
    const all = (await typedAt('/glossary?in=all')).map((time) => time.results);
    const empty = await emptyInput(browser, `${url}/handed-over.html`);
    const many = await manyEntries(browser, `${url}/handed-over.html`);
    const results = app.map((time) => time.results);
    const manyResults = many.map((time) => time.results);
    const plain = empty.map((time) => time.results);
    return {
      throttle: THROTTLE,
      keystrokes: app.length,
      toResultsMs: { median: rounded(median(results)), p90: rounded(ninetieth(results)) },
      fieldBlockedMs: rounded(median(app.map((time) => time.answered))),
      emptyInputMs: rounded(median(plain)),
      ratio: rounded(median(results) / median(plain)),
      with2000Entries: {
        toResultsMs: { median: rounded(median(manyResults)), p90: rounded(ninetieth(manyResults)) },
        ratio: rounded(median(manyResults) / median(plain)),
      },
      allGames: { toResultsMs: { median: rounded(median(all)), p90: rounded(ninetieth(all)) } },
      chunks: {
        oneGame: await chunks(browser, url, '/glossary'),
        allGames: await chunks(browser, url, '/glossary?q=x&in=all'),
      },
    };
  } finally {
    await browser.close();
    server.close();
  }
}
