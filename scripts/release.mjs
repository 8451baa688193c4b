#!/usr/bin/env node
// `npm run release -- minor` (or patch, major): version, changelog, commit, tag, then the bundles. Nothing is uploaded.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, ROOT } from './project/install.mjs';
import {
  isStep,
  nextVersion,
  releasedChangelog,
  versionOf,
  versionsAgree,
  writeVersion,
} from './project/version.mjs';

const FILES = ['package.json', 'package-lock.json', 'app.json', 'CHANGELOG.md'];
const CHANGELOG = join(ROOT, 'CHANGELOG.md');

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) stop(`git ${args[0]} failed.`);
  return stdout.trim();
}

function stop(why) {
  console.error(why);
  process.exit(1);
}

const step = process.argv[2];
if (!isStep(step)) stop('npm run release -- patch | minor | major');
if (git('status', '--porcelain') !== '') stop('There are uncommitted changes.');
if (!versionsAgree()) stop('package.json, package-lock.json and app.json name different versions.');
const version = nextVersion(versionOf(), step);
const day = new Date().toISOString().slice(0, 10);
const changelog = releasedChangelog(readFileSync(CHANGELOG, 'utf8'), version, day);
if (changelog === null) stop('CHANGELOG.md says nothing under "Unreleased".');

ensureInstalled();
writeVersion(version);
writeFileSync(CHANGELOG, changelog);
git('add', ...FILES);
git('commit', '-m', `Version ${version}`);
git('tag', '-a', `v${version}`, '-m', `Version ${version}`);
console.log(`Version ${version} is committed and tagged.`);

const { buildWeb } = await import('./web/build.mjs');
const { buildBundles } = await import('./native/bundles.mjs');
console.log(`Web: ${await buildWeb()}`);
const bundles = await buildBundles();
for (const { platform, built } of bundles)
  console.log(`${platform}: ${built ? 'built' : 'FAILED'}`);
console.log(
  'Nothing was uploaded: git push --follow-tags, the web folder to its host, eas build for the stores.',
);
process.exit(bundles.every(({ built }) => built) ? 0 : 1);
