// Start of the web app in a real Chromium: time to usable, bytes and heap, beside an empty page as the baseline.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureChromium } from '../project/chromium.mjs';
import { buildWebApart, WEB } from '../web/build.mjs';
import { createWebServer, listen } from '../web/serve.mjs';

const RUNS = 5;
const THROTTLE = 4;
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function measure(page, url, ready) {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const from = Date.now();
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.waitForSelector(ready, { timeout: 120000 });
  return Date.now() - from;
}

/** Cold: a fresh browser profile each time. Warm: the second visit, served by the worker. */
async function starts(browser, url, ready) {
  const cold = [];
  const warm = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: 'de-DE',
    });
    const page = await context.newPage();
    cold.push(await measure(page, url, ready));
    await page.evaluate(() =>
      navigator.serviceWorker?.getRegistration().then((it) => it && navigator.serviceWorker.ready),
    );
    await page.waitForTimeout(1500);
    warm.push(await measure(page, url, ready));
    await context.close();
  }
  return { cold: median(cold), warm: median(warm) };
}

/** What is transferred until the app is usable. */
async function bytesUntilUsable(browser, url) {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'de-DE' });
  const page = await context.newPage();
  const files = new Set();
  page.on('response', (response) => files.add(new URL(response.url()).pathname));
  context.on('request', (request) => files.add(new URL(request.url()).pathname));
  await page.goto(url);
  await page.waitForSelector('[role=tablist]');
  await page.waitForTimeout(500);
  const client = await context.newCDPSession(page);
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  await context.close();
  const rows = [...files].map((path) => {
    const body = readFileSync(join(WEB, path === '/' ? 'index.html' : decodeURIComponent(path)));
    return { file: path, raw: body.length, gzip: gzipSync(body).length };
  });
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  return {
    raw: sum('raw'),
    gzip: sum('gzip'),
    heapBytes: usedSize,
    files: rows.sort((a, b) => b.gzip - a.gzip),
  };
}

const exportBytes = () =>
  readdirSync(WEB, { recursive: true })
    .map((name) => statSync(join(WEB, String(name))))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);

export async function benchWeb() {
  buildWebApart();
  const server = await listen(createWebServer(WEB), 0, '127.0.0.1');
  const url = `http://127.0.0.1:${server.address().port}/`;
  const browser = await chromium.launch({
    executablePath: ensureChromium() ?? undefined,
    args: CHROMIUM_FLAGS.filter((flag) => !flag.startsWith('--headless')),
  });
  try {
    const app = await starts(browser, url, '[role=tablist]');
    const empty = await starts(browser, `${url}handed-over.html`, 'body');
    const bytes = await bytesUntilUsable(browser, url);
    return {
      throttle: THROTTLE,
      usableMs: app,
      emptyPageMs: empty,
      ratio: { cold: app.cold / empty.cold, warm: app.warm / empty.warm },
      untilUsable: bytes,
      exportBytes: exportBytes(),
    };
  } finally {
    await browser.close();
    server.close();
  }
}
