// Exports the web app and makes it work offline. Skipped when no source changed.
// `--base /drunagor/`: for a host where it does not lie at the top.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import linkSettings from '../native/link-settings.cjs';
import { writeIndexes } from '../glossary/write-indexes.mjs';
import { cacheFile, contentHash, ensureInstalled, ROOT } from '../project/install.mjs';
import { addPicture } from './add-picture.mjs';
import { addBrotli } from './compress.mjs';
import { writeWellKnown } from './well-known.mjs';

export const WEB = join(ROOT, 'dist', 'web');
/** Built beside what is being served, then put in its place: a server never sees half a build. */
const NEXT = join(ROOT, 'dist', 'web-next');
const BEFORE = join(ROOT, 'dist', 'web-before');
const SOURCES = ['app', 'src', 'assets', 'public', 'scripts/web', 'scripts/assets'];
const SINGLE = [
  'package-lock.json',
  'app.json',
  'app.config.js',
  'babel.config.js',
  'metro.config.js',
  'tsconfig.json',
];

function filesBelow(folder) {
  return readdirSync(join(ROOT, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    return statSync(join(ROOT, path)).isDirectory() ? filesBelow(path) : [path];
  });
}

/** What is built from: files, and where links lead. */
const sourceHash = (links, base) =>
  contentHash([...SOURCES.flatMap(filesBelow), ...SINGLE].sort()) + JSON.stringify([links, base]);

/** `/drunagor/` and `drunagor` are the same place; without it, the top: nothing. */
export function baseIn(args) {
  const at = args.indexOf('--base');
  const name = at < 0 ? '' : (args[at + 1] ?? '').replace(/^\/+|\/+$/g, '');
  if (!/^[\w./~-]*$/.test(name)) throw new Error(`--base: ${name} is no path.`);
  return name === '' ? '' : `/${name}`;
}

function exportApp(base) {
  const expo = join(ROOT, 'node_modules', 'expo', 'bin', 'cli');
  const result = spawnSync(process.execPath, [expo, 'export', '-p', 'web', '--output-dir', NEXT], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    env: {
      ...process.env,
      EXPO_OFFLINE: '1',
      EXPO_NO_TELEMETRY: '1',
      CI: '1',
      NODE_ENV: 'production',
      WEB_BASE: base,
    },
  });
  if (result.status !== 0) throw new Error('The web export failed; see above.');
}

/** Precaches the whole export; a new version waits until the player takes it. */
async function addServiceWorker(base) {
  const { generateSW } = await import('workbox-build');
  await generateSW({
    globDirectory: NEXT,
    globPatterns: ['**/*.{html,js,css,wasm,ttf,png,ico,webmanifest,json}'],
    globIgnores: ['metadata.json', '404.html'],
    swDest: join(NEXT, 'sw.js'),
    navigateFallback: `${base}/index.html`,
    navigateFallbackDenylist: [/\/handed-over\.html/, /^\/\.well-known\//],
    maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
    dontCacheBustURLsMatching: /\.[0-9a-f]{32}\.|-[0-9a-f]{32}\./,
    cleanupOutdatedCaches: true,
    skipWaiting: false,
    clientsClaim: false,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    mode: 'production',
  });
}

function putInPlace() {
  rmSync(BEFORE, { recursive: true, force: true });
  if (existsSync(WEB)) renameSync(WEB, BEFORE);
  renameSync(NEXT, WEB);
  rmSync(BEFORE, { recursive: true, force: true });
}

export async function buildWeb(base = '') {
  ensureInstalled();
  writeIndexes();
  const stamp = cacheFile('web-build');
  const links = linkSettings.readSettings(ROOT);
  const hash = sourceHash(links, base);
  const fresh =
    existsSync(join(WEB, 'sw.js')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (fresh) return WEB;
  console.error('Building the web app, about a minute …');
  rmSync(NEXT, { recursive: true, force: true });
  exportApp(base);
  await addPicture(NEXT, base);
  writeWellKnown(NEXT, links);
  // Hosts that know no fallback show it at every address they have no file for.
  copyFileSync(join(NEXT, 'index.html'), join(NEXT, '404.html'));
  await addServiceWorker(base);
  await addBrotli(NEXT);
  rmSync(stamp, { force: true });
  putInPlace();
  writeFileSync(stamp, hash);
  return WEB;
}

/** The same in a process of its own, for callers whose loader workbox cannot live with. */
export function buildWebApart() {
  const script = join(ROOT, 'scripts/web/build.mjs');
  const { status } = spawnSync(process.execPath, [script], { stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('The web build failed; see above.');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await buildWeb(baseIn(process.argv));
