import { spawnSync } from 'node:child_process';
import { ROOT } from './harness';

interface Answer {
  readonly ok: boolean;
  readonly answer?: unknown;
}

/** What `npm run rules` says to these lines. */
export function answersTo(lines: string): readonly Answer[] {
  const options = { cwd: ROOT, input: `${lines}\n`, encoding: 'utf8' } as const;
  const { stdout } = spawnSync(process.execPath, ['scripts/rules.mjs'], options);
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Answer);
}
