// Node's own modules only: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const CACHE = join(ROOT, '.cache');
const STAMP = join(ROOT, 'node_modules', '.installed-lock');
const MINIMUM = [20, 19, 4];

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');

function checkNode() {
  const have = process.versions.node.split('.').map(Number);
  const first = MINIMUM.findIndex((want, i) => want !== have[i]);
  if (first >= 0 && have[first] < MINIMUM[first]) {
    console.error(
      `Node ${MINIMUM.join('.')} or newer is needed; this is ${process.versions.node}.`,
    );
    process.exit(1);
  }
}

export function isInstalled() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash();
}

/** Runs `npm ci` unless node_modules already matches package-lock.json. Speaks on stderr only. */
export function ensureInstalled() {
  checkNode();
  if (isInstalled()) return;
  console.error('Installing dependencies (npm ci), two to three minutes the first time …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const result = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error('npm ci failed; see above. Nothing else was changed.');
    process.exit(1);
  }
  writeFileSync(STAMP, lockHash());
}

/** A hash over the contents of files and folders, to know whether something must be built again. */
export function contentHash(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

export function cacheFile(name) {
  mkdirSync(CACHE, { recursive: true });
  return join(CACHE, name);
}
