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
];

export const chromiumPath = (): string => process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

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
  chromium.launch({ executablePath: chromiumPath(), args: FLAGS });

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Console errors and uncaught exceptions so far: a healthy page has none. */
  readonly errors: string[];
  /** Every address the page asked for. */
  readonly requests: string[];
}

export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'de-DE',
    colorScheme: 'dark',
    ...options,
  });
  context.setDefaultTimeout(20000);
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
