import { entriesOf, GAME_IDS } from '@/src/glossary';
import { gameNow, searchIn } from './games';
import { questionsOf } from './questions-of';

const FEWEST: Readonly<Record<string, number>> = { drunagor: 100 };

describe.each(GAME_IDS)('questions about %s', (game) => {
  const QUESTIONS = questionsOf(game);
  const { search } = searchIn(entriesOf(gameNow(game)));

  test('are many, in both languages, none twice', () => {
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(FEWEST[game] ?? 40);
    expect(new Set(QUESTIONS.map(([, typed]) => typed)).size).toBe(QUESTIONS.length);
    expect(new Set(QUESTIONS.map(([language]) => language))).toEqual(new Set(['de', 'en']));
  });

  const table = QUESTIONS.map((question) => [...question] as const);
  if (table.length === 0) return;
  test.each(table)('%s: %s → %s', (language, typed, entry) => {
    const found = search(typed, language, 3).map((hit) => hit.entry.id);
    expect(found).toContain(entry);
  });
});
