import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ruleIds } from '@/scripts/structure/rule-ids';
import { GAME } from '@/src/glossary/games/drunagor';
import type { RuleWords } from '@/src/glossary/model';
import { LANGUAGES } from '@/src/i18n';
import { shelveNow } from './games';
import { linksIn } from './linked';

const { rules, byId } = shelveNow('drunagor');
const words = GAME.rules?.words ?? { de: {}, en: {} };
const byName = (ids: readonly string[]): readonly string[] => [...ids].sort();

/** What `docs/rules` marks as a ruling, by id. */
const ruled = ['monster-turn', 'darkness', 'combat', 'round-and-campaign'].flatMap((name) =>
  readFileSync(join(__dirname, '..', '..', 'docs', 'rules', `${name}.md`), 'utf8')
    .split('\n')
    .filter((line) => line.includes('**Ruling'))
    .flatMap((line) => /\*\*([A-Z]\d+[a-z]?)\*\*/u.exec(line)?.[1] ?? []),
);

test.each(LANGUAGES)('%s: the rules of docs/rules have a text, and no others', (language) => {
  expect(byName(Object.keys(words[language]))).toEqual(byName(ruleIds()));
});

/** Names every offence, so that a failure lists them all at once. */
const offences = (check: (words: RuleWords) => boolean): readonly string[] =>
  [...rules.values()].flatMap((rule) =>
    LANGUAGES.filter((language) => check(rule.words[language])).map(
      (language) => `${rule.id} ${language}`,
    ),
  );

test('titles fit a line, texts are a few sentences', () => {
  expect(offences(({ title }) => title.length > 36)).toEqual([]);
  expect(offences(({ text, ruling = '' }) => Math.max(text.length, ruling.length) > 360)).toEqual(
    [],
  );
});

test('links lead to entries and rules', () => {
  const isLost = (link: string) => !byId.has(link) && !rules.has(link);
  expect(offences(({ text, ruling = '' }) => linksIn([text, ruling]).some(isLost))).toEqual([]);
});

test.each(LANGUAGES)('%s: a ruling is marked as one, exactly where docs/rules does', (language) => {
  const marked = [...rules.values()].filter(({ words: of }) => of[language].ruling !== undefined);
  expect(byName(marked.map(({ id }) => id))).toEqual(byName(ruled));
});

test('a rule leads to the entries that name it, the most particular first', () => {
  expect(rules.get('N3')?.entries[0]).toBe('crushing');
  expect(rules.get('T1')?.entries[0]).toBe('monster-target');
  expect(rules.get('T5')?.entries[0]).toBe('monster-approach');
});
