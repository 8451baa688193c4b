import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { readFile } from '@/src/game';
import { inChromium, open, usable } from './harness';
import {
  button,
  contentOf,
  createCampaign,
  exportAll,
  figure,
  heading,
  shownChapter,
  toChapter,
  WORDS,
} from './storage-screens';

const words = WORDS['de-DE'];
const SEED = 20261117;
const START_CHAPTER = 20;
const app = inChromium();

/** What a screen showed as done: chapter and number of steps. */
type Shown = readonly [chapter: number, steps: number];

interface Run {
  readonly shown: readonly Shown[];
  readonly pressed: Readonly<Record<string, number>>;
}

/**
 * Presses 200 times without waiting for an answer: chapter on and back, undo, a setting, and
 * exports, which read every row. The history is open and reads the log after each change.
 */
const pressAway = (page: Page): Promise<Run> =>
  page.evaluate(
    async ([seed, labels]) => {
      let state = seed;
      const random = () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 2 ** 32;
      };
      const look = (): [number, number] => {
        const chapter = document.querySelector('[role=spinbutton]')?.getAttribute('aria-valuenow');
        const steps = [...document.querySelectorAll('[role=main] *')]
          .filter((node) => node.children.length === 0)
          .map((node) => /^(\d+) Schritte?$/.exec(node.textContent ?? '')?.[1])
          .find((found) => found !== undefined);
        return [Number(chapter), Number(steps)];
      };
      const shown = [look()];
      const note = () => {
        const now = look();
        const last = shown.at(-1);
        if (last?.[0] !== now[0] || last[1] !== now[1]) shown.push(now);
      };
      new MutationObserver(note).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      const pressed: Record<string, number> = {};
      const press = (name: keyof typeof labels) => {
        const label = labels[name];
        const target = [
          ...document.querySelectorAll<HTMLElement>('[role=button], [role=switch]'),
        ].find(
          (node) =>
            node.getAttribute('aria-label') === label || node.textContent?.startsWith(label),
        );
        target?.click();
        pressed[name] = (pressed[name] ?? 0) + 1;
      };
      for (let count = 0; count < 200; count += 1) {
        const chance = random();
        if (chance < 0.3) press('more');
        else if (chance < 0.52) press('less');
        else if (chance < 0.74) press('undo');
        else if (chance < 0.86) press('setting');
        else press('export');
        if (random() < 0.4) await new Promise((resolve) => setTimeout(resolve, random() * 30));
      }
      for (let quiet = 0, seen = 0; quiet < 10;) {
        await new Promise((resolve) => setTimeout(resolve, 150));
        quiet = shown.length === seen ? quiet + 1 : 0;
        seen = shown.length;
      }
      return { shown, pressed };
    },
    [
      SEED,
      {
        more: words.campaigns.home.chapterMore,
        less: words.campaigns.home.chapterLess,
        undo: words.campaigns.home.undo,
        setting: words.settings.keepAwake.label,
        export: words.campaigns.data.exportAll,
      },
    ] as const,
  );

/** From now on the device refuses some of what SQLite's worker writes, so that it must roll back. */
const makeDiskMoody = (page: Page, oneIn: number) =>
  Promise.all(
    page.workers().map((worker) =>
      worker.evaluate(
        ([seed, often]) => {
          interface Handle {
            write(...args: unknown[]): number;
          }
          const { FileSystemSyncAccessHandle: File } = globalThis as unknown as {
            FileSystemSyncAccessHandle: { prototype: Handle };
          };
          const { write } = File.prototype;
          const mood = { refused: 0, calm: false };
          let state = seed;
          File.prototype.write = function (this: Handle, ...args: unknown[]): number {
            state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
            if (!mood.calm && state / 2 ** 32 < 1 / often) {
              mood.refused += 1;
              throw new DOMException('no room', 'QuotaExceededError');
            }
            return write.apply(this, args);
          };
          Object.assign(globalThis, { mood });
        },
        [SEED, oneIn] as const,
      ),
    ),
  );

