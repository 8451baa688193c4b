/** A browser whose process is killed at any moment, and started again on the same profile. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { chromium, type Page } from 'playwright-core';
import { FLAGS, shellPath } from './harness';

/** A small generator, so that a failing run can be repeated. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const running = new Set<number>();
afterAll(() => {
  for (const pid of running) process.kill(-pid, 'SIGKILL');
});

export interface Running {
  readonly page: Page;
  kill(): Promise<void>;
}

/** A browser of its own process group, so that SIGKILL takes all of it at once. */
export async function start(profile: string): Promise<Running> {
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
