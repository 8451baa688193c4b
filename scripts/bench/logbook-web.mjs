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
  round,
  slowDown,
  summary,
  THROTTLE,
} from './browser.mjs';

const OPENINGS = 4;
/** The first one after a change of campaign warms up and is not counted. */
const WARM_UP = 1;
/** Many short ones, each kind first in half of them: a busy machine slows both down alike. */
const ROUNDS = 12;
const CAMPAIGNS = { played: PLAYED, unplayed: UNPLAYED };
const HERO = 'Lorelai';
/** The last part of the sheet: with it everything is there. */
const NOTES = `textarea[aria-label="Notizen zu ${HERO}"]`;

/** How much the open sheet draws: a ratio of times below that of the nodes would be the machine's noise. */
const nodesInSight = (page) =>
  page.evaluate((notes) => {
    const main = document.querySelector(notes).closest('main, [role=main]') ?? document.body;
    return main.querySelectorAll('*').length;
  }, NOTES);

/** The quarter that the rest of the machine disturbed least. */
const quickest = (samples) => {
  const painted = samples.map((sample) => sample.painted).sort((a, b) => a - b);
  return painted[Math.floor(painted.length / 4)] ?? 0;
};

async function openSheets(page, name) {
  await card(page, name).click();
  const hero = button(page, new RegExp(`^${HERO}`));
  await hero.waitFor();
  await page.waitForTimeout(300);
  const samples = [];
  let nodes = 0;
  for (let turn = 0; turn < OPENINGS; turn += 1) {
    samples.push(await press(hero, NOTES));
    await page.waitForTimeout(200);
    nodes = await nodesInSight(page);
    await button(page, 'Zurück').click();
    await hero.waitFor();
    await page.waitForTimeout(200);
  }
  await button(page, 'Zurück').click();
  await card(page, name).waitFor();
  return { samples: samples.slice(WARM_UP), nodes };
}

async function measure(page, url) {
  await readIn(page, url, longAndNew());
  await card(page, PLAYED).waitFor({ timeout: 60000 });
  await page.waitForTimeout(1000);
  await slowDown(page);
  const samples = { played: [], unplayed: [] };
  const nodes = {};
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    for (const kind of inTurn(Object.keys(CAMPAIGNS), turn)) {
      const opened = await openSheets(page, CAMPAIGNS[kind]);
      samples[kind].push(...opened.samples);
      nodes[kind] = opened.nodes;
    }
  }
  const open = { played: summary(samples.played), unplayed: summary(samples.unplayed) };
  return {
    ...{ throttle: THROTTLE, heroes: 5, chapters: CHAPTERS, most: 1.3 },
    ...{ samples: samples.played.length, nodes },
    openSheet: {
      ...open,
      ratio: ratios(open, 'played', 'unplayed'),
      quickRatio: round(quickest(samples.played) / quickest(samples.unplayed)),
    },
  };
}

export const benchLogbookWeb = () => inBrowser(measure);
