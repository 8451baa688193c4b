import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Page } from 'playwright-core';
import { FLAGS, open, serve, shellPath, type Site } from './harness';

const KILLS = Number(process.env['KILLS'] ?? 50);
const SEED = Number(process.env['KILL_SEED'] ?? 20261116);
/** Long enough for a handful of commands, short enough to hit each phase of one. */
const LONGEST_LIFE_MS = 400;

/** A small generator, so that a failing run can be repeated. */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const running = new Set<number>();

interface Running {
  readonly page: Page;
  kill(): Promise<void>;
}

/** A browser of its own process group, so that SIGKILL takes all of it at once. */
async function start(profile: string): Promise<Running> {
  const child: ChildProcess = spawn(
    shellPath(),
    [
      '--headless=new',
      ...FLAGS,
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--lang=de-DE',
      '--accept-lang=de-DE',
      'about:blank',
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  if (child.stderr === null || child.pid === undefined) throw new Error('Chromium did not start');
  const { stderr, pid } = child;
  running.add(pid);
  const address = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Chromium did not listen')), 30000);
    createInterface(stderr).on('line', (line) => {
      const found = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
  });
  const browser = await chromium.connectOverCDP(address);
  const context = browser.contexts()[0];
  if (context === undefined) throw new Error('no context');
  context.setDefaultTimeout(30000);
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    page: context.pages()[0] ?? (await context.newPage()),
    kill: async () => {
      running.delete(pid);
      process.kill(-pid, 'SIGKILL');
      await gone;
    },
  };
}

/** What is on the screen, and so on disk: the chapter, and the steps of the log. */
async function shown(page: Page): Promise<{ readonly chapter: number; readonly steps: number }> {
  const figure = page.getByRole('spinbutton', { name: 'Kapitel' });
  await figure.waitFor();
  const chapter = Number(await figure.getAttribute('aria-valuenow'));
  await page.getByRole('button', { name: 'Verlauf' }).click();
  const words = await page
    .getByText(/^[\d.]+ Schritte?$/)
    .first()
    .textContent();
  await page.getByText('hier steht ihr').waitFor();
  await page.goBack();
  await figure.waitFor();
  return { chapter, steps: Number(words?.replace(/\D/g, '')) };
}

/** Taps forward and back between chapter 1 and 2; every change that is shown is acknowledged outside. */
const tapAway = (page: Page) =>
  page.evaluate(() => {
    const figure = () => document.querySelector('[role=spinbutton][aria-label=Kapitel]');
    const tap = () => {
      const before = figure()?.getAttribute('aria-valuenow');
      const label = before === '1' ? 'Ein Kapitel weiter' : 'Ein Kapitel zurück';
      document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click();
      const look = () => {
        if (figure()?.getAttribute('aria-valuenow') === before) {
          setTimeout(look);
          return;
        }
        // The next tap waits until the acknowledgement has arrived outside the browser.
        void (window as unknown as { acknowledge(): Promise<void> }).acknowledge().then(tap);
      };
      look();
    };
    tap();
  });

let site: Site;
let profile: string;

beforeAll(async () => {
  site = await serve();
  profile = mkdtempSync(join(tmpdir(), 'drunagor-kill-'));
});

afterAll(() => {
  for (const pid of running) process.kill(-pid, 'SIGKILL');
  site.close();
  rmSync(profile, { recursive: true, force: true });
});

test(
  `${KILLS} kills: nothing acknowledged is missing and the log is consistent`,
  async () => {
    const random = chance(SEED);
    const first = await start(profile);
    await open(first.page, `${site.url}/logbook/new`);
    await first.page.getByRole('checkbox', { name: /Jaheen/ }).click();
    await first.page.getByRole('button', { name: 'Kampagne beginnen' }).click();
    await first.page.waitForURL(/logbook\/[0-9a-f-]{36}$/);
    const address = first.page.url();
    expect(await shown(first.page)).toEqual({ chapter: 1, steps: 1 });
    await first.kill();

    let acknowledged = 1;
    let commands = 0;
    for (let kill = 1; kill <= KILLS; kill++) {
      const { page, kill: killNow } = await start(profile);
      await page.exposeFunction('acknowledge', () => {
        acknowledged += 1;
        commands += 1;
      });
      await open(page, address);
      const { chapter, steps } = await shown(page);
      // One command may have been written in the moment between the commit and its acknowledgement.
      expect([acknowledged, acknowledged + 1]).toContain(steps);
      expect(chapter).toBe(2 - (steps % 2));
      acknowledged = steps;
      await tapAway(page);
      await new Promise((resolve) => setTimeout(resolve, random() * LONGEST_LIFE_MS));
      await killNow();
    }
    console.log(`${KILLS} kills, ${commands} commands acknowledged`);
    expect(commands).toBeGreaterThan(KILLS);
  },
  60000 + KILLS * 20000,
);
