#!/usr/bin/env node
// `npm run wording -- <folder of books>`: runs of words in the project's text that also stand in a rulebook.
// The books are under copyright: their rules are facts, their sentences are not ours. They lie outside the project.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { ROOT } from './project/install.mjs';

/** So many words in a row are no chance. */
const RUN = 8;
const MAX_SHOWN = 40;
const WORDS_SHOWN = 24;
const TEXT = /^\.(?:[cm]?js|tsx?|json|md|txt|ya?ml|html|sql|board|po)$/u;

const wordsOf = (text) =>
  [
    ...text
      .toLowerCase()
      .replace(/\u00ad/gu, '')
      .matchAll(/[\p{L}\p{N}]+/gu),
  ].map(([word]) => word);

const runAt = (words, at) => words.slice(at, at + RUN).join(' ');

/** Every run of the books, with the book it stands in. */
function runsIn(folder) {
  const runs = new Map();
  for (const book of readdirSync(folder)) {
    const path = join(folder, book);
    if (!statSync(path).isFile()) continue;
    const words = wordsOf(readFileSync(path, 'utf8'));
    for (let at = 0; at + RUN <= words.length; at += 1) runs.set(runAt(words, at), book);
  }
  return runs;
}

function projectFiles() {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((file) => TEXT.test(extname(file)) && !file.endsWith('package-lock.json'));
}

function textOf(file) {
  try {
    return readFileSync(join(ROOT, file), 'utf8');
  } catch {
    return ''; // deleted, but not yet in git
  }
}

/** Where the run that begins here ends; tables of numbers repeat themselves and count for nothing. */
function copiedFrom(words, at, runs) {
  let end = at + RUN;
  while (end < words.length && runs.has(runAt(words, end - RUN + 1))) end += 1;
  const copied = words.slice(at, end);
  return { end, copied, counts: new Set(copied).size >= RUN / 2 };
}

function copiesIn(file, runs) {
  const words = wordsOf(textOf(file));
  const copies = [];
  for (let at = 0; at + RUN <= words.length; at += 1) {
    const book = runs.get(runAt(words, at));
    if (book === undefined) continue;
    const { end, copied, counts } = copiedFrom(words, at, runs);
    if (counts) copies.push({ file, book, copied });
    at = end - 1;
  }
  return copies;
}

function shown({ file, book, copied }) {
  const more = copied.length > WORDS_SHOWN ? ` … (${copied.length} words)` : '';
  return `${file}: "${copied.slice(0, WORDS_SHOWN).join(' ')}${more}" (${book})`;
}

const folder = process.argv[2] ?? process.env.RULEBOOKS;
if (folder === undefined) {
  console.error('Where are the books? npm run wording -- <folder>, or RULEBOOKS=<folder>');
  process.exit(2);
}
const runs = runsIn(folder);
const files = projectFiles();
const copies = files.flatMap((file) => copiesIn(file, runs));
for (const copy of copies.slice(0, MAX_SHOWN)) console.log(shown(copy));
console.log(
  `${copies.length} run(s) of ${RUN} or more words from ${runs.size === 0 ? 'no' : 'the'} books, ${files.length} files read`,
);
process.exit(copies.length === 0 && runs.size > 0 ? 0 : 1);
