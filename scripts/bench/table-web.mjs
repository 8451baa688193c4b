// The table in a real Chromium on a slowed-down processor: five heroes, twelve monsters, five thousand rows behind
// them. From the tap to the painted change, beside a bare button in the same page that only counts.
import { Buffer } from 'node:buffer';
import { chromium } from 'playwright-core';
import {
  ADVENTURE,
  adventuresFile,
  CAMPAIGN,
  monster,
  onHit,
  turns,
} from '../../__tests__/e2e/table-campaigns.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../project/chromium.mjs';
import { buildWebApart, WEB } from '../web/build.mjs';
import { createWebServer, listen } from '../web/serve.mjs';
import { addStopwatch, button, median, round } from './storage-web.mjs';

const THROTTLE = 4;
const ROWS = 5000;
const TAPS = 14;
/** The first taps on a screen just opened warm the code up and are not counted. */
const WARM_UP = 4;
const ROUNDS = 2;
const RUNES = ['green', 'blue', 'red', 'gray'];

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
  await page.goto(`${url}logbook`);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, 'Datei einlesen').click(),
  ]);
  const buffer = Buffer.from(file());
  await chooser.setFiles({ name: 'bench.json', mimeType: 'application/json', buffer });
  await button(page, /^Als neu einlesen/).click({ timeout: 60000 });
  await button(page, new RegExp(`^${CAMPAIGN} Kapitel`)).click({ timeout: 60000 });
  await page.getByRole('heading', { name: CAMPAIGN }).filter({ visible: true }).first().waitFor();
  await page.getByRole('tab', { name: 'Tisch' }).click();
  await page.getByText(ADVENTURE).filter({ visible: true }).first().waitFor();
  for (let hint = 0; hint < 3; hint += 1) await button(page, 'Verstanden').click();
  await page.waitForTimeout(1000);
}

/** Presses two buttons in turn, named by how their names begin; the change is in somebody's name or text. */
const tapInTurn = (page, [forth, back], watched) =>
  page.evaluate(
    async ([names, name, taps]) => {
      const inSight = (start) =>
        [...document.querySelectorAll('[aria-label], [role=button]')].find(
          (node) =>
            node.offsetParent !== null && (node.ariaLabel ?? node.innerText).startsWith(start),
        );
      const shown = () => {
        const node = inSight(name);
        return `${node?.ariaLabel} ${node?.innerText}`;
      };
      const samples = [];
      for (let tap = 0; tap < taps; tap++) {
        const before = shown();
        const target = inSight(names[tap % 2]);
        samples.push(
          await window.stopwatch(
            () => target.click(),
            () => shown() !== before,
          ),
        );
        await new Promise((resolve) => setTimeout(resolve, 80));
      }
      return samples;
    },
    [[forth, back], watched, TAPS],
  );

const addBareButton = (page) =>
  page.evaluate(() => {
    const bare = document.createElement('button');
    bare.ariaLabel = 'bare 0';
    bare.style.cssText = 'position:absolute;top:0;left:0;z-index:9';
    bare.onclick = () => {
      bare.ariaLabel = `bare ${Number(bare.ariaLabel.slice(5)) + 1}`;
      bare.textContent = bare.ariaLabel;
    };
    document.body.append(bare);
  });

/** name → [what is pressed in turn, where the change shows]. */
const KINDS = {
  bare: [['bare ', 'bare '], 'bare '],
  hitPoints: [
    ['Lebenspunkte von Vorn verringern', 'Lebenspunkte von Vorn erhöhen'],
    'Vorn, Verteidiger, ',
  ],
  token: [['Schild erhöhen', 'Schild verringern'], 'Schild'],
  nextAndUndo: [['Weiter: ', 'Rückgängig'], 'Vorn, Verteidiger, '],
};

async function measure(page) {
  await addBareButton(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const samples = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, []]));
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    for (const [kind, [names, watched]] of Object.entries(KINDS)) {
      samples[kind].push(...(await tapInTurn(page, names, watched)).slice(WARM_UP));
    }
  }
  const painted = (kind) => median(samples[kind].map((sample) => sample.painted));
  return Object.fromEntries(
    Object.keys(KINDS).map((kind) => [
      kind,
      { paintedMs: round(painted(kind)), ratio: round(painted(kind) / painted('bare')) },
    ]),
  );
}

export async function benchTableWeb() {
  buildWebApart();
  const server = await listen(createWebServer(WEB), 0, '127.0.0.1');
  const browser = await chromium.launch({
    executablePath: ensureChromium() ?? undefined,
    args: CHROMIUM_FLAGS.filter((flag) => !flag.startsWith('--headless')),
  });
  try {
    const viewport = { width: 390, height: 844 };
    const page = await (await browser.newContext({ viewport, locale: 'de-DE' })).newPage();
    await addStopwatch(page);
    await openTable(page, `http://127.0.0.1:${server.address().port}/`);
    return { throttle: THROTTLE, rows: ROWS, heroes: 5, monsters: 12, tap: await measure(page) };
  } finally {
    await browser.close();
    server.close();
  }
}
