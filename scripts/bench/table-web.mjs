// The table in a real Chromium on a slowed-down processor: five heroes, twelve monsters, five thousand rows behind
// them. From the tap to the painted change, beside a bare chip of the same app in the same page that only turns
// itself on and off: the same components and the same paint, without a game and a disk behind them.
import {
  ADVENTURE,
  adventuresFile,
  CAMPAIGN,
  monster,
  onHit,
  turns,
} from '../../__tests__/e2e/table-campaigns.ts';
import {
  button,
  card,
  inBrowser,
  median,
  nodesOf,
  PAUSE_MS,
  readIn,
  round,
  slowDown,
  THROTTLE,
  touch,
} from './browser.mjs';

const ROWS = 5000;
const TAPS = 14;
/** The first taps on a screen just opened warm the code up and are not counted. */
const WARM_UP = 4;
const ROUNDS = 2;
const RUNES = ['green', 'blue', 'red', 'gray'];

/** The faster quarter: what it takes when nobody else uses the machine. */
const quarter = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 4)];

const setHp = (hp) => ({ kind: 'setHp', figure: 'hero-3', hp, maxHp: 10 });

/** The last rows are the turn's own; two more at the beginning are the campaign and the adventure. */
const file = () =>
  adventuresFile([
    {
      heroes: 5,
      summons: Array.from({ length: 12 }, (_, index) =>
        monster(`Wüterich ${index}`, [onHit('cleave', 2), onHit('bleed', 1)], {
          ...{ id: `own-${index}`, track: { rune: RUNES[index % 4], row: 'lower' } },
        }),
      ),
      then: [...Array.from({ length: ROWS - 4 }, (_, row) => setHp(4 + (row % 6))), ...turns(1)],
    },
  ]);

async function openTable(page, url) {
  await readIn(page, url, file());
  await card(page, CAMPAIGN).click({ timeout: 60000 });
  await page.getByRole('heading', { name: CAMPAIGN }).filter({ visible: true }).first().waitFor();
  await page.getByRole('tab', { name: 'Tisch' }).click();
  await page.getByText(ADVENTURE).filter({ visible: true }).first().waitFor();
  for (let hint = 0; hint < 3; hint += 1) await button(page, 'Verstanden').click();
  await page.waitForTimeout(1000);
}

/**
 * Touches two buttons in turn, named by how their names begin. The change is looked for in one node found before
 * the touch, by its texts and attributes alone: a look that made the browser lay out would be part of the figure.
 */
async function tapInTurn(page, names, watched) {
  const samples = [];
  for (let tap = 0; tap < TAPS; tap++) {
    const [sample] = await touch(page, setForChange, [names[tap % 2], watched]);
    samples.push(sample);
    await page.waitForTimeout(PAUSE_MS);
  }
  return samples;
}

function setForChange([name, selector]) {
  const isShown = ({ offsetParent }) => offsetParent !== null;
  const nameOf = (node) => node.ariaLabel ?? node.textContent;
  const target = [...document.querySelectorAll('[role=button], [role=checkbox]')].find(
    (node) => nameOf(node).startsWith(name) && isShown(node),
  );
  const node = [...document.querySelectorAll(selector)].find(isShown);
  const shown = () =>
    [node, ...node.querySelectorAll('[aria-label]')]
      .map(({ ariaLabel, ariaPressed }) => `${ariaLabel} ${ariaPressed}`)
      .join() + node.textContent;
  const before = shown();
  return window.stopwatch(target, () => shown() !== before);
}

const CHIP = 'Gelb, Stufe 1';

/** name → [what is pressed in turn, where the change shows]. */
const BARE = [[CHIP, CHIP], `[aria-label="${CHIP}"]`];
const KINDS = {
  hitPoints: [
    ['Lebenspunkte von Vorn verringern', 'Lebenspunkte von Vorn erhöhen'],
    '[role=group][aria-label="Lebenspunkte von Vorn"]',
  ],
  token: [['Schild erhöhen', 'Schild verringern'], '[role=group][aria-label="Schild"]'],
  nextAndUndo: [['Weiter: ', 'Rückgängig'], '[role=group][aria-label="Initiativeleiste"]'],
};

/** The gallery has tabs of its own to show. */
const tab = (page, name) =>
  page.getByRole('tablist', { name: 'Hauptbereiche' }).getByRole('tab', { name }).click();

/** The gallery lies over the table in the same page; the table behind it stays as it is. */
async function bareTaps(page) {
  await tab(page, 'Mehr');
  await button(page, CHIP).waitFor();
  const samples = await tapInTurn(page, ...BARE);
  await tab(page, 'Tisch');
  await page.getByText(ADVENTURE).filter({ visible: true }).first().waitFor();
  return samples;
}

async function openGallery(page, url) {
  await page.goto(`${url}more/gallery`);
  await button(page, CHIP).waitFor();
  await tab(page, 'Tisch');
  await page.getByText(ADVENTURE).filter({ visible: true }).first().waitFor();
}

async function measure(page, url) {
  await openGallery(page, url);
  await slowDown(page);
  const samples = Object.fromEntries(['bare', ...Object.keys(KINDS)].map((kind) => [kind, []]));
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    samples.bare.push(...(await bareTaps(page)).slice(WARM_UP));
    for (const [kind, [names, watched]] of Object.entries(KINDS)) {
      samples[kind].push(...(await tapInTurn(page, names, watched)).slice(WARM_UP));
    }
  }
  const times = (kind) => samples[kind].map((sample) => sample.painted);
  const painted = (kind) => median(times(kind));
  const quick = (kind) => quarter(times(kind));
  return Object.fromEntries(
    Object.keys(samples).map((kind) => [
      kind,
      {
        paintedMs: round(painted(kind)),
        ratio: round(painted(kind) / painted('bare')),
        quickRatio: round(quick(kind) / quick('bare')),
      },
    ]),
  );
}

export const benchTableWeb = () =>
  inBrowser(async (page, url) => {
    await openTable(page, url);
    const nodes = await nodesOf(page);
    return {
      throttle: THROTTLE,
      rows: ROWS,
      heroes: 5,
      monsters: 12,
      nodes,
      tap: await measure(page, url),
    };
  });
