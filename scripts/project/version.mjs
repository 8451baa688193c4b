// The version stands in three files, and a release moves all of them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const read = (folder, name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));

export const versionOf = (folder = ROOT) => read(folder, 'package.json').version;

export function versionsAgree(folder = ROOT) {
  const lock = read(folder, 'package-lock.json');
  const all = [
    versionOf(folder),
    lock.version,
    lock.packages[''].version,
    read(folder, 'app.json').expo.version,
  ];
  return new Set(all).size === 1;
}

const PLACES = { major: 0, minor: 1, patch: 2 };
export const isStep = (word) => Object.hasOwn(PLACES, word);

/** 1.2.3 and a step: 2.0.0, 1.3.0, 1.2.4. */
export function nextVersion(version, step) {
  const place = PLACES[step];
  return version
    .split('.')
    .map((part, i) => (i < place ? part : i === place ? String(Number(part) + 1) : '0'))
    .join('.');
}

/** The first one or two places of `"version": …` in each file: nothing else of it is written anew. */
export function writeVersion(version, folder = ROOT) {
  for (const [name, places] of [
    ['package.json', 1],
    ['package-lock.json', 2],
    ['app.json', 1],
  ]) {
    let left = places;
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8').replace(/"version": "[^"]*"/g, (found) =>
      left-- > 0 ? `"version": "${version}"` : found,
    );
    writeFileSync(file, text);
  }
}

const UNRELEASED = '## Unreleased';

/** What is unreleased becomes the version's; null: there is nothing to release. */
export function releasedChangelog(text, version, day) {
  const from = text.indexOf(UNRELEASED);
  if (from < 0) return null;
  const after = text.slice(from + UNRELEASED.length);
  const end = after.search(/^## /m);
  const said = (end < 0 ? after : after.slice(0, end)).trim();
  if (said === '') return null;
  const rest = end < 0 ? '' : `\n${after.slice(end)}`;
  return `${text.slice(0, from)}${UNRELEASED}\n\n## ${version} (${day})\n\n${said}\n${rest}`;
}
