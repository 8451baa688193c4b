// The Android and iOS bundles as they go into the app. Exported as text first, which costs the same: so Hermes' compiler can be
// asked what it does not know.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project/install.mjs';

const OUT = join(ROOT, 'dist', 'native');
const PLATFORMS = ['android', 'ios'];

/** One run for both: they share most of the work. */
function exportText() {
  rmSync(OUT, { recursive: true, force: true });
  const expo = join(ROOT, 'node_modules', 'expo', 'bin', 'cli');
  const platforms = PLATFORMS.flatMap((platform) => ['-p', platform]);
  const options = ['--no-bytecode', '--no-minify', '--output-dir', OUT];
  return spawnSync(process.execPath, [expo, 'export', ...platforms, ...options], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    env: {
      ...process.env,
      EXPO_OFFLINE: '1',
      EXPO_NO_TELEMETRY: '1',
      CI: '1',
      NODE_ENV: 'production',
    },
  }).status;
}

/** Each in a process of its own: the compiler uses one core. */
const isCompiled = (bundle) =>
  new Promise((resolve) => {
    const script = join(ROOT, 'scripts/native/hermes.mjs');
    const child = spawn(process.execPath, [script, bundle], { stdio: ['ignore', 1, 2] });
    child.on('error', () => resolve(false));
    child.on('exit', (status) => resolve(status === 0));
  });

export async function buildBundles() {
  const exported = exportText() === 0 && existsSync(OUT);
  const files = exported ? readdirSync(OUT, { recursive: true }).map(String) : [];
  return Promise.all(
    PLATFORMS.map(async (platform) => {
      const bundle = files.find((name) => name.includes(`/${platform}/`) && name.endsWith('.js'));
      return {
        platform,
        built: bundle !== undefined && (await isCompiled(join(OUT, bundle))),
      };
    }),
  );
}
