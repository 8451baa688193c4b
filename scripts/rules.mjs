// npm run --silent rules: makes sure the packages are there, then hands stdin to scripts/rules/main.ts.
// Only Node's own modules up here, because nothing else may be installed yet.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Module } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { compiledText } from './rules/compiled.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const COMPILED = join(root, '.cache', 'rules.cjs');

const NEEDED = ['esbuild', 'valibot'];

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

// Functions wait four times as long for the optimizing compiler: by itself it takes a quarter of what some thousand cases
// cost, and tens of thousands are answered no slower.
setFlagsFromString('--interrupt-budget=300000');

const command = new Module(COMPILED);
command._compile(compiledText(root, COMPILED), COMPILED);
process.exitCode = await command.exports.main(process.stdin, process.stdout);
