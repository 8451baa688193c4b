/** The table as a player uses it: only by role and name, every press counted. */
import { Buffer } from 'node:buffer';
import type { Locator, Browser, BrowserContextOptions, Page } from 'playwright-core';
import { open, settled, visit, type Visit } from './harness';
import { adventuresFile, ADVENTURE, CAMPAIGN, type Setting } from './table-campaigns';

type Name = string | RegExp;
type Role = 'button' | 'checkbox' | 'radio' | 'switch' | 'tab' | 'link';

export interface Player extends Visit {
  /** Presses what has this role and name; a text is the whole name. */
  readonly tap: (name: Name, role?: Role) => Promise<void>;
  readonly seen: (text: Name) => Promise<void>;
  /** Whose turn it is stands as a heading over the panel. */
  readonly turnOf: (name: Name) => Promise<void>;
  /** How often was pressed since the last time this was asked. */
  readonly taps: () => number;
}

const found = (page: Page, role: Role, name: Name) =>
  page.getByRole(role, { name, exact: true }).filter({ visible: true }).first();

export function playerOf(visited: Visit): Player {
  const { page } = visited;
  let count = 0;
  return {
    ...visited,
    tap: async (name, role = 'button') => {
      await found(page, role, name).click();
      count += 1;
    },
    seen: (text) => page.getByText(text).filter({ visible: true }).first().waitFor(),
    turnOf: (name) =>
      page
        .getByRole('heading', { name, exact: true, level: 2 })
        .filter({ visible: true })
        .first()
        .waitFor(),
    taps: () => {
      const before = count;
      count = 0;
      return before;
    },
  };
}

/** A line of the snapshot and all that is inside it. */
const without = (snapshot: string, line: RegExp): string => {
  let inside = Number.POSITIVE_INFINITY;
  return snapshot
    .split('\n')
    .filter((text) => {
      const depth = text.search(/\S/);
      if (depth <= inside) inside = line.test(text) ? depth : Number.POSITIVE_INFINITY;
      return inside === Number.POSITIVE_INFINITY;
    })
    .join('\n');
};

/** What the table shows, without what waits to be done again and without what was said last. */
export const shown = async ({ page }: Player): Promise<string> =>
  without(
    without(
      await page.getByRole('main').filter({ visible: true }).first().ariaSnapshot(),
      /^\s*- status/,
    ),
    /button "(Wiederholen|Rückgängig)/,
  )
    // Right after a press the big button waits a moment.
    .replaceAll(' [disabled]', '');

const MANY_LOOKS = 60;

/** What came by itself is told a moment after the rest. */
export async function showsAgain(player: Player, before: string): Promise<void> {
  for (let look = 0; look < MANY_LOOKS && (await shown(player)) !== before; look += 1) {
    await settled(player.page);
  }
  expect(await shown(player)).toBe(before);
}

/** Presses and waits until the table shows something else: for loops that press the same place. */
export async function pressOn({ page }: Player, press: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const words = () =>
      [...document.querySelectorAll<HTMLElement>('main')]
        .filter(({ offsetParent }) => offsetParent !== null)
        .flatMap((main) => [main.innerText, ...main.querySelectorAll('[aria-label]')])
        .map((part) => (typeof part === 'string' ? part : part.getAttribute('aria-label')))
        .join();
    const before = words();
    Object.assign(window, { tableChanged: () => words() !== before });
  });
  await press();
  await page.waitForFunction(() =>
    (window as unknown as { tableChanged(): boolean }).tableChanged(),
  );
}

const MAX_PRESSES = 80;

/** Presses what leads on until the goal is seen; what shows it may come after the press counted. */
export async function pressUntil(player: Player, on: Locator, goal: Locator): Promise<void> {
  const press = () => on.filter({ visible: true }).first().click({ timeout: 4000 });
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await settled(player.page);
    if (await goal.isVisible()) return;
    try {
      await pressOn(player, press);
    } catch (cause) {
      if (!(await goal.isVisible())) throw cause;
    }
  }
}

/** On the sheet in front: all of it is on the screen, with nothing over it. */
export const wholeOnSheet = async (
  { page }: Player,
  role: 'button' | 'textbox',
  name: string,
): Promise<void> => {
  await page.waitForFunction(
    (node) => {
      if (node === null) return false;
      const { x, top, bottom, width } = node.getBoundingClientRect();
      const shows = (y: number) => node.contains(document.elementFromPoint(x + width / 2, y));
      return shows(top + 2) && shows(bottom - 2);
    },
    await page.getByRole('dialog').getByRole(role, { name, exact: true }).elementHandle(),
  );
};

/** Hints of the first time out of the way. */
export async function hintsSeen({ tap, page }: Player): Promise<void> {
  for (let hint = 0; hint < 3; hint += 1) await tap('Verstanden');
  await page.getByRole('button', { name: 'Verstanden' }).waitFor({ state: 'detached' });
}

/** The first start of the app, and the trial adventure with one tap. */
export async function demo(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Player> {
  const player = playerOf(await visit(browser, { reducedMotion: 'reduce', ...options }));
  await open(player.page, url);
  await player.tap(/^Probeabenteuer spielen/);
  await player.seen('Die Nacht am Brückenturm');
  return player;
}

/** A table in a situation of its own, brought in through the app's own import. */
export async function playing(
  browser: Browser,
  url: string,
  setting: Setting,
  options: BrowserContextOptions = {},
): Promise<Player> {
  const player = playerOf(await visit(browser, { reducedMotion: 'reduce', ...options }));
  const { page, tap } = player;
  await open(page, `${url}/logbook`);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tap('Datei einlesen')]);
  const buffer = Buffer.from(adventuresFile([setting]));
  await chooser.setFiles({ name: 'tisch.json', mimeType: 'application/json', buffer });
  await tap(/^Als neu einlesen/);
  await tap(new RegExp(`^${CAMPAIGN} Kapitel`));
  await page.getByRole('heading', { name: CAMPAIGN }).filter({ visible: true }).first().waitFor();
  await tap('Tisch', 'tab');
  if (setting.without === undefined) {
    await player.seen(ADVENTURE);
    await hintsSeen(player);
  }
  player.taps();
  return player;
}
