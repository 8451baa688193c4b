// Finds Chromium, or installs Debian's when that is possible. Nothing is downloaded by itself.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
/** The same engine without the browser around it: a window of its own costs an eighth. */
const SHELL = 'chromium-headless-shell';

export const CHROMIUM_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const runs = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (names) =>
  (process.env.PATH ?? '').split(delimiter).flatMap((dir) => names.map((name) => join(dir, name)));

export function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) return runs(wanted) ? wanted : null;
  return [...onPath(NAMES), ...PLACES].find(runs) ?? null;
}

function installWithApt(packageName) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !runs('/usr/bin/apt-get')) return;
  console.error(`Installing ${packageName} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', packageName],
  ]) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 2], env });
  }
}

/** The path of a Chromium, installed by apt when we are root on Debian; null when there is none. */
export function ensureChromium() {
  const found = findChromium();
  if (found !== null) return found;
  installWithApt('chromium');
  return findChromium();
}

/** What most browser tests run in: the headless shell where there is one, else Chromium itself. */
export function findHeadlessShell() {
  const named = process.env.CHROMIUM_SHELL_PATH ?? process.env.CHROMIUM_PATH;
  if (named) return runs(named) ? named : null;
  return onPath([SHELL]).find(runs) ?? findChromium();
}

/** The same, with both installed by apt when that is possible. */
export function ensureHeadlessShell() {
  const chromium = ensureChromium();
  if (findHeadlessShell() === chromium && !process.env.CHROMIUM_PATH) installWithApt(SHELL);
  return findHeadlessShell();
}

// `node scripts/project/chromium.mjs`: sees to it that the browsers are there.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) ensureHeadlessShell();
