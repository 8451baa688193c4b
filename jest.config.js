// Two projects: the pure parts run in plain Node without React Native's preset, the screens with jest-expo.
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

/** The one import alias, as in tsconfig.json: `@/` is the project's root. */
const alias = { '^@/(.*)$': '<rootDir>/$1' };

module.exports = {
  projects: [
    {
      displayName: 'pure',
      testEnvironment: 'node',
      roots: ['<rootDir>/__tests__'],
      testMatch: [
        '<rootDir>/__tests__/{rules,content,i18n,game,storage,glossary,scripts}/**/*.test.ts',
      ],
      transform: nodeTransform,
      moduleNameMapper: alias,
    },
    {
      displayName: 'screens',
      preset: 'jest-expo',
      roots: ['<rootDir>/__tests__'],
      testMatch: ['<rootDir>/__tests__/{app,ui}/**/*.test.{ts,tsx}'],
    },
  ],
};
