import { SWORD_SORCERY } from '@/src/rules/swordsorcery';
import { answerOf } from '../model/ask';
import { choice, listField, namedOptions, nameField } from '../model/field';
import { change, helper, noteLine, type HelperAt } from '../model/helper';

interface Card {
  readonly kind: string;
  readonly level: string;
  readonly player: string;
}

interface Value {
  readonly players: readonly string[];
  readonly start: string;
  readonly cards: readonly Card[];
}

interface Answer {
  readonly players: readonly string[];
}

type Here = HelperAt<Value, Answer>;

const inputOf = ({ players, start, cards }: Value, add: readonly object[]) => ({
  players: [...players],
  start,
  cards: cards.map((one) => ({ ...one })),
  add: add.map((one) => ({ ...one })),
});

/** SS13: the player lights up, and the card is his. */
const newEnemy = ({ value, say }: Here) => ({
  id: 'enemy',
  label: say('act.enemy'),
  main: true,
  fields: [nameField('kind'), nameField('level')],
  start: { kind: '', level: '' },
  book: (asked: Readonly<Record<string, unknown>>) => {
    const kind = String(asked['kind']);
    const level = String(asked['level']);
    const input = inputOf(value, [{ kind, level }]);
    const player = answerOf<Answer>(SWORD_SORCERY, 'swordsorcery.assign', input)?.players[0];
    const held = value.cards.some((one) => one.kind === kind && one.level === level);
    const cards =
      player === undefined || held ? value.cards : [...value.cards, { kind, level, player }];
    return {
      changes: [change('cards', cards)],
      line: noteLine(player === undefined ? 'line.noEnemy' : 'line.enemy', {
        kind,
        level,
        player: player ?? '',
      }),
    };
  },
});

export const assign = helper<Value, Answer>({
  id: 'assign',
  icon: 'skull',
  op: 'swordsorcery.assign',
  start: (players) => ({
    players: players.map(({ name }) => name),
    start: players[0]?.name ?? '',
    cards: [],
  }),
  setup: (players) => [choice('start', namedOptions(players.map(({ name }) => name)))],
  fields: (players) => [
    listField(
      'cards',
      [
        nameField('kind'),
        nameField('level'),
        choice('player', namedOptions(players.map(({ name }) => name))),
      ],
      (n) => ({ kind: `#${n + 1}`, level: '1', player: players[0]?.name ?? '' }),
    ),
  ],
  ask: (value) => inputOf(value, []),
  tell: ({ value, say }) =>
    value.players.map((player) => {
      const own = value.cards.filter((card) => card.player === player);
      const cards = own.map(({ kind, level }) => `${kind} ${level}`).join(', ');
      return { rule: 'SS13', text: say('holds', { player, cards: cards || say('nothing') }) };
    }),
  acts: (at) => [newEnemy(at)],
});
