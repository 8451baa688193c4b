// npm run --silent rules: makes sure the packages are there, then hands stdin to scripts/rules/main.ts.
// Only Node's own modules up here, because nothing else may be installed yet.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);

const NEEDED = ['tsx', 'valibot'];

/** stdout belongs to the answers, so npm talks to stderr; stdin stays for the cases. */
function install() {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (!NEEDED.every((name) => existsSync(`${root}/node_modules/${name}/package.json`))) install();

require('tsx/cjs/api').register();
const { main } = require('./rules/main.ts');
process.exitCode = await main(process.stdin, process.stdout);
