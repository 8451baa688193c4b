// Four projects: the pure parts run in plain Node without React Native's preset, the screens with jest-expo, and the
// whole app once as iOS and once as Android resolve it.
const nodeTransform = {
  '\\.[jt]sx?$': [
    'babel-jest',
    {
      configFile: false,
      babelrc: false,
      presets: [
        ['@babel/preset-env', { targets: { node: 'current' } }],
        '@babel/preset-typescript',
      ],
    },
  ],
};

const SCREENS = require('jest-expo/jest-preset');

/** The one import alias, as in tsconfig.json: `@/` is the project's root. */
const alias = { '^@/(.*)$': '<rootDir>/$1' };

/** The glossary's indexes are made before anything searches. */
const INDEXES = '<rootDir>/scripts/glossary/write-indexes.mjs';

/** How fast a machine is decides no test: what hangs is stopped, what waits for its turn on a busy core is not. */
const PATIENCE = 600_000;
const WAITING = ['<rootDir>/__tests__/waiting.ts'];

/** Each system walks through all screens in one language; with `npm test -- --all` in both. */
const SYSTEMS = [
  ['ios', 'en'],
  ['android', 'de'],
];
const leftOut = (language) =>
  process.env.NATIVE === 'short' ? [language === 'en' ? '/smoke-de' : '/smoke-en'] : [];

module.exports = {
  testTimeout: PATIENCE,
  projects: [
    {
      displayName: 'pure',
      testEnvironment: 'node',
      roots: ['<rootDir>/__tests__'],
      testMatch: [
        '<rootDir>/__tests__/{rules,content,i18n,game,storage,sync,glossary,scripts}/**/*.test.ts',
      ],
      globalSetup: INDEXES,
      transform: nodeTransform,
      // The cipher and SQLite for browsers come as modules only.
      transformIgnorePatterns: ['/node_modules/(?!@noble/|expo-sqlite/web/)'],
      moduleNameMapper: alias,
    },
    {
      displayName: 'screens',
      preset: 'jest-expo',
      // As the preset has them, and the cipher of shared tables.
      transformIgnorePatterns: SCREENS.transformIgnorePatterns.map((pattern) =>
        pattern.replace('(?!', '(?!@noble/|'),
      ),
      setupFilesAfterEnv: WAITING,
      globalSetup: INDEXES,
      roots: ['<rootDir>/__tests__'],
      testMatch: ['<rootDir>/__tests__/{app,ui}/**/*.test.{ts,tsx}'],
    },
    ...SYSTEMS.map(([system, language]) => ({
      displayName: system,
      preset: `jest-expo/${system}`,
      setupFilesAfterEnv: ['<rootDir>/__tests__/native/one-app.ts', ...WAITING],
      globalSetup: INDEXES,
      roots: ['<rootDir>/__tests__'],
      testMatch: ['<rootDir>/__tests__/native/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', ...leftOut(language)],
    })),
  ],
};
