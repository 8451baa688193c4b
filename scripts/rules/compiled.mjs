// The rules command as one text of JavaScript, compiled once into .cache and again when a source has changed.
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const FIRST = '//';

/** What stands for a source as it is now. */
const seen = (file) => {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
};

function compile(root) {
  const { outputFiles, metafile } = require('esbuild').buildSync({
    absWorkingDir: root,
    entryPoints: ['scripts/rules/main.ts'],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    alias: { '@': root },
    logLevel: 'error',
  });
  const sources = Object.keys(metafile.inputs).map((path) => [path, seen(join(root, path))]);
  return `${FIRST}${JSON.stringify(sources)}\n${outputFiles[0].text}`;
}

/** The first line names the sources; undefined where one of them is another one now, or gone. */
function kept(root, file) {
  try {
    const text = readFileSync(file, 'utf8');
    const sources = JSON.parse(text.slice(FIRST.length, text.indexOf('\n')));
    return sources.every(([path, was]) => seen(join(root, path)) === was) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Put in its place at once, so that another run never reads half of it; where nothing can be kept it works all the same. */
function keep(file, text) {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const next = `${file}.${process.pid}`;
    writeFileSync(next, text);
    renameSync(next, file);
  } catch {
    // A folder that cannot be written to costs time only.
  }
}

export function compiledText(root, file) {
  const text = kept(root, file);
  if (text !== undefined) return text;
  const fresh = compile(root);
  keep(file, fresh);
  return fresh;
}
