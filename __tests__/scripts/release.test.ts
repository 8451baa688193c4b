import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL(join(__dirname, '../../scripts/project/version.mjs')).href;

/** What a function of the release's own module answers, in Node as the command runs it. */
function asked(name: string, ...args: readonly unknown[]): unknown {
  const call = `m[${JSON.stringify(name)}](...${JSON.stringify(args)})`;
  const script = `import * as m from '${MODULE}'; console.log(JSON.stringify(${call} ?? null))`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  return JSON.parse(stdout) as unknown;
}

test.each([
  ['patch', '1.2.3', '1.2.4'],
  ['minor', '1.2.3', '1.3.0'],
  ['major', '1.9.3', '2.0.0'],
  ['minor', '0.9.0', '0.10.0'],
])('a %s release after %s is %s', (step, from, to) => {
  expect(asked('nextVersion', from, step)).toBe(to);
});

test('what is unreleased becomes the version, what came before stays', () => {
  const before = '# Changelog\n\n## Unreleased\n\n- One.\n\n## 0.1.0\n\n- Old.\n';
  const after =
    '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-01-02)\n\n- One.\n\n## 0.1.0\n\n- Old.\n';
  expect(asked('releasedChangelog', before, '0.2.0', '2026-01-02')).toBe(after);
});

test('nothing said is nothing to release', () => {
  expect(asked('releasedChangelog', '## Unreleased\n\n## 0.1.0\n', '0.2.0', '')).toBeNull();
  expect(asked('releasedChangelog', '## 0.1.0\n', '0.2.0', '')).toBeNull();
});

test('this project names one version', () => {
  expect(asked('versionsAgree')).toBe(true);
});

test('a version is written into all three files and nothing else changes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'version-'));
  const write = (name: string, value: unknown) =>
    writeFileSync(join(folder, name), JSON.stringify(value, null, 2));
  const other = { 'node_modules/a': { version: '3.0.0' } };
  write('package.json', { version: '0.1.0' });
  write('package-lock.json', {
    version: '0.1.0',
    packages: { '': { version: '0.1.0' }, ...other },
  });
  write('app.json', { expo: { version: '0.1.0' } });
  asked('writeVersion', '0.2.0', folder);
  expect([asked('versionOf', folder), asked('versionsAgree', folder)]).toEqual(['0.2.0', true]);
  expect(readFileSync(join(folder, 'package-lock.json'), 'utf8')).toContain('"version": "3.0.0"');
});
