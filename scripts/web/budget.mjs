// What the web app loads until it is usable: every file with its bytes and the areas of its modules, the messages to SQLite's
// worker; fails above the limits. `node scripts/web/budget.mjs`, part of `npm test`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureChromium } from '../project/chromium.mjs';
import { CACHE } from '../project/install.mjs';
import { buildWeb, WEB } from './build.mjs';
import { createWebServer, listen } from './serve.mjs';
import { usableAt, watchStart } from './usable.mjs';

/** Bytes after gzip, and messages: none of them may grow unseen. */
const LIMITS = { gzip: 800_000, messages: 12 };
/**
 * What has files of its own, out of the start: another game beside its glossary; the shared table; the group's pages and
 * numbers together. What two of these pages share (their pictures) lies in the part that all later ones share.
 */
const APART = {
  ...Object.fromEntries(
    ['swordsorcery', 'runebound3', 'runebound2', 'runewars'].map((game) => [
      game,
      { most: 40_000, folders: [`app/games/${game}/`] },
    ]),
  ),
  table: { most: 45_000, folders: ['src/sync/'] },
  group: {
    most: 60_000,
    folders: ['statistics', 'group', 'finale'].map((name) => `app/logbook/${name}/`),
  },
};

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll('\\', '/'));

/** SQLite's worker fetches its engine by itself, out of the page's sight. */
const engine = (web) => filesBelow(web).filter((name) => /\.wasm$/.test(name));

export async function filesAtStart(browser, url, web = WEB) {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchStart);
    await page.goto(url);
    const usable = await usableAt(page);
    const { names, messages } = await page.evaluate(
      (until) => ({
        names: performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime <= until)
          .map(({ name }) => new URL(name).pathname),
        messages: window.start.messages,
      }),
      usable,
    );
    const files = new Set(['/index.html', ...names, ...engine(web).map((name) => `/${name}`)]);
    return { messages, files: [...files].map((name) => sizeOf(web, decodeURIComponent(name))) };
  } finally {
    await context.close();
  }
}

function sizeOf(web, name) {
  const body = readFileSync(join(web, name));
  return { name, raw: body.length, gzip: gzipSync(body).length };
}

const areaOf = (path) =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ??
  path
    .split('/')
    .slice(0, path.startsWith('src/') ? 2 : 1)
    .join('/');

/** The largest areas of a file, by the list the build leaves behind. */
function areasOf(name, parts) {
  const modules = Object.entries(parts).find(([file]) => basename(file) === basename(name))?.[1];
  const areas = new Map();
  for (const [path, bytes] of Object.entries(modules ?? {}))
    areas.set(areaOf(path), (areas.get(areaOf(path)) ?? 0) + bytes);
  const largest = [...areas].sort(([, a], [, b]) => b - a).slice(0, 12);
  return {
    modules: Object.keys(modules ?? {}).length,
    text: largest.map(([area, bytes]) => `${area} ${Math.round(bytes / 1000)}`).join(', '),
  };
}

const total = (files, key) => files.reduce((sum, file) => sum + file[key], 0);
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(11);

/** Which modules are in which file, as the build leaves it behind. */
function partsOfBuild() {
  const list = join(CACHE, 'web-parts.json');
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
}

/** The files of each: rules, screens and words. */
export function filesApart(web = WEB, parts = partsOfBuild()) {
  const names = filesBelow(web);
  return Object.entries(APART).map(([name, { most, folders }]) => {
    const holds = (modules) =>
      Object.keys(modules).some((path) => folders.some((folder) => path.includes(folder)));
    const own = Object.entries(parts).flatMap(([file, modules]) =>
      holds(modules) ? names.filter((one) => basename(one) === basename(file)) : [],
    );
    return { name, most, files: own.map((one) => sizeOf(web, one)) };
  });
}

export function describeStart({ files, messages }) {
  const parts = partsOfBuild();
  const rows = [...files]
    .sort((a, b) => b.gzip - a.gzip)
    .map((file) => {
      const { modules, text } = areasOf(file.name, parts);
      const inside = modules === 0 ? '' : `\n${' '.repeat(26)}${modules} modules: ${text}`;
      return `${kB(file.raw)} ${kB(file.gzip)}  ${basename(file.name)}${inside}`;
    });
  return [
    `${'raw'.padStart(11)} ${'gzip'.padStart(11)}`,
    ...rows,
    `${kB(total(files, 'raw'))} ${kB(total(files, 'gzip'))}  until usable; ${messages} messages to SQLite`,
  ].join('\n');
}

const apartFaults = (all, start) =>
  all.flatMap(({ name, most, files }) => {
    const names = files.map((file) => basename(file.name));
    return [
      ...(files.length === 0 ? [`${name} has no file of its own`] : []),
      ...(total(files, 'gzip') > most ? [`${name} is above ${kB(most).trim()}`] : []),
      ...(start.files.some((file) => names.includes(basename(file.name)))
        ? [`${name} is loaded at the start`]
        : []),
    ];
  });

const faults = ({ files, messages }) => [
  ...(total(files, 'gzip') > LIMITS.gzip ? [`more than ${kB(LIMITS.gzip).trim()} gzip`] : []),
  ...(messages > LIMITS.messages ? [`more than ${LIMITS.messages} messages to SQLite`] : []),
];

async function main() {
  const web = process.env.WEB_FOLDER ?? (await buildWeb());
  const server = await listen(createWebServer(web), 0, '127.0.0.1');
  const browser = await chromium.launch({
    executablePath: ensureChromium() ?? undefined,
    args: CHROMIUM_FLAGS.filter((flag) => !flag.startsWith('--headless')),
  });
  try {
    const start = await filesAtStart(browser, `http://127.0.0.1:${server.address().port}/`, web);
    console.log(describeStart(start));
    const apart = filesApart(web);
    for (const { name, files } of apart) console.log(`${kB(total(files, 'gzip'))}  ${name}`);
    const found = [
      ...faults(start).map((fault) => `Before the app is usable: ${fault}.`),
      ...apartFaults(apart, start).map((fault) => `Apart: ${fault}.`),
    ];
    for (const fault of found) console.error(fault);
    process.exitCode = found.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
    server.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
