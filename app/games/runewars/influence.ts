import { choice, listField, namedOptions, number } from '../model/field';
import { change, helper, noteLine } from '../model/helper';
import { everyPlayer, inOrder, rivalFields } from './players';

interface Player {
  readonly id: string;
  readonly influence: number;
  readonly start: number;
  readonly bid: number;
}

interface Value {
  readonly players: readonly Player[];
  readonly primarch?: string;
  readonly choice?: string;
  readonly revealed: boolean;
}

interface Answer {
  readonly groups: readonly (readonly string[])[];
  readonly chooser: readonly string[];
  readonly winner: string | null;
  readonly left: readonly number[];
}

/** RW-9: bids are made out of sight; here stands what was revealed. */
export const bid = helper<Value, Answer>({
  id: 'bid',
  icon: 'eye-off',
  op: 'runewars.bid',
  start: (players) => ({ players: everyPlayer(players, { bid: 0 }), revealed: false }),
  setup: [
    listField(
      'players',
      rivalFields,
      (n) => ({ id: `#${n + 1}`, influence: 0, start: 0, bid: 0 }),
      4,
    ),
  ],
  fields: (_, { players, revealed }) => {
    const ids = namedOptions(players.map(({ id }) => id));
    const primarch = { ...choice('primarch', ids), open: true };
    return revealed ? [primarch, { ...choice('choice', ids), open: true }] : [primarch];
  },
  ask: ({ players, primarch, choice: chosen }) => ({
    players: players.map((player) => ({ ...player })),
    ...(primarch === undefined ? {} : { primarch }),
    ...(chosen === undefined ? {} : { choice: chosen }),
  }),
  tell: ({ answer, value, say }) => {
    if (answer === null || !value.revealed) return [];
    const bids = value.players.map((player) => `${player.id} ${player.bid}`).join(', ');
    return [
      { rule: 'RW-9', text: say('bids', { bids }) },
      { rule: 'RW-9', text: say('bidOrder', { order: inOrder(answer.groups) }) },
      ...(answer.chooser.length === 0
        ? []
        : [{ rule: 'RW-9', text: say('tieChooser', { names: answer.chooser.join(', ') }) }]),
      {
        rule: 'RW-9',
        text: say(answer.winner === null ? 'noBidWinner' : 'bidWinner', {
          name: answer.winner ?? '',
        }),
        strong: true,
      },
    ];
  },
  acts: ({ answer, value, say }) =>
    answer === null || !value.revealed
      ? []
      : [
          {
            id: 'pay',
            label: say('act.pay'),
            main: true,
            book: () => ({
              changes: [
                change(
                  'players',
                  value.players.map((player, at) => ({
                    ...player,
                    influence: answer.left[at] ?? player.influence,
                    bid: 0,
                  })),
                ),
                change('revealed', false),
                { path: ['choice'] },
              ],
              line: noteLine('line.paid', { name: answer.winner ?? say('nobody') }),
            }),
          },
        ],
});

/** RW-14: end of the game. */
export const final = helper<object, { readonly ranking: readonly (readonly string[])[] }>({
  id: 'final',
  icon: 'star',
  op: 'runewars.final',
  start: (players) => ({ players: everyPlayer(players, { runes: 0 }) }),
  fields: [
    listField(
      'players',
      [...rivalFields, number('runes')],
      (n) => ({ id: `#${n + 1}`, influence: 0, start: 0, runes: 0 }),
      4,
    ),
  ],
  tell: ({ answer, say }) =>
    answer === null
      ? []
      : [{ rule: 'RW-14', text: say('ranking', { order: inOrder(answer.ranking) }), strong: true }],
});
