// The store in a real Chromium on a slowed-down processor: from the tap to the painted figure with few and many
// rows behind it, and opening a campaign; beside a stepper that stores nothing as the baseline.
import { campaignFile } from '../../__tests__/e2e/storage-campaigns.ts';
import {
  button,
  card,
  inBrowser,
  inTurn,
  PAUSE_MS,
  press,
  ratios,
  readIn,
  slowDown,
  summary,
  THROTTLE,
  touch,
} from './browser.mjs';

const ROUNDS = 6;
const TAPS = 14;
/** The first taps on a screen just opened warm the code up and are not counted. */
const WARM_UP = 4;
const OPENINGS = 15;
/** The smallest: created and on its chapter, nothing else behind the taps. */
const SIZES = { rows0: 2, rows100: 100, rows1000: 1000, rows10000: 10_000 };

/** Taps a stepper forward and back; every tap is a sample. */
async function tapStepper(page, label, more, less) {
  const samples = [];
  for (let tap = 0; tap < TAPS; tap++) {
    const [sample] = await touch(page, setForStep, [label, tap % 2 === 0 ? more : less]);
    samples.push(sample);
    await page.waitForTimeout(PAUSE_MS);
  }
  return samples;
}

function setForStep([name, label]) {
  const inSight = (selector) =>
    [...document.querySelectorAll(selector)].find((node) => node.offsetParent !== null);
  const figure = () =>
    inSight(`[role=spinbutton][aria-label="${name}"]`)?.getAttribute('aria-valuenow');
  const before = figure();
  return window.stopwatch(inSight(`[aria-label="${label}"]`), () => figure() !== before);
}

async function importCampaigns(page, url) {
  await readIn(
    page,
    url,
    campaignFile(Object.entries(SIZES).map(([name, rows]) => ({ name, rows }))),
  );
  await button(page, /^rows0/).waitFor({ timeout: 60000 });
}

async function openCampaign(page, name) {
  const sample = await press(card(page, name), '[role=spinbutton]');
  await page.waitForTimeout(250);
  return sample;
}

async function leaveCampaign(page) {
  await button(page, 'Zurück').click();
  await card(page, 'rows0').waitFor();
  await page.waitForTimeout(150);
}

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

async function measure(page, url) {
  await importCampaigns(page, url);
  await page.waitForTimeout(1000);
  await slowDown(page);
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

export const benchStorageWeb = () => inBrowser(measure);
