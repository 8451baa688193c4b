// Finds Chromium, or installs Debian's when that is possible. Nothing is downloaded by itself.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

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

export function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) return runs(wanted) ? wanted : null;
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((dir) => NAMES.map((name) => join(dir, name)));
  return [...onPath, ...PLACES].find(runs) ?? null;
}

function installWithApt() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !runs('/usr/bin/apt-get')) return;
  console.error('Installing Chromium with apt-get …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', 'chromium'],
  ]) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 2], env });
  }
}

/** The path of a Chromium, installed by apt when we are root on Debian; null when there is none. */
export function ensureChromium() {
  const found = findChromium();
  if (found !== null) return found;
  installWithApt();
  return findChromium();
}
