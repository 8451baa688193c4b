// The numbers of a campaign in a real Chromium on a slowed-down processor: after ten thousand rows beside those after a
// hundred, of as many chapters. From the tap to the painted charts.
import { LONG, ROWS, SHORT, shortAndLong } from './statistics-campaigns.ts';
import {
  button,
  card,
  inBrowser,
  inTurn,
  press,
  ratios,
  readIn,
  slowDown,
  summary,
  THROTTLE,
} from './browser.mjs';

const OPENINGS = 4;
/** The first one after a change of campaign warms up and is not counted. */
const WARM_UP = 1;
const ROUNDS = 6;
const CAMPAIGNS = { long: LONG, short: SHORT };
const NUMBERS = /^Zahlen der Kampagne/;
/** Drawn with all the others. */
const CHART = '[role=list][aria-label="Ausgeteilt"]';

async function openNumbers(page, name) {
  await card(page, name).click();
  const row = button(page, NUMBERS);
  await row.waitFor({ timeout: 60000 });
  await page.waitForTimeout(300);
  const samples = [];
  for (let turn = 0; turn < OPENINGS; turn += 1) {
    samples.push(await press(row, CHART));
    await page.waitForTimeout(200);
    await button(page, 'Zurück').click();
    await row.waitFor();
    await page.waitForTimeout(200);
  }
  await button(page, 'Zurück').click();
  await card(page, name).waitFor();
  return samples.slice(WARM_UP);
}

async function measure(page, url) {
  await readIn(page, url, shortAndLong());
  await card(page, LONG).waitFor({ timeout: 120000 });
  await page.waitForTimeout(1000);
  await slowDown(page);
  const samples = { long: [], short: [] };
  for (let turn = 0; turn < ROUNDS; turn += 1)
    for (const kind of inTurn(Object.keys(CAMPAIGNS), turn))
      samples[kind].push(...(await openNumbers(page, CAMPAIGNS[kind])));
  const open = { long: summary(samples.long), short: summary(samples.short) };
  return {
    ...{ throttle: THROTTLE, rows: ROWS, most: 1.3, samples: samples.long.length },
    openNumbers: { ...open, ratio: ratios(open, 'long', 'short') },
  };
}

export const benchStatisticsWeb = () => inBrowser(measure);
