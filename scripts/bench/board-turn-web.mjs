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
import { button, card, inBrowser, median, readIn, round, slowDown, THROTTLE } from './browser.mjs';

/** Five by five sheets of 24 fields. */
const SIDE = 5;
const FIELDS = SIDE * SIDE * 24;
const TAPS = 12;
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
  await tab(page, 'Karte');
  await page.getByText(ADVENTURE).filter({ visible: true }).first().waitFor();
  await page.waitForTimeout(1000);
}

/** Presses until the page says so; what is pressed and what appears are found by their names. */
const press = (page, name, appears) =>
  page.evaluate(
    ([start, done]) => {
      const named = (words) =>
        [...document.querySelectorAll('[role=button], [role=group]')].find(
          (node) =>
            (node.ariaLabel ?? node.textContent).startsWith(words) && node.offsetParent !== null,
        );
      const target = named(start);
      return window.stopwatch(
        () => target.click(),
        () => named(done) !== undefined,
      );
    },
    [name, appears],
  );

const RUN = 'Wüterich 0 ausführen';
const CLOSE = 'Vorschau schließen';
/** The last part of the panel. */
const LAST = 'Warum nicht';

async function runs(page, appears) {
  const samples = [];
  for (let tap = 0; tap < TAPS; tap += 1) {
    samples.push(await press(page, RUN, appears));
    await page.waitForTimeout(80);
    await press(page, CLOSE, RUN);
    await page.waitForTimeout(80);
  }
  return samples.slice(WARM_UP);
}

const CHIP = 'Gelb, Stufe 1';

async function bareTaps(page) {
  await tab(page, 'Mehr');
  await button(page, /^(Bausteine|Galerie)/).click();
  await button(page, CHIP).waitFor();
  const samples = await page.evaluate(
    async ([name, taps]) => {
      const found = [];
      for (let tap = 0; tap < taps; tap += 1) {
        const node = [...document.querySelectorAll(`[aria-label="${name}"]`)].find(
          ({ offsetParent }) => offsetParent !== null,
        );
        const before = node.ariaPressed;
        found.push(
          await window.stopwatch(
            () => node.click(),
            () => node.ariaPressed !== before,
          ),
        );
        await new Promise((resolve) => setTimeout(resolve, 80));
      }
      return found;
    },
    [CHIP, TAPS],
  );
  await tab(page, 'Karte');
  await button(page, RUN).waitFor();
  return samples.slice(WARM_UP);
}

export const benchBoardTurnWeb = () =>
  inBrowser(async (page, url) => {
    await openBoard(page, url);
    await slowDown(page);
    const bare = median((await bareTaps(page)).map(({ painted }) => painted));
    const run = median((await runs(page, CLOSE)).map(({ painted }) => painted));
    const whole = median((await runs(page, LAST)).map(({ painted }) => painted));
    return {
      ...{ throttle: THROTTLE, fields: FIELDS, heroes: HEROES, monsters: 6 },
      ...{ bareMs: round(bare), runMs: round(run), wholeMs: round(whole) },
      ...{ ratio: round(run / bare), wholeRatio: round(whole / bare) },
    };
  });
