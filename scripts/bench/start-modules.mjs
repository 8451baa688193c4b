// What the app evaluates before its first screen: everything imported from app/index.ts that no `import()` stands before.
import { build } from 'esbuild';
import { join, relative } from 'node:path';
import { ROOT } from '../project/install.mjs';

const SUFFIXES = ['.android', '.native', ''];
const EXTENSIONS = ['.tsx', '.ts', '.js', '.json'];
/** Written in Flow, or mostly outside of JavaScript: they weigh the same whatever the app does. */
const PLATFORM = [
  'react-native',
  'react-native-*',
  'expo',
  'expo-*',
  '@expo/*',
  '@react-navigation/*',
];
/** Need nothing of a screen, so they can be timed. */
const PURE = /^src\/(rules|game|content|i18n|glossary)\//;

const areaOf = (path) =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ??
  path
    .split('/')
    .slice(0, path.startsWith('src/') ? 2 : 1)
    .join('/');

/** The entry's chunk and those it imports, not those it may ask for later. */
function chunksAtStart(outputs) {
  const entry = Object.keys(outputs).find((name) => outputs[name].entryPoint === 'app/index.ts');
  const found = new Set([entry]);
  for (const name of found)
    for (const { path, kind } of outputs[name].imports)
      if (kind === 'import-statement' && path in outputs) found.add(path);
  return [...found].map((name) => outputs[name]);
}

function byArea(modules) {
  const areas = new Map();
  for (const [path, bytes] of modules) {
    const area = areas.get(areaOf(path)) ?? { modules: 0, bytes: 0 };
    areas.set(areaOf(path), { modules: area.modules + 1, bytes: area.bytes + bytes });
  }
  return Object.fromEntries([...areas].sort(([, a], [, b]) => b.bytes - a.bytes));
}

export async function startModules() {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['app/index.ts'],
    bundle: true,
    write: false,
    metafile: true,
    splitting: true,
    format: 'esm',
    treeShaking: false,
    outdir: join(ROOT, '.cache', 'start-modules'),
    external: PLATFORM,
    mainFields: ['react-native', 'module', 'main'],
    conditions: ['react-native'],
    resolveExtensions: SUFFIXES.flatMap((suffix) => EXTENSIONS.map((end) => suffix + end)),
    alias: { '@': ROOT },
    jsx: 'automatic',
    loader: { '.ttf': 'empty', '.png': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"', __DEV__: 'false' },
    logLevel: 'error',
  });
  const modules = chunksAtStart(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).map(([path, { bytesInOutput }]) => [relative('.', path), bytesInOutput]),
  );
  return {
    modules: modules.length,
    bytes: modules.reduce((sum, [, bytes]) => sum + bytes, 0),
    areas: byArea(modules),
    pure: modules.map(([path]) => path).filter((path) => PURE.test(path)),
  };
}
