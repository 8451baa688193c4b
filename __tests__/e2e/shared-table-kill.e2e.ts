import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { hero, openState, value } from '@/__tests__/game/table/table';
import { openUnhurried, until, type Device } from '@/__tests__/sync/table/devices';
import { over } from '@/__tests__/sync/table/far-devices';
import { hosted, type Hosted } from '@/__tests__/sync/table/hosted';
import { open, WEB } from './harness';
import { chance, start } from './mortal-browser';

// `npm run fuzz -- table-browsers` kills a hundred.
const KILLS = Number(process.env['KILLS'] ?? 6);
const SEED = Number(process.env['KILL_SEED'] ?? 20261118);
const LONGEST_LIFE_MS = 600;
/** Somebody else plays meanwhile: so often what was just told must be decided anew. */
const OTHERS_EVERY_MS = 40;
/** Whoever has more than five is asked before they are brought along. */
const MOST_UNDERWAY = 3;
/** How often one looks whether both have come together. */
const PATIENCE = 10_000;

const folder = mkdtempSync(join(tmpdir(), 'shared-kill-'));
const running: { server?: Hosted } = {};

beforeAll(async () => {
  running.server = await hosted(folder, WEB);
});
afterAll(async () => {
  await running.server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Taps forward and back between chapter 1 and 2; every change that is shown is acknowledged outside. */
const tapAway = (page: Page) =>
  page.evaluate(() => {
    const outside = window as unknown as { acknowledge(chapter: number): Promise<void> };
    const wait = () => new Promise((resolve) => setTimeout(resolve, 0));
    const figure = () => document.querySelector('[role=spinbutton][aria-label=Kapitel]');
    const chapter = () => Number(figure()?.getAttribute('aria-valuenow'));
    const live = async () => {
      for (;;) {
        const before = chapter();
        const label = before === 1 ? 'Ein Kapitel weiter' : 'Ein Kapitel zurück';
        document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click();
        while (chapter() === before) await wait();
        await outside.acknowledge(chapter());
      }
    };
    void live();
  });

const chapterOn = async (page: Page): Promise<number> => {
  const figure = page.getByRole('spinbutton', { name: 'Kapitel' });
  await figure.waitFor();
  return Number(await figure.getAttribute('aria-valuenow'));
};

/** A device that stays; it sees what the table has. */
async function witness(port: number): Promise<Device> {
  const one = over(await openUnhurried(), { port }, 3);
  // On a slow machine more than five of its own steps may wait.
  one.tables.store.subscribe(({ asks }) => asks > 0 && one.tables.answer('bring'));
  value(await one.game.create({ name: 'Tisch', heroes: [hero('Vorn')] }));
  return one;
}

/** The chapters that were set, in the table's order. */
async function chaptersOf({ storage, game }: Device): Promise<readonly number[]> {
  const { id, head } = openState(game);
  const rows = new Map((await storage.log.all(id)).map((row) => [row.id, row]));
  const chapters: number[] = [];
  for (let row = rows.get(head); row !== undefined; row = rows.get(row.parent ?? '')) {
    const [, chapter] = /"setChapter","chapter":(\d)/u.exec(row.command) ?? [];
    if (chapter !== undefined) chapters.unshift(Number(chapter));
  }
  return chapters;
}

/** Notes of the one who stays, as long as the other lives. */
function playOn(one: Device): () => Promise<void> {
  let isOver = false;
  const playing = (async () => {
    for (let n = 0; !isOver; n += 1) {
      value(await one.game.dispatch({ kind: 'writeNotes', notes: `${Date.now()}-${n}` }));
      await new Promise((resolve) => setTimeout(resolve, OTHERS_EVERY_MS));
    }
  })();
  return () => ((isOver = true), playing);
}

test(
  `${KILLS} kills of a browser at a shared table: nothing acknowledged is missing there, nothing is there twice`,
  async () => {
    const port = running.server?.port ?? 0;
    const url = `http://127.0.0.1:${port}`;
    const one = await witness(port);
    const { play } = value(await one.tables.share(url));
    const { id } = openState(one.game);
    await until(
      async () => (await one.storage.shared.find(id))?.head === openState(one.game).head,
      () => 'shared',
      PATIENCE,
    );
    const random = chance(SEED);
    const profile = join(folder, 'profile');
    const first = await start(profile);
    await open(first.page, play ?? '');
    await first.page.getByRole('button', { name: 'Mitspielen' }).click();
    await until(
      () => one.tables.store.getState().people.length === 1,
      () => 'joined',
      PATIENCE,
    );
    await first.kill();

    const begun = (await chaptersOf(one)).length;
    const heard = async () => (await chaptersOf(one)).slice(begun);
    let [sure, taps] = [0, 0];
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const { page, kill: killNow } = await start(profile);
      let isDead = false;
      await page.exposeFunction('acknowledge', async () => {
        taps += 1;
        const mine = (sure += 1);
        const isHeard = async () => isDead || (await heard()).length + MOST_UNDERWAY >= mine;
        await until(isHeard, () => 'heard', PATIENCE);
      });
      await open(page, `${url}/logbook/${id}`);
      await agreed(page, one, begun + sure);
      const now = await heard();
      // At most the tap that was shown in the moment of the kill, and not acknowledged any more.
      expect([sure, sure + 1]).toContain(now.length);
      expect(now).toEqual(now.map((_, n) => (n % 2 === 0 ? 2 : 1)));
      sure = now.length;
      const rest = playOn(one);
      await tapAway(page);
      await new Promise((resolve) => setTimeout(resolve, random() * LONGEST_LIFE_MS));
      await killNow();
      isDead = true;
      await rest();
    }
    console.log(`${KILLS} kills, ${taps} taps kept`);
    expect(taps).toBeGreaterThan(0);
    expect(one.tables.store.getState().refused).toEqual([]);
  },
  120_000 + KILLS * 60_000,
);

/** The device that came back has told everything, and shows what the table has. */
async function agreed(page: Page, one: Device, least: number): Promise<void> {
  let seen = '';
  await until(
    async () => {
      const chapters = await chaptersOf(one);
      const shown = await chapterOn(page);
      seen = JSON.stringify({ least, chapters: chapters.length, last: chapters.at(-1), shown });
      return chapters.length >= least && (chapters.at(-1) ?? 1) === shown;
    },
    () => seen,
    PATIENCE,
  );
}
