import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';

export const ROOT = join(__dirname, '..', '..');
/** Elsewhere for a build beside the project's own. */
export const WEB = process.env['WEB_FOLDER'] ?? join(ROOT, 'dist', 'web');
export const PHONE = { width: 390, height: 844 };
export const TABLET = { width: 1180, height: 820 };
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // SQLite runs as the first compiler leaves it: the second one costs more than a test can win back.
  '--js-flags=--liftoff-only',
];

/** The whole browser, for what its headless shell does not have; jest.e2e.config.js names both. */
export const chromiumPath = (): string => process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
export const shellPath = (): string => process.env['CHROMIUM_SHELL_PATH'] ?? chromiumPath();

export interface Site {
  readonly url: string;
  close(): void;
}

/** Serves a folder with the app's own static server in a process of its own. */
export async function serve(folder: string = WEB, port = 0): Promise<Site> {
  const child: ChildProcess = spawn(
    process.execPath,
    [join(ROOT, 'scripts/web/serve.mjs'), folder, String(port)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (child.stdout === null) throw new Error('no output from the server');
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { url, close: () => child.kill() };
}

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: shellPath(), args: FLAGS });

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Console errors and uncaught exceptions so far: a healthy page has none. */
  readonly errors: string[];
  /** Every address the page asked for. */
  readonly requests: string[];
}

/** A context of the tests is a private window to Chromium; the app says so, and that is tested by itself. */
async function withRoomOnDisk(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const storage = navigator.storage as StorageManager | undefined;
    const estimate = storage?.estimate.bind(storage);
    if (storage === undefined || estimate === undefined) return;
    storage.estimate = async () => ({ ...(await estimate()), quota: 1e12 });
  });
}

/** On a busy machine a step takes ten times as long; what never comes costs this once. */
const PATIENCE_MS = 60000;

/** Without the service worker, which fetches the whole app once more: those who test it allow it. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'de-DE',
    colorScheme: 'dark',
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await withRoomOnDisk(context);
  return watch(context, await context.newPage());
}

export function watch(context: BrowserContext, page: Page): Visit {
  const errors: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  context.on('request', (request) => requests.push(request.url()));
  return { context, page, errors, requests };
}

/** The app is usable once its main navigation is there. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await usable(page);
}

export const usable = (page: Page): Promise<void> =>
  page.getByRole('tablist').first().waitFor({ timeout: 60000 });

/**
 * To another screen as a link leads there, without starting the app again: for those who look at many.
 * The app answers by giving the address an id of its own.
 */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.waitForFunction(() => (history.state as { id?: string } | null)?.id !== undefined);
  await page.getByRole('main').getByRole('heading').filter({ visible: true }).first().waitFor();
  await settled(page);
}

/**
 * Settings are shown, and words typed, before they are saved: whoever reloads at once finds the old ones.
 * Waits behind the page's own timers: on a busy machine they come later, and this with them.
 */
export const settingSaved = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));

/** Another look is on the screen: two frames later, however long they take. */
export const repainted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)));
      }),
  );

/** Nothing on the page changes or moves any more: what is looked at is all there. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const [quiet, longest] = [120, 2000];
    const until = performance.now() + longest;
    let changed = performance.now();
    const look = new MutationObserver(() => (changed = performance.now()));
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    look.observe(document, all);
    await document.fonts.ready;
    const moving = () => document.getAnimations().some(({ playState }) => playState === 'running');
    for (let now = changed; now < until && (now < changed + quiet || moving());) {
      await new Promise((resolve) => setTimeout(resolve, quiet / 4));
      now = performance.now();
    }
    look.disconnect();
  });

export interface App {
  readonly url: string;
  readonly browser: Browser;
  /** In a context of its own, as on a device that has never seen the app. */
  visit(options?: BrowserContextOptions): Promise<Visit>;
  /** One page for every test of the file that asks for the same and does not mind what others left. */
  shared(options?: BrowserContextOptions): Promise<Visit>;
}

/** The app is served and a browser runs while the tests of a file do. */
export function inChromium(folder?: () => string): App {
  const running: { site?: Site; browser?: Browser } = {};
  const kept = new Map<string, Promise<Visit>>();
  beforeAll(async () => {
    running.site = await serve(folder?.());
    running.browser = await launch();
  });
  afterAll(async () => {
    await running.browser?.close();
    running.site?.close();
  });
  const browser = (): Browser => {
    if (running.browser === undefined) throw new Error('the browser runs during tests only');
    return running.browser;
  };
  return {
    get url() {
      return running.site?.url ?? '';
    },
    get browser() {
      return browser();
    },
    visit: (options) => visit(browser(), options),
    shared: async (options) => {
      const key = JSON.stringify(options ?? {});
      const visited = kept.get(key) ?? visit(browser(), options);
      kept.set(key, visited);
      const { errors, requests } = await visited;
      errors.length = 0;
      requests.length = 0;
      return visited;
    },
  };
}
