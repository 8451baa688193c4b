import type { Browser } from 'playwright-core';
import { linkTo } from '../../src/game';
import { boardText } from './board-page';
import { sharedText } from './board-scenes';
import { ACTING, situation, type Situation } from './board-situations';
import { done } from './board-turns-page';
import { launch, serve, usable, visit, type Site } from './harness';
import { playerOf, type Player } from './table-page';

const CASES = Number(process.env['BOARD_LINKS'] ?? 100);
/** Pages at once; each has an app and a storage of its own. */
const PAGES = 2;

let site: Site;
let browser: Browser;

beforeAll(async () => {
  site = await serve();
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
  site.close();
});

function situations(count: number): readonly Situation[] {
  const found: Situation[] = [];
  for (let seed = 0; found.length < count; seed += 1) {
    const one = situation(seed);
    if (one !== null) found.push(one);
  }
  return found;
}

/** Pages of one browser share its clipboard: each gets one of its own. */
const ownClipboard = (): void => {
  let text = '';
  const clipboard = {
    writeText: (words: string) => {
      text = words;
      return Promise.resolve();
    },
    readText: () => Promise.resolve(text),
  };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard });
};

async function takeOver(player: Player, { shared, seed }: Situation): Promise<void> {
  const { page } = player;
  // A hash alone would not load the page anew.
  await page.goto('about:blank');
  await page.goto(linkTo(`${site.url}/`, shared), { waitUntil: 'domcontentloaded' });
  await usable(page);
  await player.tap(/^In neue Kampagne/);
  // The preview has the same heading.
  await page.getByText('In neue Kampagne übernehmen').waitFor({ state: 'detached' });
  await page
    .getByRole('heading', { name: `Lage ${seed}`, level: 1 })
    .filter({ visible: true })
    .first()
    .waitFor();
}

/** Two taps, one more where another of the equal options is taken. */
async function runIt(player: Player, { turns, option, options }: Situation): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await player.tap(/^(Los geht’s|Weiter|Beginnen)/);
  player.taps();
  await player.tap(new RegExp(`^${ACTING}.* ausführen$`));
  if (options > 1) await player.tap(new RegExp(`^${option + 1}: `));
  await player.tap(/^Anwenden/);
  expect(player.taps()).toBeLessThanOrEqual(options > 1 ? 3 : 2);
  await done(player);
}

async function check(player: Player, one: Situation): Promise<void> {
  await takeOver(player, one);
  await runIt(player, one);
  expect(await boardText(player)).toBe(sharedText(one.after));
}

test(
  `${CASES} generated situations by link: after "Anwenden" as the headless answer's option`,
  async () => {
    const waiting = [...situations(CASES)];
    const work = async () => {
      const player = playerOf(await visit(browser, { reducedMotion: 'reduce' }));
      await player.page.addInitScript(ownClipboard);
      for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
        try {
          await check(player, one);
        } catch (cause) {
          throw new Error(`seed ${one.seed}: ${String(cause)}`, { cause });
        }
      }
      expect(player.errors).toEqual([]);
      await player.context.close();
    };
    await Promise.all(Array.from({ length: PAGES }, work));
  },
  15 * 60_000,
);
