import { choice, number, options } from '../model/field';
import { change, helper, noteLine } from '../model/helper';

interface Value {
  readonly players: number;
  readonly points: number;
  readonly life: number;
}

interface Answer {
  readonly price: number;
  readonly left: number;
  readonly barred: readonly string[];
}

const BONUSES = ['mind', 'body', 'spirit', 'stamina', 'life'];
const MOST_LIFE = 3;

/** RB2-8 */
export const experience = helper<Value, Answer>({
  id: 'experience',
  icon: 'sparkle',
  op: 'runebound2.experience',
  start: (players) => ({
    players: Math.min(6, Math.max(1, players.length)),
    game: 'normal',
    points: 0,
    life: 0,
  }),
  setup: [number('players', 6, 1), choice('game', options(['normal', 'short', 'long'], 'game.'))],
  fields: [number('points'), number('life', MOST_LIFE)],
  tell: ({ answer, value, say }) =>
    answer === null
      ? []
      : [
          {
            rule: 'RB2-8',
            text: say('price', { players: value.players, price: answer.price, left: answer.left }),
            strong: true,
          },
          {
            rule: 'RB2-8',
            text: say('barred', {
              colours: answer.barred.map((one) => say(one)).join(', ') || say('none'),
            }),
          },
        ],
  acts: ({ answer, value, say }) =>
    answer === null
      ? []
      : BONUSES.map((bonus) => {
          const poor = value.points < answer.price;
          const full = bonus === 'life' && value.life >= MOST_LIFE;
          return {
            id: bonus,
            label: say(`bonus.${bonus}`),
            ...(poor ? { blocked: say('tooFew') } : {}),
            ...(full ? { blocked: say('lifeFull') } : {}),
            book: () => ({
              changes: [
                change('points', value.points - answer.price),
                ...(bonus === 'life' ? [change('life', value.life + 1)] : []),
              ],
              line: noteLine('line.bonus', { bonus: say(`bonus.${bonus}`) }),
            }),
          };
        }),
});
