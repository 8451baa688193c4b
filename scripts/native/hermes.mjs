// Compiles a bundle as React Native's build does, and names what it uses that a phone does not have.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../project/install.mjs';
import { KNOWN_GLOBALS, MISSING_METHODS } from './known-globals.mjs';

const FOLDERS = { linux: 'linux64-bin', darwin: 'osx-bin', win32: 'win64-bin' };
export const HERMESC = join(
  ...[ROOT, 'node_modules', 'hermes-compiler', 'hermesc'],
  ...[FOLDERS[process.platform] ?? 'none', 'hermesc'],
);
const UNDECLARED = /^(.*):(\d+):\d+: warning: the variable "([^"]+)" was not declared/gm;

/** Guarded by `typeof`, a name is no warning. */
const undeclaredIn = (warnings) =>
  [...warnings.matchAll(UNDECLARED)].map(([, , line, name]) => ({ name, line: Number(line) }));

function missingMethodsIn(bundle) {
  const calls = new RegExp(`\\.(${MISSING_METHODS.join('|')})\\(`);
  return readFileSync(bundle, 'utf8')
    .split('\n')
    .flatMap((text, at) => {
      const name = calls.exec(text)?.[1];
      return name === undefined ? [] : [{ name: `.${name}()`, line: at + 1 }];
    });
}

/**
 * Bytecode beside the bundle; `unknown`: what Hermes would stumble over, each where it first stands. All of it is taken for
 * strict code, because only there the compiler names what is not declared.
 */
export function compileForHermes(bundle, bytecode) {
  const flags = ['-strict', '-O', '-emit-binary', '-Wundefined-variable', '-out', bytecode];
  const { status, stderr, error } = spawnSync(HERMESC, [...flags, bundle], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const said = stderr ?? String(error);
  if (status !== 0) return { compiled: false, said, unknown: [] };
  const globals = undeclaredIn(said).filter(({ name }) => !KNOWN_GLOBALS.has(name));
  return { compiled: true, said, unknown: [...globals, ...missingMethodsIn(bundle)] };
}

// `node scripts/native/hermes.mjs BUNDLE`: what it would stumble over, one a line.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const bundle = process.argv[2] ?? '';
  const { compiled, said, unknown } = compileForHermes(bundle, bundle.replace(/\.js$/, '.hbc'));
  if (!compiled) console.error(said);
  for (const { name, line } of unknown) console.log(`${bundle}:${line}: no ${name} in Hermes`);
  process.exit(compiled && unknown.length === 0 ? 0 : 1);
}
