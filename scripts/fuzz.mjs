#!/usr/bin/env node
// `npm run fuzz [-- part[=count[@seed]] …]`: the long comparisons, one after another. Without a part, all of them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, ROOT } from './project/install.mjs';

const tsx = (script) => (count, seed) => ({
  args: ['--import', 'tsx', join(ROOT, script), String(count), ...(seed === null ? [] : [seed])],
  env: {},
});

const jest = join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js');
const kills = (count, seed) => ({
  args: [jest, '--config', 'jest.e2e.config.js', '__tests__/e2e/kill.e2e.ts'],
  env: { SECOND_TRY: 'no', KILLS: String(count), ...(seed === null ? {} : { KILL_SEED: seed }) },
  before: buildForBrowser,
});

/** Files and links from outside, spoilt at random: `__tests__/game/attacks`. */
const attacks = (counted) => (count, seed) => ({
  args: [jest, '--selectProjects=pure', '--testNamePattern', counted, '__tests__/game/attacks'],
  env: {
    [`FUZZ_${counted.toUpperCase()}`]: String(count),
    ...(seed === null ? {} : { FUZZ_SEED: seed }),
  },
});

/** Devices at one table, their taps in any order: `__tests__/sync/interleavings.test.ts`. */
const table = (count, seed) => ({
  args: [jest, '__tests__/sync/interleavings', '--selectProjects', 'pure'],
  env: { FUZZ_TABLE: String(count), ...(seed === null ? {} : { FUZZ_SEED: seed }) },
});

const tableKills = (count) => ({
  args: [jest, '__tests__/sync/kills', '--selectProjects', 'pure'],
  env: { FUZZ_TABLE_KILLS: String(count) },
});

/** What lies between devices and server delays, cuts and swallows: `__tests__/sync/proxy.test.ts`. */
const tableProxy = (count, seed) => ({
  args: [jest, '__tests__/sync/proxy', '--selectProjects', 'pure', '--testNamePattern', 'evenings'],
  env: { FUZZ_TABLE_PROXY: String(count), ...(seed === null ? {} : { FUZZ_SEED: seed }) },
});

/** Browsers at a shared table are killed in mid-tap: `__tests__/e2e/shared-table-kill.e2e.ts`. */
const tableBrowsers = (count, seed) => ({
  args: [jest, '--config', 'jest.e2e.config.js', '__tests__/e2e/shared-table-kill.e2e.ts'],
  env: { SECOND_TRY: 'no', KILLS: String(count), ...(seed === null ? {} : { KILL_SEED: seed }) },
  before: buildForBrowser,
});

/** A browser's disk loses its power at any moment: `__tests__/storage/web`. */
const power = (count) => ({
  args: [jest, '__tests__/storage/web/commands', '--selectProjects', 'pure'],
  env: { POWER_FAILURES: String(count) },
});

/** Random taps on the table: `__tests__/e2e/table-monkey.e2e.ts`. */
const monkey = (count, seed) => ({
  args: [jest, '--config', 'jest.e2e.config.js', '__tests__/e2e/table-monkey.e2e.ts'],
  env: {
    SECOND_TRY: 'no',
    MONKEY_SEEDS: String(count),
    ...(seed === null ? {} : { MONKEY_SEED: seed }),
  },
  before: buildForBrowser,
});

// name → what is counted, how often by itself, how it runs.
const PARTS = {
  'monster-turn': ['boards', 1_000_000, tsx('scripts/fuzz/monster-turn.ts')],
  darkness: ['boards', 1_000_000, tsx('scripts/fuzz/darkness.ts')],
  games: ['cases an op', 20_000, tsx('scripts/fuzz/games.ts')],
  adventures: ['adventures', 2000, tsx('scripts/fuzz/adventures.ts')],
  files: ['files', 10_000, attacks('files')],
  links: ['links', 1000, attacks('links')],
  table: ['evenings at a shared table', 10_000, table],
  'table-proxy': ['evenings over bad wires', 500, tableProxy],
  'table-kills': ['kills of the server', 1000, tableKills],
  'table-browsers': ['kills of browsers at a shared table', 100, tableBrowsers],
  monkey: ['seeds of 1,000 taps', 100, monkey],
  kills: ['kills', 1000, kills],
  power: ['power failures of a disk', 1000, power],
};

async function buildForBrowser() {
  const { ensureChromium } = await import('./project/chromium.mjs');
  const chromium = ensureChromium();
  if (chromium === null) throw new Error('Chromium is missing; name it in CHROMIUM_PATH.');
  const { buildWeb } = await import('./web/build.mjs');
  await buildWeb();
  return { CHROMIUM_PATH: chromium };
}

function readWish(word) {
  const [, name, count, seed] = /^([a-z-]+)(?:=(\d+)(?:@(\d+))?)?$/.exec(word) ?? [];
  const part = Object.hasOwn(PARTS, name ?? '') ? PARTS[name] : undefined;
  if (part === undefined || Number(count) === 0) {
    console.error(`Unknown: ${word}. Say one of ${Object.keys(PARTS).join(', ')}, such as`);
    console.error('  npm run fuzz -- darkness=50000 kills=20@7');
    process.exit(2);
  }
  return { name, count: Number(count ?? part[1]), seed: seed ?? null };
}

const seconds = (from) => Math.round((Date.now() - from) / 1000);

async function run({ name, count, seed }) {
  const [unit, , command] = PARTS[name];
  const { args, env, before } = command(count, seed);
  console.log(`\n== ${name}: ${count} ${unit}`);
  const prepared = await before?.();
  const from = Date.now();
  const { status } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...prepared, ...env },
  });
  return { ok: status === 0, line: `${name} ${count} ${unit} in ${seconds(from)} s` };
}

const words = process.argv.slice(2);
const wishes = (words.length === 0 ? Object.keys(PARTS) : words).map(readWish);
ensureInstalled();
const results = [];
for (const wish of wishes) results.push(await run(wish));
const failed = results.filter(({ ok }) => !ok).length;
const told = results.map(({ ok, line }) => `${line}: ${ok ? 'agree' : 'FAILED'}`).join('; ');
console.log(`\nfuzz: ${told}`);
process.exit(failed === 0 ? 0 : 1);
