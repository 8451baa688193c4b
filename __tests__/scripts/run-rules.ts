import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export const ROOT = join(__dirname, '../..');

export interface Answer {
  readonly id: unknown;
  readonly ok: boolean;
  readonly answer?: Record<string, unknown>;
  readonly error?: { readonly code: string; readonly path: string; readonly message: string };
}

export interface Run {
  readonly status: number | null;
  readonly lines: readonly string[];
  readonly answers: readonly Answer[];
}

const finish = (status: number | null, stdout: string): Run => {
  const lines = stdout.split('\n');
  expect(lines.pop()).toBe('');
  return { status, lines, answers: lines.map((line) => JSON.parse(line) as Answer) };
};

const LARGEST_OUTPUT = 256 * 1024 * 1024;

/** The command as users call it. */
export const npmRun = (input: string | Buffer): Run => {
  const options = { cwd: ROOT, input, maxBuffer: LARGEST_OUTPUT };
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'rules'], options);
  return finish(status, stdout.toString());
};

export const nodeRun = (input: string | Buffer): Run => {
  const options = { cwd: ROOT, input, maxBuffer: LARGEST_OUTPUT };
  const { status, stdout } = spawnSync(process.execPath, ['scripts/rules.mjs'], options);
  return finish(status, stdout.toString());
};
