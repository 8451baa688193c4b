// A finger on what a flow names, in turn, from lifting it until the change it makes is painted: `steps` leads there by
// touches (Playwright's selectors), `taps` are touched, the words, names and states of `change` (a selector of the page's) become others.
import { median, nodesOf, PAUSE_MS, round } from '../browser.mjs';

const TAPS = 14;
/** The first taps on a screen just opened warm the code up and are not counted. */
const WARM_UP = 4;

const shown = (page, selector) => page.locator(selector).filter({ visible: true }).first();

/** A step that begins with "?" is left out where there is nothing of the kind: a hint of the first time. */
async function lead(page, steps) {
  for (const step of steps) {
    const optional = step.startsWith('?');
    const target = shown(page, optional ? step.slice(1) : step);
    const there = target.waitFor({ timeout: optional ? 2000 : 60_000 }).then(() => true);
    if (!(await (optional ? there.catch(() => false) : there))) continue;
    await target.tap();
    await page.waitForTimeout(500);
  }
}

/** In the page: sets the stopwatch for a touch on this node. */
function setForChange(node, selector) {
  const look = () =>
    [...document.querySelectorAll(selector)]
      .flatMap((one) => [one, ...one.querySelectorAll('*')])
      .map(({ ariaLabel, ariaPressed, ariaValueNow, value }) =>
        [ariaLabel, ariaPressed, ariaValueNow, value].join(' '),
      )
      .join() + [...document.querySelectorAll(selector)].map((one) => one.textContent).join();
  const before = look();
  return window.stopwatch(node, () => look() !== before);
}

export async function taps(page, { url, flow: { tap } }) {
  if (tap === undefined) return [];
  await page.goto(url + (tap.path ?? ''));
  await lead(page, tap.steps ?? []);
  await page.waitForTimeout(1500);
  const samples = [];
  for (let turn = 0; turn < TAPS; turn++) {
    const target = shown(page, tap.taps[turn % tap.taps.length]);
    const { x, y } = await target.evaluate(setForChange, tap.change);
    await page.touchscreen.tap(x, y);
    const [{ painted }] = await page.evaluate(() => window.measured);
    samples.push({ painted, nodes: await nodesOf(page) });
    await page.waitForTimeout(PAUSE_MS);
  }
  return samples.slice(WARM_UP);
}

export const tapFigures = (samples) =>
  samples.length === 0
    ? {}
    : {
        taps: samples.length,
        tapMs: round(median(samples.map(({ painted }) => painted))),
        nodes: median(samples.map(({ nodes }) => nodes)),
      };
