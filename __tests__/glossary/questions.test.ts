import { createSearch } from '../../src/glossary';
import { drunagorEntries } from './games';
import { QUESTIONS } from './questions';

const { search } = createSearch(drunagorEntries);

test('there are at least a hundred, in both languages, none twice', () => {
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(100);
  expect(new Set(QUESTIONS.map(([, typed]) => typed)).size).toBe(QUESTIONS.length);
  expect(new Set(QUESTIONS.map(([language]) => language))).toEqual(new Set(['de', 'en']));
});

test.each(QUESTIONS)('%s: %s → %s', (language, typed, entry) => {
  const found = search(typed, language, 3).map((hit) => hit.entry.id);
  expect(found).toContain(entry);
});
