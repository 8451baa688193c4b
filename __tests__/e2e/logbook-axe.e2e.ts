import type { Browser } from 'playwright-core';
import { seriousFindings } from './axe';
import { launch, open, PHONE, serve, TABLET, visit, type Site } from './harness';
import { halfWay, IN_ADVENTURE, IN_CAMP } from './logbook-campaigns';
import { openLogbook, readIn, shownHeading } from './logbook-page';
import { playerOf, type Player } from './table-page';

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

type Step = readonly [state: string, get: (player: Player) => Promise<void>];

const closed = async ({ page }: Player) => {
  const dialog = page.getByRole('dialog');
  while ((await dialog.count()) > 0) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(100);
  }
};

/** Taps one after the other, from a page without anything open over it. */
const via =
  (...names: readonly (string | RegExp)[]) =>
  async (player: Player) => {
    await closed(player);
    for (const name of names) await player.tap(name);
  };

const STEPS: readonly Step[] = [
  ['no campaign', ({ page }) => open(page, `${site.url}/logbook`)],
  ['a new campaign', ({ page }) => open(page, `${site.url}/logbook/new`)],
  ['a single adventure', ({ page }) => open(page, `${site.url}/logbook/single`)],
  ['an unknown campaign', ({ page }) => open(page, `${site.url}/logbook/nowhere`)],
  [
    'a campaign in an adventure',
    async (player) => {
      await readIn(player, site.url, halfWay());
      await openLogbook(player, site.url, IN_ADVENTURE);
    },
  ],
  ['a hero', via(/^Lorelai/)],
  ['an item', via(/^Waffe/)],
  ['a new item', via(/^Nebenhand/)],
  ['a consequence', via(/^Status Gezeichnet/)],
  ['a new consequence', via('Konsequenz eintragen')],
  ['a new tree', via('Klassenbaum beginnen')],
  ['the menu of a hero', via(/^Mehr zu /)],
  ['the editor', ({ tap }) => tap('Name, Werte und Erlaubtes ändern')],
  [
    'a camp',
    async (player) => {
      await openLogbook(player, site.url, IN_CAMP);
      await player.tap(/^Lager nach Kapitel 4/);
      await shownHeading(player.page, 'Lager');
    },
  ],
  ['rewards', via('Schritt 1 bis 5 auf einmal')],
  ['to note a reward', via('Belohnung notieren')],
  ['an item to choose', via(/^Lorelai wählt: Lager/)],
  ['a skill to choose', via(/^Lorelai wählt: Helden/)],
  ['a class skill to choose', via(/^Lorelai wählt: Klassen/)],
  ['another reward', via(/^Lorelai wählt: 3 Silber/)],
  ['stowing', via('Erledigt: Belohnungen wählen', /^Was Lorelai trägt/)],
  ['the end of the camp', via('Erledigt: Ausrüstung verstauen und tauschen')],
  [
    'the chronicle',
    async (player) => {
      await openLogbook(player, site.url, IN_CAMP);
      await player.tap(/^Chronik/);
      await shownHeading(player.page, 'Chronik');
    },
  ],
];

test.each([
  ['phone, dark and light', PHONE, ['dark', 'light']],
  ['tablet', TABLET, ['light']],
] as const)(
  'no serious axe finding in any state of the logbook, %s',
  async (_name, viewport, schemes) => {
    const player = playerOf(await visit(browser, { viewport, reducedMotion: 'reduce' }));
    const findings: Record<string, readonly string[]> = {};
    for (const [state, get] of STEPS) {
      await get(player);
      for (const colorScheme of schemes) {
        await player.page.emulateMedia({ colorScheme });
        await player.page.waitForTimeout(100);
        // What another scheme changes is the colours.
        const rules = colorScheme === schemes[0] ? undefined : ['color-contrast'];
        const found = await seriousFindings(player.page, rules);
        if (found.length > 0) findings[`${state}, ${colorScheme}`] = found;
      }
    }
    expect(findings).toEqual({});
    expect(player.errors).toEqual([]);
    await player.context.close();
  },
  240_000,
);
