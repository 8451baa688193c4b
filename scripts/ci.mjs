// `npm test` as the README says, then real bundles for Android and iOS (Hermes bytecode).
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { buildBundles } from './native/bundles.mjs';
import { cacheFile, ROOT } from './project/install.mjs';

const report = cacheFile('test-result.json');
rmSync(report, { force: true });
spawnSync('npm', ['test'], { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
const tests = existsSync(report)
  ? JSON.parse(readFileSync(report, 'utf8'))
  : { passed: 0, failed: 1 };

const started = Date.now();
const bundles = await buildBundles();
for (const { platform, built } of bundles)
  console.log(`== ${platform} bundle: ${built ? 'built' : 'FAILED'}`);
console.log(`== native bundles: ${((Date.now() - started) / 60000).toFixed(1)} min`);

const good = bundles.filter(({ built }) => built).length;
const passed = tests.passed + good;
const failed = tests.failed + bundles.length - good;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
