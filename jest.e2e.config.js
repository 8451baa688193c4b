// End-to-end: a real Chromium against the exported web app.
const { projects } = require('./jest.config.js');

module.exports = {
  displayName: 'e2e',
  testEnvironment: 'node',
  roots: ['<rootDir>/__tests__/e2e'],
  testMatch: ['<rootDir>/__tests__/e2e/**/*.e2e.ts'],
  transform: projects[0].transform,
  testTimeout: 120000,
  maxWorkers: 3,
};
