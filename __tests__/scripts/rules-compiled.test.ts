import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './run-rules';

const folder = mkdtempSync(join(tmpdir(), 'compiled-'));
const kept = join(folder, 'below', 'rules.cjs');
afterAll(() => rmSync(folder, { recursive: true }));

/** Whether the text was compiled anew; `kept` is where it is kept. */
function run(file = kept): boolean {
  const script = JSON.stringify(join(ROOT, 'scripts/rules/compiled.mjs'));
  const code = `
    import { createRequire } from 'node:module';
    import { compiledText } from ${script};
    const text = compiledText(${JSON.stringify(ROOT)}, ${JSON.stringify(file)});
    const { cache } = createRequire(${script});
    console.log(text.includes('answerLine'), Object.keys(cache).some((name) => name.includes('esbuild')));`;
  const args = ['--input-type=module', '-e', code];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const [whole, anew] = stdout.trim().split(' ');
  if (whole !== 'true') throw new Error(stderr);
  return anew === 'true';
}

type Source = readonly [path: string, seen: string];

const sourcesIn = (text: string): readonly Source[] =>
  JSON.parse(text.slice(2, text.indexOf('\n'))) as readonly Source[];

const spoil = (change: (text: string) => string): void =>
  writeFileSync(kept, change(readFileSync(kept, 'utf8')));

describe('the rules command', () => {
  test('is compiled once', () => {
    expect(run()).toBe(true);
    expect(run()).toBe(false);
    expect(sourcesIn(readFileSync(kept, 'utf8')).map(([path]) => path)).toEqual(
      expect.arrayContaining(['scripts/rules/main.ts', 'src/rules/index.ts']),
    );
  });

  test.each([
    ['a source has changed', (text: string) => text.replace(/"(\d+)[^"]* (\d+)"/, '"$1 0"')],
    ['a source is gone', (text: string) => text.replace('src/rules/index.ts', 'src/rules/gone.ts')],
    ['what was kept is cut off', (text: string) => text.slice(0, 100)],
    ['what was kept is empty', () => ''],
  ])('and again when %s', (_name, change) => {
    run();
    spoil(change);
    expect(run()).toBe(true);
    expect(run()).toBe(false);
  });

  test('and works where nothing can be kept', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(run(join(file, 'rules.cjs'))).toBe(true);
    expect(statSync(file).size).toBe(0);
  });
});
