#!/usr/bin/env node
// `npm test`: every check, from nothing. `--no-e2e` leaves the browser out, `--all` takes its long tests in;
// `RULEBOOKS=<folder>` names the books that no sentence may be taken from.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { EXPO_CHECKS } from './project/expo-checks.mjs';
import { cacheFile, ensureInstalled, ROOT } from './project/install.mjs';

const started = Date.now();
const withE2e = !process.argv.includes('--no-e2e');
const all = process.argv.includes('--all');
ensureInstalled();
(await import('./glossary/write-indexes.mjs')).writeIndexes();
const { findChromium, findHeadlessShell } = await import('./project/chromium.mjs');

const bin = (name) => join(ROOT, 'node_modules', '.bin', name);
const node = (script, ...args) => [process.execPath, join(ROOT, script), ...args];
const minutes = (from) => ((Date.now() - from) / 60000).toFixed(1);

function run([command, ...args], env = {}) {
  return spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  }).status;
}

const check = (command, env) => () =>
  run(command, env) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

const skipped = (why) => () => {
  console.log(`SKIPPED: ${why}`);
  return { passed: 0, failed: 0, skipped: why };
};

/** Starts now, beside the checks before it: most of them use one core only. */
function beside([command, ...args], name) {
  const file = cacheFile(`${name}.txt`);
  const out = openSync(file, 'w');
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', out, out] });
  const ended = new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (status) => resolve(status ?? 1));
  });
  return async () => {
    const status = await ended;
    console.log(readFileSync(file, 'utf8'));
    return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  };
}

/** Of browser tests (`__tests__/e2e/second-try.ts`): green, but somebody should look. */
const passedAtSecondTry = ({ name, assertionResults }) =>
  assertionResults
    .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
    .map(({ fullName }) => `${basename(name)}: ${fullName}`);

/** Jest's own count; a run that dies without a report, or fails beside its tests, counts as failed. */
function jest(label, args, env) {
  return () => {
    const report = cacheFile(`jest-${label}.json`);
    rmSync(report, { force: true });
    const status = run(
      [bin('jest'), ...args, '--json', '--outputFile', report, '--silent=false'],
      env,
    );
    if (!existsSync(report)) return { passed: 0, failed: 1 };
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    return {
      passed: numPassedTests,
      failed: status === 0 ? failed : Math.max(failed, 1),
      again: testResults.flatMap(passedAtSecondTry),
    };
  };
}

async function e2e() {
  await browsers();
  const [CHROMIUM_PATH, CHROMIUM_SHELL_PATH] = [findChromium(), findHeadlessShell()];
  if (CHROMIUM_PATH === null || CHROMIUM_SHELL_PATH === null) {
    console.error(
      'End-to-end tests need Chromium. Install it (Debian: apt-get install chromium), name it in CHROMIUM_PATH, ' +
        'or leave these tests out with: npm test -- --no-e2e',
    );
    return { passed: 0, failed: 1 };
  }
  if (run(node('scripts/web/build.mjs')) !== 0) return { passed: 0, failed: 1 };
  const budget = check(node('scripts/web/budget.mjs'))();
  const length = all ? { E2E: 'all' } : { E2E: 'short', BOARD_LINKS: '20' };
  const env = { ...length, CHROMIUM_PATH, CHROMIUM_SHELL_PATH };
  const tests = jest('e2e', ['--config', 'jest.e2e.config.js'], env)();
  return {
    passed: tests.passed + budget.passed,
    failed: tests.failed + budget.failed,
    again: tests.again,
  };
}

const browsers = withE2e ? beside(node('scripts/project/chromium.mjs'), 'browsers') : null;
const lint = beside([bin('eslint'), '.', '--max-warnings=0'], 'lint');
const books = process.env.RULEBOOKS;
const suites = [
  ['types', check([bin('tsc'), '--noEmit', '-p', '.'])],
  ['types of the core', check([bin('tsc'), '--noEmit', '-p', 'src/rules'])],
  ['types on phones', check([bin('tsc'), '--noEmit', '-p', 'tsconfig.native.json'])],
  ['format', check([bin('prettier'), '--check', '--log-level=warn', '.'])],
  ['dependency rules', check([bin('depcruise'), 'app', 'src', 'scripts', '--output-type', 'err'])],
  ['structure', check(node('scripts/structure.mjs'))],
  ...EXPO_CHECKS.map(({ name, command, env }) => [name, check(command, env)]),
  [
    'own words',
    books ? check(node('scripts/wording.mjs', books)) : skipped('RULEBOOKS names no folder'),
  ],
  ['lint', lint],
  [
    'unit and property',
    jest('unit', ['--maxWorkers=2'], all ? { FUZZ_TABLE_KILLS: '100' } : { NATIVE: 'short' }),
  ],
  ...(withE2e ? [['end-to-end', e2e]] : []),
];

const counted = ({ passed, failed, skipped: why }) =>
  why === undefined ? `${passed} passed, ${failed} failed` : `SKIPPED: ${why}`;

const rows = [];
for (const [name, suite] of suites) {
  console.log(`\n== ${name}`);
  const from = Date.now();
  const result = await suite();
  console.log(`== ${name}: ${counted(result)} (${minutes(from)} min)`);
  rows.push({ name, ...result, minutes: minutes(from) });
}

const passed = rows.reduce((sum, row) => sum + row.passed, 0);
const failed = rows.reduce((sum, row) => sum + row.failed, 0);
writeFileSync(cacheFile('test-result.json'), JSON.stringify({ passed, failed, rows }));
console.log('\nMinutes per suite:');
for (const row of rows) console.log(`  ${row.minutes.padStart(5)}  ${row.name} (${counted(row)})`);
console.log(`  ${minutes(started).padStart(5)}  in all`);
for (const name of rows.flatMap(({ again = [] }) => again))
  console.log(`Passed at the second try only: ${name}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
