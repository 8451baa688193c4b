// Exports the web app and makes it work offline. Skipped when no source changed.
import { spawnSync } from 'node:child_process';
import {
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
import { cacheFile, contentHash, ensureInstalled, ROOT } from '../project/install.mjs';

export const WEB = join(ROOT, 'dist', 'web');
/** Built beside what is being served, then put in its place: a server never sees half a build. */
const NEXT = join(ROOT, 'dist', 'web-next');
const BEFORE = join(ROOT, 'dist', 'web-before');
const SOURCES = ['app', 'src', 'assets', 'public', 'scripts/web'];
const SINGLE = [
  'package-lock.json',
  'app.json',
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

const sourceHash = () => contentHash([...SOURCES.flatMap(filesBelow), ...SINGLE].sort());

function exportApp() {
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
    },
  });
  if (result.status !== 0) throw new Error('The web export failed; see above.');
}

/** Precaches the whole export; a new version waits until the player takes it. */
async function addServiceWorker() {
  const { generateSW } = await import('workbox-build');
  await generateSW({
    globDirectory: NEXT,
    globPatterns: ['**/*.{html,js,css,wasm,ttf,png,ico,webmanifest,json}'],
    globIgnores: ['metadata.json'],
    swDest: join(NEXT, 'sw.js'),
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/handed-over\.html/],
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

export async function buildWeb() {
  ensureInstalled();
  const stamp = cacheFile('web-build');
  const hash = sourceHash();
  const fresh =
    existsSync(join(WEB, 'sw.js')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (fresh) return WEB;
  console.error('Building the web app, about a minute …');
  rmSync(NEXT, { recursive: true, force: true });
  exportApp();
  await addServiceWorker();
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildWeb();
