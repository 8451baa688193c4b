import {
  choice,
  flagField,
  listField,
  number,
  openField,
  options,
  nameField,
  type HelperField,
} from '../model/field';
import { helper } from '../model/helper';

interface Value {
  readonly cause: string;
  readonly fight: string;
  readonly gold: number;
  readonly cards: readonly object[];
  readonly lighter: boolean;
  readonly track: Readonly<Record<string, number>>;
}

interface Answer {
  readonly steps: readonly {
    readonly do: string;
    readonly gold?: number;
    readonly from?: readonly string[];
    readonly slot?: number;
  }[];
}

const SLOTS = ['s1', 's2', 's3', 's4', 's5', 's6'];
const slot = (key: string): HelperField => openField(number(key));

/** RB2-9: a list to tick off, in its order. */
export const knockout = helper<Value, Answer>({
  id: 'knockout',
  icon: 'knock-down',
  op: 'runebound2.knockout',
  start: () => ({
    cause: 'knockout',
    fight: 'challenge',
    gold: 0,
    cards: [],
    lighter: false,
    track: {},
  }),
  setup: [{ kind: 'group', key: 'track', label: 'slots', fields: SLOTS.map(slot) }],
  fields: [
    choice('cause', options(['knockout', 'escape'], 'cause.')),
    choice('fight', options(['challenge', 'hazard', 'endgame', 'other'], 'fight.')),
    number('gold'),
    flagField('lighter'),
    listField('cards', [nameField('id'), number('cost'), flagField('kept')], (n) => ({
      id: `#${n + 1}`,
      cost: 1,
      kept: false,
    })),
  ],
  ask: ({ track, cards, ...value }) => ({
    ...value,
    cards: cards.map((one) => ({ ...one })),
    track: SLOTS.map((key) => track[key] ?? null),
  }),
  tell: ({ answer, say }) =>
    (answer?.steps ?? []).map((step) => ({
      rule: 'RB2-9',
      text: say(`step.${step.do}`, {
        gold: step.gold ?? 0,
        from: step.from?.join(` ${say('or')} `) ?? '',
        slot: step.slot ?? 0,
      }),
    })),
});
