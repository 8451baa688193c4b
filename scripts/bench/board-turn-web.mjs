// "Ausführen" on a board of 600 fields in a real Chromium on a slowed-down processor: from the tap until reach, place,
// way and targets are painted, and until the reasons below them are too, beside a bare chip of the same app in the
// same page.
import {
  ADVENTURE,
  adventuresFile,
  CAMPAIGN,
  monster,
  onHit,
} from '../../__tests__/e2e/table-campaigns.ts';
import {
  button,
  card,
  inBrowser,
  median,
  PAUSE_MS,
  readIn,
  round,
  slowDown,
  THROTTLE,
  touch,
} from './browser.mjs';

/** Five by five sheets of 24 fields. */
const SIDE = 5;
const FIELDS = SIDE * SIDE * 24;
const TAPS = 8;
const ROUNDS = 3;
/** The first taps warm the code up and are not counted. */
const WARM_UP = 3;
const HEROES = 4;
const FOE = 'monster-2';
const ROW = '.~..';

const sheets = () =>
  Array.from({ length: SIDE * SIDE }, (_, index) => ({
    ...{ kind: 'placeSheet', name: '', size: 'E', turn: 0 },
    at: [(index % SIDE) * 2, Math.floor(index / SIDE) * 3],
    print: Array.from({ length: 6 }, (__, y) => (y === 3 ? ROW : '....')),
  }));

const put = (figure, at) => ({ kind: 'placeFigure', figure, at });

const file = () =>
  adventuresFile([
    {
      heroes: HEROES,
      summons: Array.from({ length: 6 }, (_, index) =>
        monster(`Wüterich ${index}`, [onHit('cleave', 2)], { id: `own-${index}`, move: 6 }),
      ),
      then: [
        ...sheets(),
        ...Array.from({ length: HEROES }, (_, index) =>
          put(`hero-${index + 1}`, [9 + index, 16 + (index % 2)]),
        ),
        ...Array.from({ length: 6 }, (_, index) =>
          put(`monster-${2 + index * 2}`, [8 + index, 11]),
        ),
        { kind: 'actNow', figure: FOE },
      ],
    },
  ]);

const tab = (page, name) =>
  page.getByRole('tablist', { name: 'Hauptbereiche' }).getByRole('tab', { name }).click();

async function openBoard(page, url) {
  await readIn(page, url, file());
  await card(page, CAMPAIGN).click({ timeout: 60000 });
  await page.getByRole('heading', { name: CAMPAIGN }).filter({ visible: true }).first().waitFor();
  // By its address only, and before the map: what is opened so begins the app anew.
  await page.goto(`${url}more/gallery`);
  await button(page, CHIP).waitFor();
  await tab(page, 'Karte');
  await page.getByText(ADVENTURE).filter({ visible: true }).first().waitFor();
  await page.waitForTimeout(1000);
}

/** What is touched and what appears are found by their names. */
function setForNames([start, ...appearing]) {
  const named = (words) =>
    [...document.querySelectorAll('[role=button], [role=group]')].find(
      (node) =>
        (node.ariaLabel ?? node.textContent).startsWith(words) && node.offsetParent !== null,
    );
  const isThere = (words) => () => named(words) !== undefined;
  return window.stopwatch(named(start), ...appearing.map(isThere));
}

const RUN = 'Wüterich 0 ausführen';
const CLOSE = 'Vorschau schließen';
/** The last part of the panel. */
const LAST = 'Warum nicht';

/** One tap a sample: the picture, and the last of its reasons. */
async function runs(page) {
  const samples = [];
  for (let tap = 0; tap < TAPS; tap += 1) {
    const [run, whole] = await touch(page, setForNames, [RUN, CLOSE, LAST]);
    samples.push({ run: run.painted, whole: whole.painted });
    await page.waitForTimeout(PAUSE_MS);
    await touch(page, setForNames, [CLOSE, RUN]);
    await page.waitForTimeout(PAUSE_MS);
  }
  return samples.slice(WARM_UP);
}

const CHIP = 'Gelb, Stufe 1';

function setForChip(name) {
  const node = [...document.querySelectorAll(`[aria-label="${name}"]`)].find(
    ({ offsetParent }) => offsetParent !== null,
  );
  const before = node.ariaPressed;
  return window.stopwatch(node, () => node.ariaPressed !== before);
}

/** The gallery lies over the map in the same page; the map behind it stays as it is. */
async function bareTaps(page) {
  await tab(page, 'Mehr');
  await button(page, CHIP).waitFor();
  const samples = [];
  for (let tap = 0; tap < TAPS; tap += 1) {
    const [{ painted }] = await touch(page, setForChip, CHIP);
    samples.push(painted);
    await page.waitForTimeout(PAUSE_MS);
  }
  await tab(page, 'Karte');
  await button(page, RUN).waitFor();
  return samples.slice(WARM_UP);
}

export const benchBoardTurnWeb = () =>
  inBrowser(async (page, url) => {
    await openBoard(page, url);
    await slowDown(page);
    const [bareSamples, samples] = [[], []];
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      bareSamples.push(...(await bareTaps(page)));
      samples.push(...(await runs(page)));
    }
    const bare = median(bareSamples);
    const run = median(samples.map((sample) => sample.run));
    const whole = median(samples.map((sample) => sample.whole));
    return {
      ...{ throttle: THROTTLE, fields: FIELDS, heroes: HEROES, monsters: 6 },
      ...{ bareMs: round(bare), runMs: round(run), wholeMs: round(whole) },
      ...{ ratio: round(run / bare), wholeRatio: round(whole / bare) },
    };
  });
