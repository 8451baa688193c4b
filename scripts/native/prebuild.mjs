// `node scripts/native/prebuild.mjs FOLDER`: the Android and iOS projects as a build would make them, in a copy, from the
// template that Expo ships. Needs neither network nor the systems' tools.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../project/install.mjs';

const PARTS = ['app.json', 'package.json', 'assets', 'public', 'scripts/native'];

const folder = resolve(process.argv[2] ?? join(ROOT, '.cache', 'prebuild'));
rmSync(folder, { recursive: true, force: true });
for (const part of PARTS) {
  mkdirSync(resolve(folder, part, '..'), { recursive: true });
  cpSync(join(ROOT, part), join(folder, part), { recursive: true });
}
symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');

const expo = join(folder, 'node_modules', 'expo', 'bin', 'cli');
const { status } = spawnSync(process.execPath, [expo, 'prebuild', '--no-install'], {
  cwd: folder,
  stdio: ['ignore', 2, 2],
  env: {
    ...process.env,
    EXPO_OFFLINE: '1',
    EXPO_NO_TELEMETRY: '1',
    EXPO_NO_GIT_STATUS: '1',
    CI: '1',
  },
});
if (status !== 0) process.exit(status ?? 1);
console.log(folder);
