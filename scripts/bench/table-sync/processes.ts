import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Where every part of the bench is started. */
const ROOT = process.cwd();

/** A server in a process of its own on this computer alone. */
export interface Running {
  readonly port: number;
  /** Of its memory, what is in use now. */
  megabytes(): number;
  stop(): Promise<void>;
}

async function run(args: readonly string[]): Promise<Running> {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  const stop = async (): Promise<void> => {
    process.removeListener('exit', end);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const over = once(child, 'exit');
    child.kill('SIGKILL');
    await over;
  };
  for await (const line of createInterface(child.stdout)) {
    const [, port] = /^http:\/\/127\.0\.0\.1:(\d+)/u.exec(line) ?? [];
    if (port !== undefined) return { port: Number(port), megabytes: () => usedBy(child.pid), stop };
  }
  throw new Error('the server said no address');
}

const usedBy = (pid: number | undefined): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024);

/** An app to serve, where nobody looks at it. */
function emptyWeb(folder: string): string {
  const web = join(folder, 'web');
  mkdirSync(web, { recursive: true });
  writeFileSync(join(web, 'index.html'), '');
  return web;
}

/** As `npm run table` starts it; with `DATABASE_URL` and `REDIS_URL` on those. */
export function runTables(folder: string, web = emptyWeb(folder)): Promise<Running> {
  const where = ['--port', '0', '--host', '127.0.0.1', '--root', web, '--data', folder];
  return run(['--import', 'tsx', join(ROOT, 'scripts/table/main.ts'), ...where]);
}

export const runRelay = (): Promise<Running> =>
  run([join(ROOT, 'scripts/bench/table-sync/relay.mjs')]);
