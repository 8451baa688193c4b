#!/usr/bin/env node
// `npm run table [-- --port N --host NAME --data FOLDER]`: the app and its shared tables on one port.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, ROOT } from './project/install.mjs';

ensureInstalled();
if (!existsSync(join(ROOT, 'dist', 'web', 'index.html'))) {
  const { buildWeb } = await import('./web/build.mjs');
  await buildWeb();
}
const args = ['--import', 'tsx', join(ROOT, 'scripts/table/main.ts'), ...process.argv.slice(2)];
const server = spawn(process.execPath, args, { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
