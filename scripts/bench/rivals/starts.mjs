// Cold and warm: from the address to the first picture, and to what a flow calls ready.
import { median, round } from '../browser.mjs';

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

export const watchStart = (page, { flow }) => page.addInitScript(watchPaint, flow.ready);

export async function start(page, { url, flow }) {
  await page.goto(url + (flow.path ?? ''), { waitUntil: 'commit' });
  await page.waitForFunction(() => window.readyAt, undefined, { timeout: 120_000 });
  return page.evaluate(() => ({
    usable: window.readyAt,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
  }));
}

export const startFigures = (name, samples) => ({
  [`${name}UsableMs`]: round(median(samples.map(({ usable }) => usable))),
  [`${name}PaintMs`]: round(median(samples.map(({ painted }) => painted ?? 0))),
});
