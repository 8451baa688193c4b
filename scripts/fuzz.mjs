#!/usr/bin/env node
// `npm run fuzz [-- part[=count] …]`: the long runs that `npm test` does in short.
// monster, darkness: boards compared with the brute-force twins. kills: the browser killed while it saves.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, ROOT } from './project/install.mjs';

const bin = (name) => join(ROOT, 'node_modules', '.bin', name);
const PARTS = {
  monster: {
    count: 1_000_000,
    command: (count) => [bin('tsx'), 'scripts/fuzz/monster-turn.ts', String(count)],
  },
  darkness: {
    count: 1_000_000,
    command: (count) => [bin('tsx'), 'scripts/fuzz/darkness.ts', String(count)],
  },
  kills: {
    count: 1_000,
    before: [process.execPath, 'scripts/web/build.mjs'],
    command: () => [bin('jest'), '--config', 'jest.e2e.config.js', '__tests__/e2e/kill'],
    env: (count) => ({ KILLS: String(count), KILL_SEED: String(Date.now() % 2 ** 31) }),
  },
};

function wanted() {
  const asked = process.argv.slice(2).map((word) => word.split('='));
  const unknown = asked.filter(
    ([name, count]) => !(name in PARTS) || (count !== undefined && !(Number(count) > 0)),
  );
  if (unknown.length > 0) {
    console.error(`Usage: npm run fuzz -- [${Object.keys(PARTS).join('|')}][=count] …`);
    process.exit(2);
  }
  const all = Object.keys(PARTS).map((name) => [name]);
  return (asked.length === 0 ? all : asked).map(([name, count]) => [
    name,
    Number(count ?? PARTS[name].count),
  ]);
}

const run = ([command, ...args], env = {}) =>
  spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  }).status === 0;

ensureInstalled();
const results = wanted().map(([name, count]) => {
  const { before, command, env } = PARTS[name];
  console.log(`== ${name}: ${count}`);
  const good = (before === undefined || run(before)) && run(command(count), env?.(count));
  return { name, count, good };
});
for (const { name, count, good } of results)
  console.log(`${name} (${count}): ${good ? 'no difference' : 'FAILED'}`);
process.exit(results.every(({ good }) => good) ? 0 : 1);
