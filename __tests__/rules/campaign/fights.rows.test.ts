import {
  chronicleOf,
  nextChapter,
  statisticsOf,
  type GameCommand,
  type GameState,
} from '@/src/rules';
import { after, campaignWith, startCommand, win } from './logbook-kit';

const begun = (state: GameState, chapter: number): GameState =>
  after(state, { kind: 'setChapter', chapter }, { ...startCommand(), chapter } as GameCommand);

/** X2: the first two heroes against each other, in between. */
const fought = (state: GameState): GameState => {
  const start = startCommand();
  const heroes = start.heroes.slice(0, 2).map((hero) => ({ ...hero, role: null }));
  const teams = heroes.map(({ hero }) => [hero]);
  return after(
    state,
    { ...start, heroes, versus: { teams } } as GameCommand,
    { kind: 'declareOutcome', outcome: { result: 'draw' } },
    { kind: 'closeAdventure', at: 9000, afterwards: 'restart' },
  );
};

const WON = win(begun(campaignWith(), 3));

test('X2: a fight after a victory does not call the chapter back', () => {
  expect(nextChapter(WON.campaign)).toBe(4);
  expect(nextChapter(fought(WON).campaign)).toBe(4);
});

test('X2: the chronicle tells fights apart from attempts at the chapter they fall into', () => {
  const { campaign } = win(begun(fought(fought(WON)), 3));
  expect(
    chronicleOf(campaign).map(({ fights, chapter, attempts }) => [
      fights,
      chapter,
      attempts.map(({ number }) => number),
    ]),
  ).toEqual([
    [false, 3, [1]],
    [true, 1, [1, 2]],
    [false, 3, [2]],
  ]);
});

test('X2: a fight changes none of the campaign’s numbers', () => {
  expect(statisticsOf(fought(WON).campaign)).toEqual(statisticsOf(WON.campaign));
});
