// A hero's sheet in a real Chromium on a slowed-down processor: after 18 chapters of five heroes, beside the sheet of
// the same hero before the first one. From the tap on the hero to the painted sheet.
import { CHAPTERS, longAndNew, PLAYED, UNPLAYED } from '../../__tests__/e2e/logbook-campaigns.ts';
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

const OPENINGS = 10;
/** The first ones warm the code up and are not counted. */
const WARM_UP = 2;
const ROUNDS = 3;
const CAMPAIGNS = { played: PLAYED, unplayed: UNPLAYED };
const HERO = 'Lorelai';
/** The last part of the sheet: with it everything is there. */
const NOTES = `textarea[aria-label="Notizen zu ${HERO}"]`;

async function openSheets(page, name) {
  await card(page, name).click();
  const hero = button(page, new RegExp(`^${HERO}`));
  await hero.waitFor();
  await page.waitForTimeout(300);
  const samples = [];
  for (let turn = 0; turn < OPENINGS; turn += 1) {
    samples.push(await press(hero, NOTES));
    await page.waitForTimeout(200);
    await button(page, 'Zurück').click();
    await hero.waitFor();
    await page.waitForTimeout(200);
  }
  await button(page, 'Zurück').click();
  await card(page, name).waitFor();
  return samples.slice(WARM_UP);
}

async function measure(page, url) {
  await readIn(page, url, longAndNew());
  await card(page, PLAYED).waitFor({ timeout: 60000 });
  await page.waitForTimeout(1000);
  await slowDown(page);
  const samples = { played: [], unplayed: [] };
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    for (const kind of inTurn(Object.keys(CAMPAIGNS), turn)) {
      samples[kind].push(...(await openSheets(page, CAMPAIGNS[kind])));
    }
  }
  const open = { played: summary(samples.played), unplayed: summary(samples.unplayed) };
  return {
    ...{ throttle: THROTTLE, heroes: 5, chapters: CHAPTERS, most: 1.3 },
    openSheet: { ...open, ratio: ratios(open, 'played', 'unplayed') },
  };
}

export const benchLogbookWeb = () => inBrowser(measure);
