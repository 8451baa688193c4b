import { replay, START, statisticsOf } from '@/src/rules';
import { CHAPTERS, LongCampaign } from './long-campaign';
import { slowStatistics } from './slow-statistics';

describe('a campaign of eighteen chapters', () => {
  const { log, state } = new LongCampaign(18);
  const numbers = statisticsOf(state.campaign);

  test('every number of it is the one counted from the log a second, slow way', () => {
    expect(numbers).toEqual(slowStatistics(log));
  });

  test('there is something to count everywhere', () => {
    expect(numbers.won).toBe(CHAPTERS);
    expect(numbers.chapters.map(({ chapter }) => chapter)).toHaveLength(CHAPTERS);
    expect(numbers.attempts).toBeGreaterThan(CHAPTERS);
    const sums = ['dealt', 'taken', 'kills', 'falls', 'hits', 'misses', 'rolls', 'pips'] as const;
    for (const key of sums) expect(numbers.heroes.some((hero) => hero[key] > 0)).toBe(true);
    const rounds = numbers.courses.flatMap((course) => course.rounds);
    for (const key of ['curse', 'trauma', 'runes', 'darkness'] as const)
      expect(rounds.some((round) => round[key] > 0)).toBe(true);
  });

  test('read from disk again, it has the same numbers', () => {
    expect(statisticsOf(replay(START, log).campaign)).toEqual(numbers);
  });
});
