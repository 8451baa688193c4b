// The app's own work as phones do it: interpreted, without a compiler that warms up. Ratios are to a flood over 600 fields in
// the same engine; budgets are for Hermes itself on a machine like a developer's (a phone is three to four times slower).
// No storage: SQLite's WASM does not run without JIT, and phones have a native one.
import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { cacheFile, ROOT } from '../project/install.mjs';
import { startModules } from './start-modules.mjs';

const BUNDLE = cacheFile('native-bench.js');
const ENGINES = {
  'node --jitless': [process.execPath, ['--jitless', BUNDLE]],
  hermes: ['hermes', ['-O', BUNDLE]],
  'node with JIT': [process.execPath, [BUNDLE]],
};

/** First the clock, then what the start needs, then the rest: modules are evaluated in this order. */
async function writeBundle(pure) {
  const own = (name) => join(ROOT, 'scripts/bench/native', name);
  const files = [own('clock.ts'), ...pure.map((path) => join(ROOT, path)), own('work.ts')];
  const lines = files.map((file) => `import ${JSON.stringify(file)};`);
  await build({
    stdin: { contents: lines.join('\n'), resolveDir: ROOT },
    bundle: true,
    outfile: BUNDLE,
    format: 'iife',
    target: 'es2020',
    treeShaking: false,
    mainFields: ['module', 'main'],
    resolveExtensions: ['.native.ts', '.ts', '.tsx', '.js', '.json'],
    alias: { '@': ROOT },
    define: { 'process.env.NODE_ENV': '"production"', __DEV__: 'false' },
    logLevel: 'error',
  });
}

const RUNS = 3;
/** Milliseconds that nothing blocks for longer. */
const IN_ONE_PIECE = 50;

/** Number by number: other work on the machine must not count. */
const least = (one, other) =>
  typeof one === 'number'
    ? Math.min(one, other)
    : Array.isArray(one)
      ? one.map((value, at) => least(value, other[at]))
      : Object.fromEntries(Object.keys(one).map((key) => [key, least(one[key], other[key])]));

function measured([command, args]) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (error?.code === 'ENOENT') return null;
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

const rounded = (value) => Number(value.toPrecision(3));

/** The part of the runs that took no longer. */
const quantile = (times, part) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))];

function table({ flood, evaluateMs, turn600, turn2400, darkness600, command, glossary }) {
  const floodMs = quantile(flood, 0.5);
  const one = (ms, budgetMs) => ({
    ms: rounded(ms),
    timesFlood: rounded(ms / floodMs),
    ...(budgetMs === undefined ? {} : { budgetMs }),
  });
  const many = (times, budgets) => ({
    median: one(quantile(times, 0.5)),
    p90: one(quantile(times, 0.9), budgets.p90),
    worst: one(quantile(times, 1), budgets.worst ?? IN_ONE_PIECE),
  });
  return {
    floodMicros: rounded(floodMs * 1000),
    startUp: one(evaluateMs, 150),
    monsterTurn600: many(turn600, { worst: 5 }),
    monsterTurn2400: many(turn2400, {}),
    darkness600: many(darkness600, {}),
    command: many(command, {}),
    glossaryOpened: one(glossary.evaluateMs + glossary.openMs, 100),
    keystroke: many(glossary.typed, { p90: 15 }),
  };
}

export async function benchNative() {
  const { pure, ...start } = await startModules();
  await writeBundle(pure);
  const engines = Object.entries(ENGINES).map(([name, engine]) => {
    const runs = Array.from({ length: RUNS }, () => measured(engine));
    return [name, runs.includes(null) ? 'not on the PATH' : table(runs.reduce(least))];
  });
  return { start: { ...start, timed: pure.length }, engines: Object.fromEntries(engines) };
}