/** How often the disk refused; from now on it takes everything. */
async function calmDisk(page: Page): Promise<number> {
  const refusals = await Promise.all(
    page.workers().map((worker) =>
      worker.evaluate(() => {
        const { mood } = globalThis as unknown as { mood: { refused: number; calm: boolean } };
        mood.calm = true;
        return mood.refused;
      }),
    ),
  );
  return refusals.reduce((sum, refused) => sum + refused, 0);
}

interface Row {
  readonly parent: number;
  readonly chapter: number;
}

/** The log that must be on disk if exactly what was shown has happened, and where its head is. */
function expectedLog(
  shown: readonly Shown[],
  before: readonly Row[],
): { rows: Row[]; head: number } {
  const rows = [...before];
  let head = rows.length - 1;
  for (const [index, [chapter, steps]] of shown.entries()) {
    if (index === 0) continue;
    const forward = steps - (shown[index - 1]?.[1] ?? 0);
    expect(Math.abs(forward)).toBe(1);
    if (forward === 1) {
      rows.push({ parent: head, chapter });
      head = rows.length - 1;
    } else {
      head = rows[head]?.parent ?? -1;
      expect(rows[head]?.chapter).toBe(chapter);
    }
  }
  return { rows, head };
}

interface SavedRow {
  readonly id: string;
  readonly parent: string | null;
  readonly events: readonly { readonly type: string; readonly chapter?: number }[];
}

function savedLog({ rows, head }: { readonly rows: readonly SavedRow[]; readonly head: string }) {
  const place = new Map(rows.map(({ id }, index) => [id, index]));
  return {
    rows: rows.map(({ parent, events }): Row => ({
      parent: parent === null ? -1 : (place.get(parent) ?? -2),
      chapter: events.find(({ type }) => type === 'chapterSet')?.chapter ?? 1,
    })),
    head: place.get(head) ?? -2,
  };
}

async function onlyLog(page: Page) {
  const { campaigns } = await exportAll(page, app.url);
  const [campaign] = campaigns;
  if (campaign === undefined) throw new Error('no campaign');
  return savedLog(campaign as unknown as Parameters<typeof savedLog>[0]);
}

test.each([
  ['a disk that takes everything', Number.MAX_SAFE_INTEGER, 0],
  ['a disk that refuses now and then', 50, 20],
])('200 interleaved reads, writes and rollbacks, %s', async (_name, oneIn, leastRefused) => {
  const { page, context } = await app.visit();
  await createCampaign(page, app.url, 'Gedränge');
  await toChapter(page, START_CHAPTER);
  const address = page.url();
  const before = await onlyLog(page);
  await page.getByRole('tab', { name: words.shell.tabs.logbook }).click();
  await button(page, /^Gedränge/).click();
  await button(page, words.campaigns.home.history).click();
  await heading(page, words.campaigns.log.title).waitFor();
  await page.getByText(words.campaigns.log.here).waitFor();

  const downloads: Download[] = [];
  page.on('download', (download) => void downloads.push(download));
  await makeDiskMoody(page, oneIn);
  const { shown, pressed } = await pressAway(page);
  const refused = await calmDisk(page);
  const last = shown.at(-1) ?? [0, 0];
  const changes = shown.length - 1;
  const { more = 0, less = 0, undo = 0 } = pressed;
  console.log(`${changes} changes shown, ${refused} writes refused`, pressed);
  expect(changes).toBeGreaterThan(60);
  expect(changes).toBeLessThanOrEqual(more + less + undo);
  // Every command was either shown as done or refused; none got lost.
  expect(changes + refused).toBeGreaterThanOrEqual(more + less + undo);
  expect(refused).toBeGreaterThanOrEqual(leastRefused);

  await open(page, address);
  await figure(page).waitFor();
  expect(await shownChapter(page)).toBe(last[0]);
  expect(await onlyLog(page)).toEqual(expectedLog(shown, before.rows));

  expect(downloads.length).toBeGreaterThan(5);
  for (const download of downloads) {
    const path = await download.path();
    expect((await readFile(new Uint8Array(readFileSync(path)))).ok).toBe(true);
    expect(contentOf(path).campaigns).toHaveLength(1);
  }
  await page.reload();
  await usable(page);
  await context.close();
});
