#!/usr/bin/env node
// `npm run bench [-- part …]` or `npm run bench -- rivals <folder> <folder>`: prints one JSON object. Ratios within one run, because machines are noisy.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { writeIndexes } from './glossary/write-indexes.mjs';
import { ensureInstalled, ROOT } from './project/install.mjs';

// name → [file, exported function]; each runs in a process of its own.
const PARTS = {
  monsterTurn: ['scripts/bench/monster-turn.ts', 'benchMonsterTurn'],
  rules: ['scripts/bench/rules-command.ts', 'benchRulesCommand'],
  darkness: ['scripts/bench/darkness.ts', 'benchDarkness'],
  adventure: ['scripts/bench/adventure.ts', 'benchAdventure'],
  painting: ['scripts/bench/painting.ts', 'benchPainting'],
  storage: ['scripts/bench/storage.ts', 'benchStorage'],
  tableSync: ['scripts/bench/table-sync.ts', 'benchTableSync'],
  glossaryWeb: ['scripts/bench/glossary-web.mjs', 'benchGlossaryWeb'],
  glossary: ['scripts/bench/glossary.ts', 'benchGlossary'],
  tableWeb: ['scripts/bench/table-web.mjs', 'benchTableWeb'],
  tableSyncWeb: ['scripts/bench/table-sync-web.mjs', 'benchTableSyncWeb'],
  boardWeb: ['scripts/bench/board-web.mjs', 'benchBoardWeb'],
  boardTurnWeb: ['scripts/bench/board-turn-web.mjs', 'benchBoardTurnWeb'],
  logbookWeb: ['scripts/bench/logbook-web.mjs', 'benchLogbookWeb'],
  statisticsWeb: ['scripts/bench/statistics-web.mjs', 'benchStatisticsWeb'],
  storageWeb: ['scripts/bench/storage-web.mjs', 'benchStorageWeb'],
  native: ['scripts/bench/native.mjs', 'benchNative'],
  web: ['scripts/bench/web.mjs', 'benchWeb'],
};

/** Beside folders named on the command line; never part of a run of everything. */
const RIVALS = ['scripts/bench/rivals.mjs', 'benchRivals'];

ensureInstalled();
writeIndexes();
const wanted = process.argv.slice(2);
if (wanted[0] === 'rivals') {
  process.env.RIVALS = wanted.slice(1).join(delimiter);
  console.log(JSON.stringify({ rivals: run(RIVALS) }, null, 2));
  process.exit();
}
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}`);
  process.exit(2);
}

function run([file, name]) {
  const code = `const part = await import(${JSON.stringify(join(ROOT, file))}); process.stdout.write(JSON.stringify(await (part.${name} ?? part.default.${name})()));`;
  const args = ['--import', 'tsx', '--expose-gc', '--input-type=module', '-e', code];
  const result = spawnSync(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 28,
  });
  if (result.status !== 0) throw new Error(`${name} failed`);
  return JSON.parse(String(result.stdout));
}

const answers = Object.entries(PARTS)
  .filter(
    ([name, [file]]) =>
      (wanted.length === 0 || wanted.includes(name)) && existsSync(join(ROOT, file)),
  )
  .map(([name, part]) => [name, run(part)]);
console.log(JSON.stringify(Object.fromEntries(answers), null, 2));
