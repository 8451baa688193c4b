import { nextChapter, type GameCommand, type GameState } from '@/src/rules';
import { after, campaignWith, lose, startCommand, win } from './logbook-kit';

const set = (chapter: number): GameCommand => ({ kind: 'setChapter', chapter });
const begun = (chapter: number): GameState =>
  after(campaignWith(), set(chapter), { ...startCommand(), chapter } as GameCommand);

test.each<[string, GameState, number]>([
  ['a new campaign', campaignWith(), 1],
  ['an adventure is won', win(begun(3)), 4],
  ['it is lost: played again', lose(begun(3)), 3],
  ['the players turn on themselves', after(win(begun(3)), set(6)), 6],
  ['and back', after(win(begun(3)), set(2)), 2],
  [
    'X: a single adventure has no next',
    win(
      after(campaignWith(), { kind: 'beginSingle', chapter: 3 }, {
        ...startCommand(),
        chapter: 3,
      } as GameCommand),
    ),
    3,
  ],
])('the chapter that is next: %s', (_, { campaign }, expected) => {
  expect(nextChapter(campaign)).toBe(expected);
});
