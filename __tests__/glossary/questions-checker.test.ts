import { createSearch } from '@/src/glossary';
import { drunagorEntries } from './games';
import { QUESTIONS_CHECKER_1 } from './questions-checker-1';
import { QUESTIONS_CHECKER_2 } from './questions-checker-2';

const { search } = createSearch(drunagorEntries);
const QUESTIONS = [...QUESTIONS_CHECKER_1, ...QUESTIONS_CHECKER_2];

/** The search was not tuned to these, so some may miss: the share is what counts. */
const WANTED_SHARE = 0.9;

test('of fifty questions by others, nine in ten find their entry among the first three', () => {
  expect(QUESTIONS).toHaveLength(50);
  const found = QUESTIONS.filter(({ q, lang, entry }) =>
    search(q, lang, 3).some((hit) => hit.entry.id === entry),
  );
  expect(found.length / QUESTIONS.length).toBeGreaterThanOrEqual(WANTED_SHARE);
});

test('every one of them finds its entry among the first ten', () => {
  const lost = QUESTIONS.filter(
    ({ q, lang, entry }) => !search(q, lang, 10).some((hit) => hit.entry.id === entry),
  );
  expect(lost).toEqual([]);
});
