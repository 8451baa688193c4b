import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './projects';

const folder = mkdtempSync(join(tmpdir(), 'hermes-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** As CI looks at a bundle. */
function look(code: string) {
  const bundle = join(folder, 'bundle.js');
  const bytecode = join(folder, 'bundle.hbc');
  rmSync(bytecode, { force: true });
  writeFileSync(bundle, code);
  const script = join(ROOT, 'scripts/native/hermes.mjs');
  const { status, stdout } = spawnSync(process.execPath, [script, bundle], { encoding: 'utf8' });
  const said = stdout.split('\n').filter((line) => line !== '');
  return {
    good: status === 0 && existsSync(bytecode),
    said: said.map((line) => line.slice(bundle.length + 1)),
  };
}

test.each([
  ['what React Native has', 'setTimeout(() => fetch(new URL("x")), 1);'],
  ['what is asked for first', 'if (typeof document !== "undefined") { globalThis.x = 1; }'],
  ['methods Hermes has', '[1].findLast((x) => x); "a".at(0); "a".replaceAll("a", "b");'],
])('%s: compiled, nothing said', (_name, code) => {
  expect(look(code)).toEqual({ good: true, said: [] });
});

test.each([
  ['var x = 1;\ndocument.title = x;', '2: no document in Hermes'],
  ['navigator.clipboard;', '1: no navigator in Hermes'],
  ['new BroadcastChannel("x");', '1: no BroadcastChannel in Hermes'],
  ['(function () { localStorage.clear(); })();', '1: no localStorage in Hermes'],
  ['var x = [2, 1].toSorted();', '1: no .toSorted() in Hermes'],
  ['var { promise } = Promise.withResolvers();', '1: no .withResolvers() in Hermes'],
])('%s is named where it stands', (code, line) => {
  expect(look(code)).toEqual({ good: false, said: [line] });
});

test('a pattern that Hermes cannot read fails', () => {
  expect(look('var x = /[\\p{L}--[a-z]]/v;').good).toBe(false);
});
