import { choice, flagField, listField, number, openField, options, words } from '../model/field';
import { change, helper, noteLine } from '../model/helper';
import { everyPlayer, inOrder, rivalFields } from './players';

interface Player {
  readonly id: string;
  readonly played: readonly string[];
  readonly order?: number;
}

interface Value {
  readonly year: number;
  readonly season: string;
  readonly epic: boolean;
  readonly players: readonly Player[];
}

interface Answer {
  readonly order: readonly (readonly string[])[];
  readonly bonus: readonly string[];
  readonly tasks: readonly string[];
  readonly next: { readonly year: number; readonly season: string } | null;
}

const ORDERS = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** RW-1: in spring the year's orders come back to the hand. */
const afterSeason = (players: readonly Player[], spring: boolean): readonly object[] =>
  players.map(({ order, played, ...player }) => ({
    ...player,
    played: spring || order === undefined ? [] : [...played, String(order)],
  }));

/** RW-1 to RW-3 */
export const season = helper<Value, Answer>({
  id: 'season',
  icon: 'sun',
  op: 'runewars.season',
  start: (players) => ({
    year: 1,
    season: 'spring',
    epic: false,
    players: everyPlayer(players, { played: [] }),
  }),
  setup: [flagField('epic')],
  fields: [
    number('year', 8, 1),
    choice('season', options(['spring', 'summer', 'fall', 'winter'], 'season.')),
    listField(
      'players',
      [
        ...rivalFields,
        {
          ...words(
            'played',
            ORDERS.map((value) => ({ value, raw: value })),
            3,
          ),
          once: true,
        },
        openField(number('order', 8, 1)),
      ],
      (n) => ({ id: `#${n + 1}`, influence: 0, start: 0, played: [] }),
      4,
    ),
  ],
  ask: ({ year, season: now, epic, players }) => ({
    year,
    season: now,
    epic,
    players: players.map(({ played, order, ...player }) => ({
      ...player,
      played: played.map(Number),
      order: order ?? null,
    })),
  }),
  tell: ({ answer, say }) =>
    answer === null
      ? []
      : [
          ...answer.tasks.map((task) => ({ rule: 'RW-1', text: say(`task.${task}`) })),
          { rule: 'RW-2', text: say('turnOrder', { order: inOrder(answer.order) }), strong: true },
          {
            rule: 'RW-3',
            text: say('bonusFor', { names: answer.bonus.join(', ') || say('nobody') }),
          },
        ],
  acts: ({ answer, value, say }) =>
    answer === null
      ? []
      : [
          {
            id: 'next',
            label: say(answer.next === null ? 'act.gameOver' : 'act.nextSeason'),
            main: true,
            ...(answer.next === null ? { blocked: say('act.gameOver') } : {}),
            book: () => ({
              changes: [
                change('year', answer.next?.year ?? value.year),
                change('season', answer.next?.season ?? value.season),
                change('players', afterSeason(value.players, answer.next?.season === 'spring')),
              ],
              line: noteLine('line.season', {
                year: answer.next?.year ?? value.year,
                season: say(`season.${answer.next?.season ?? value.season}`),
              }),
            }),
          },
        ],
});
