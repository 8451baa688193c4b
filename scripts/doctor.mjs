#!/usr/bin/env node
// `npm run doctor`: is this checkout healthy? Expo's own offline checks and ours, nothing is changed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { EXPO_CHECKS } from './project/expo-checks.mjs';
import { ensureInstalled, ROOT } from './project/install.mjs';
import { versionsAgree } from './project/version.mjs';

ensureInstalled();
const { findChromium, findHeadlessShell } = await import('./project/chromium.mjs');

const runs = ([command, ...args], env) =>
  spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  }).status === 0;

const CHECKS = [
  ...EXPO_CHECKS.map(({ name, command, env }) => [name, () => runs(command, env)]),
  ['one version in package.json, its lock and app.json', versionsAgree],
  ['structure', () => runs([process.execPath, join(ROOT, 'scripts/structure.mjs')])],
  ['Chromium for the browser tests', () => findChromium() !== null && findHeadlessShell() !== null],
];

const ill = CHECKS.filter(([name, healthy]) => {
  const good = healthy();
  console.log(`${good ? 'well' : 'ILL '}  ${name}`);
  return !good;
});
process.exit(ill.length === 0 ? 0 : 1);
