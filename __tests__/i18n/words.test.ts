import { speakIn, createWords, languageFor } from '@/src/i18n';
import { de } from '@/src/i18n/de';
import { en } from '@/src/i18n/en';

const WORDS = { de, en };

type Tree = { readonly [key: string]: string | Tree };

const leaves = (tree: Tree, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : leaves(value, `${path}${key}.`),
  );

const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map((m) => m[1]).sort();
const german = new Map(leaves(WORDS.de));
const english = new Map(leaves(WORDS.en));

test('German and English have the same keys', () => {
  expect([...english.keys()].sort()).toEqual([...german.keys()].sort());
});

test('no text is empty and placeholders agree', () => {
  for (const [key, text] of german) {
    expect([key, text.trim()]).not.toEqual([key, '']);
    expect([key, english.get(key)?.trim()]).not.toEqual([key, '']);
    expect([key, placeholders(english.get(key) ?? '')]).toEqual([key, placeholders(text)]);
  }
});

test.each([
  [['de-AT'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['fr-FR', 'en'], 'de'],
  [[], 'de'],
] as const)('device languages %j start the app in %s', (device, expected) => {
  expect(languageFor(device)).toBe(expected);
});

test('words are there at once and switch live', async () => {
  const words = createWords('de');
  expect(words.t('shell.tabs.table')).toBe('Tisch');
  await speakIn(words, 'en');
  expect(words.t('shell.tabs.table')).toBe('Table');
});

test.each([
  ['de', 1, '1 Schritt'],
  ['de', 999, '999 Schritte'],
  ['de', 10_000, '10.000 Schritte'],
  ['en', 1, '1 step'],
  ['en', 10_000, '10,000 steps'],
] as const)('large numbers as the language writes them: %s %i', (language, count, expected) => {
  const { t } = createWords(language);
  expect(t('campaigns.log.steps', { count })).toBe(expected);
  expect(t('campaigns.list.steps', { count })).toBe(expected);
});
