/** Taps at random on a slow device: each does what stands on it or is refused with words, and undo leads back. */
import { inChromium } from './harness';
import {
  findGame,
  hurried,
  lookAround,
  reachOut,
  takeBack,
  tapAround,
  type Burst,
  unpainted,
  type Monkey,
} from './monkey-page';
import { turns, type Setting } from './table-campaigns';
import { playing } from './table-page';

/** `npm run fuzz -- monkey=100` takes more seeds. */
const SEEDS = Number(process.env['MONKEY_SEEDS'] ?? 3);
const TAPS = Number(process.env['MONKEY_TAPS'] ?? 1000);
const FIRST = Number(process.env['MONKEY_SEED'] ?? 1);
/** Between two looks at what came of them. */
const AT_ONCE = 100;
const HURRY = 20;

jest.setTimeout(120_000 + TAPS * 1000);

/** Leads away from the table, ends the adventure for good, or asks the system for a file. */
const AWAY =
  'Verlauf|^Karte( |$)|Zur Karte|Ins Lager|Noch einmal|Aufhören|Gleich weiter|Datei|kopieren|Glossar|Gemeinsam|teilen|Tisch eröffnen|Logbuch|Probeabenteuer';

const app = inChromium();

const NEXT = /^(?:Weiter|Los geht’s|Neue Runde): (.+)$/;
const HP = /^Lebenspunkte von (.+) (verringern|erhöhen)$/;

/** Turns begun in a burst of taps on what leads on: at most one a label, and the one it names. */
function goesOn({ taps, states, headings }: Burst): string | null {
  const named = taps.map(({ label }) => NEXT.exec(label)?.[1]).filter((who) => who !== undefined);
  const all = states.map(({ turn }) => turn);
  const begun = all.filter((turn, index) => index > 0 && turn !== all[index - 1]);
  if (named.length < taps.length || begun.length === 0) return null;
  const [who = ''] = named;
  if (begun.length > new Set(named).size) return `${begun.length} turns by ${named.join(', ')}`;
  if (begun.length > 1 || who === 'wählen') return null;
  const actor = states.at(-1)?.actor ?? null;
  const acts = (actor === null ? headings : [actor]).some(
    (name) => who.includes(name) || name.includes(who),
  );
  const there = `${states.at(-1)?.turn} ${actor ?? headings.join()}`;
  return acts ? null : `${who} was to act, and there is: ${there}`;
}

/** Hit points go the way and as far as was tapped, and nobody else's. */
function hurts({ taps, states }: Burst): string | null {
  const [, name = '', way] = HP.exec(taps[0]?.label ?? '') ?? [];
  if (name === '' || taps.some(({ label }) => label !== taps[0]?.label)) return null;
  const [before, after] = [states[0]?.hp ?? {}, states.at(-1)?.hp ?? {}];
  const moved = Object.keys(before).filter((one) => before[one] !== after[one]);
  const by = (after[name] ?? 0) - (before[name] ?? 0);
  const most = way === 'verringern' ? -taps.length : taps.length;
  const right = moved.every((one) => one === name) && by * most >= 0 && Math.abs(by) <= taps.length;
  return right ? null : `${taps[0]?.label}: ${by} by ${taps.length}, moved: ${moved.join()}`;
}

function wrongWith(burst: Burst): string | null {
  const { covered, taps, answered } = burst;
  if (covered !== null) return `covered: ${covered}`;
  const [first] = taps;
  const silent = !answered && first !== undefined && !first.chosen;
  if (silent) return `nothing came of ${first.label} ${first.sheet}`;
  return goesOn(burst) ?? hurts(burst);
}

const table = (seed: number): Setting => ({
  heroes: 4,
  rules: { runeCard: true, darknessInPlay: seed % 2 === 0 },
  summons: [{ card: 'executioner/standard/fighter' }, { card: 'shadow-cultist/standard/fighter' }],
  then: turns(seed % 3),
});

const seeds = Array.from({ length: SEEDS }, (_, index) => FIRST + index);

test.each(seeds)('seed %i: every tap does what stands on it, and undo leads back', async (seed) => {
  const { page, errors, context } = await playing(app.browser, app.url, table(seed));
  await page.evaluate(hurried, HURRY);
  await page.evaluate(findGame);
  await page.evaluate(unpainted);
  await page.evaluate(lookAround, AWAY);
  await page.evaluate(reachOut);
  const { steps, now } = await page.evaluate(() => {
    const { open } = (window as never as { monkey: Monkey }).monkey;
    const { head, state } = open();
    return { steps: open().steps, now: JSON.stringify({ head, state }) };
  });
  const wrong: string[] = [];
  for (let tapped = 0; tapped < TAPS; tapped += AT_ONCE) {
    const wish = { seed: seed * 1000 + tapped, taps: AT_ONCE, steps };
    const bursts = await page.evaluate(tapAround, wish);
    wrong.push(...bursts.flatMap((burst) => wrongWith(burst) ?? []));
  }
  expect(wrong).toEqual([]);
  expect(await page.evaluate(takeBack, steps)).toBe(now);
  expect(errors).toEqual([]);
  await context.close();
});
