// `npm test` as the README says, then real bundles for Android and iOS (Hermes bytecode).
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFile, ROOT } from './project/install.mjs';

const OUT = join(ROOT, 'dist', 'native');
const report = cacheFile('test-result.json');
rmSync(report, { force: true });
spawnSync('npm', ['test'], { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
const tests = existsSync(report)
  ? JSON.parse(readFileSync(report, 'utf8'))
  : { passed: 0, failed: 1 };

/** One run for both: they share most of the work. */
function exportNative() {
  rmSync(OUT, { recursive: true, force: true });
  const expo = join(ROOT, 'node_modules', 'expo', 'bin', 'cli');
  return spawnSync(
    process.execPath,
    [expo, 'export', '-p', 'android', '-p', 'ios', '--output-dir', OUT],
    {
      cwd: ROOT,
      stdio: ['ignore', 2, 2],
      env: {
        ...process.env,
        EXPO_OFFLINE: '1',
        EXPO_NO_TELEMETRY: '1',
        CI: '1',
        NODE_ENV: 'production',
      },
    },
  ).status;
}

const started = Date.now();
const status = exportNative();
const files = existsSync(OUT) ? readdirSync(OUT, { recursive: true }).map(String) : [];
const native = ['android', 'ios'].map((platform) => {
  const bundle = files.find((name) => name.includes(`/${platform}/`) && name.endsWith('.hbc'));
  const good = status === 0 && bundle !== undefined;
  console.log(`== ${platform} bundle: ${good ? 'built' : 'FAILED'}`);
  return good;
});
console.log(`== native bundles: ${((Date.now() - started) / 60000).toFixed(1)} min`);

const passed = tests.passed + native.filter(Boolean).length;
const failed = tests.failed + native.filter((good) => !good).length;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
