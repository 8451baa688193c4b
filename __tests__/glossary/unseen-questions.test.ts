import { drunagorEntries, searchIn } from './games';
import { UNSEEN_QUESTIONS } from './unseen-questions';

const { search } = searchIn(drunagorEntries);

/** Some may miss: the share is what counts. */
const WANTED_SHARE = 0.9;

test('of fifty questions, nine in ten find their entry among the first three', () => {
  expect(UNSEEN_QUESTIONS).toHaveLength(50);
  const found = UNSEEN_QUESTIONS.filter(({ q, lang, entry }) =>
    search(q, lang, 3).some((hit) => hit.entry.id === entry),
  );
  expect(found.length / UNSEEN_QUESTIONS.length).toBeGreaterThanOrEqual(WANTED_SHARE);
});

test('every one of them finds its entry among the first ten', () => {
  const lost = UNSEEN_QUESTIONS.filter(
    ({ q, lang, entry }) => !search(q, lang, 10).some((hit) => hit.entry.id === entry),
  );
  expect(lost).toEqual([]);
});
