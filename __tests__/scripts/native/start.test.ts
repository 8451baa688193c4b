import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './projects';

interface Start {
  readonly modules: number;
  readonly bytes: number;
  readonly areas: Readonly<Record<string, { readonly modules: number; readonly bytes: number }>>;
}

function startOf(): Start {
  const script = JSON.stringify(join(ROOT, 'scripts/bench/start-modules.mjs'));
  const code = `import { startModules } from ${script}; console.log(JSON.stringify(await startModules()));`;
  const args = ['--input-type=module', '-e', code];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Start;
}

describe('what a phone evaluates before its first screen', () => {
  const start = startOf();

  it('stays below its limit; nothing comes to it unseen', () => {
    expect(start.bytes).toBeLessThan(1_450_000);
    expect(start.modules).toBeLessThan(720);
  });

  it('leaves the words of the glossary for its tab, and packing for sharing', () => {
    expect(start.areas['src/glossary']?.bytes).toBeLessThan(20_000);
    expect(Object.keys(start.areas)).not.toContain('fflate');
    expect(Object.keys(start.areas)).not.toContain('minisearch');
  });
});
