// End-to-end: a real Chromium against the exported web app.
const { projects } = require('./jest.config.js');

/** Every screen looked at in every look: too long for CI, so with `--all` only. */
const LONG = ['glossary-looks', 'logbook-axe'];
const left = process.env.E2E === 'short' ? LONG : [];

/** The workers inherit where the browsers are. */
async function nameBrowsers() {
  const { ensureChromium, ensureHeadlessShell } = await import('./scripts/project/chromium.mjs');
  const [browser, shell] = [ensureChromium(), ensureHeadlessShell()];
  if (browser === null || shell === null) throw new Error('End-to-end tests need Chromium.');
  Object.assign(process.env, { CHROMIUM_PATH: browser, CHROMIUM_SHELL_PATH: shell });
}

module.exports = async () => {
  await nameBrowsers();
  return {
    displayName: 'e2e',
    testEnvironment: 'node',
    roots: ['<rootDir>/__tests__/e2e'],
    testMatch: ['<rootDir>/__tests__/e2e/**/*.e2e.ts'],
    transform: projects[0].transform,
    transformIgnorePatterns: projects[0].transformIgnorePatterns,
    moduleNameMapper: projects[0].moduleNameMapper,
    setupFilesAfterEnv: ['<rootDir>/__tests__/e2e/second-try.ts'],
    testTimeout: 120000,
    testPathIgnorePatterns: ['/node_modules/', ...left.map((name) => `/${name}\\.e2e\\.ts$`)],
    testSequencer: '<rootDir>/scripts/project/longest-first.cjs',
    maxWorkers: 3,
  };
};
