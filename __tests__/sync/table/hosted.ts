import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');

/** The server in a process of its own, as `npm run table` starts it. */
export interface Hosted {
  readonly port: number;
  /** At once, without a word. */
  kill(): Promise<void>;
}

const running = new Set<ChildProcess>();
afterAll(() => {
  for (const server of running) server.kill('SIGKILL');
});

/** An app to serve, where nobody looks at it. */
function emptyWeb(folder: string): string {
  const web = join(folder, 'web');
  mkdirSync(web, { recursive: true });
  writeFileSync(join(web, 'index.html'), '');
  return web;
}

/** Keeps its tables in the folder; `port` 0: any that is free. */
export function hosted(folder: string, web = emptyWeb(folder), port = 0): Promise<Hosted> {
  const script = join(ROOT, 'scripts/table/main.ts');
  const where = ['--port', String(port), '--host', '127.0.0.1', '--root', web, '--data', folder];
  const server = spawn(process.execPath, ['--import', 'tsx', script, ...where], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(server);
  const kill = async (): Promise<void> => {
    running.delete(server);
    if (server.exitCode !== null || server.signalCode !== null) return;
    const over = once(server, 'exit');
    server.kill('SIGKILL');
    await over;
  };
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (chunk) => {
      said += String(chunk);
      const [, bound] = /http:\/\/127\.0\.0\.1:(\d+)/u.exec(said) ?? [];
      if (bound !== undefined) resolve({ port: Number(bound), kill });
    });
    server.on('exit', () => reject(new Error(`the server ended: ${said}`)));
  });
}
