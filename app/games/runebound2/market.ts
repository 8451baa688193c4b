import type { Plain } from '@/src/rules';
import {
  choice,
  flagField,
  listField,
  namedOptions,
  number,
  options,
  nameField,
  type HelperField,
} from '../model/field';
import { change, dropLast, helper, noteLine, type Act, type HelperAt } from '../model/helper';

interface Card {
  readonly id: string;
  readonly kind: string;
}

interface Value {
  readonly gold: number;
  readonly hero: { readonly wounds: number; readonly exhaustion: number };
  readonly cards: readonly Card[];
  readonly actions: readonly Plain[];
}

interface Answer {
  readonly gold: number;
  readonly cards: readonly string[];
  readonly hero: { readonly wounds: number; readonly exhaustion: number };
  readonly allies: readonly { readonly id: string }[];
  readonly sell: readonly { readonly id: string; readonly gold: number }[];
}

type Here = HelperAt<Value, Answer>;

const KINDS = options(['ally', 'weapon', 'armor', 'item'], 'kind.');
const card: readonly HelperField[] = [
  nameField('id'),
  choice('kind', KINDS),
  number('cost'),
  flagField('kept'),
  number('wounds'),
  number('exhaustion'),
];
const blank = (id: string) => ({
  id,
  kind: 'item',
  cost: 1,
  kept: false,
  wounds: 0,
  exhaustion: 0,
});

const doing = (
  { value }: Here,
  action: Readonly<Record<string, Plain>>,
  what: string,
  id: string,
) => ({
  changes: [change('actions', [...value.actions, action])],
  line: noteLine(`line.${what}`, { id }),
});

function acts(at: Here): readonly Act[] {
  const { say, value, answer } = at;
  if (value.actions.length > 0 && answer === null) {
    return [dropLast(say, 'actions', value.actions)];
  }
  if (answer === null) return [];
  const figures = namedOptions(['hero', ...answer.allies.map(({ id }) => id)]);
  return [
    {
      id: 'buy',
      label: say('act.buy'),
      fields: card,
      start: blank(`#${value.cards.length + value.actions.length + 1}`),
      book: (asked) => doing(at, { do: 'buy', card: asked }, 'buy', String(asked['id'])),
    },
    ...answer.sell.map(({ id, gold }) => ({
      id: `sell ${id}`,
      label: say('act.sell', { id, gold }),
      book: () => doing(at, { do: 'sell', id }, 'sell', id),
    })),
    {
      id: 'discard',
      label: say('act.discard'),
      fields: [choice('id', namedOptions(answer.cards))],
      start: { id: answer.cards[0] ?? '' },
      book: ({ id }) => doing(at, { do: 'discard', id: id ?? '' }, 'discard', String(id)),
    },
    {
      id: 'heal',
      label: say('act.heal'),
      fields: [choice('who', figures), choice('what', options(['wound', 'exhaustion'], 'heals.'))],
      start: { who: 'hero', what: 'wound' },
      book: ({ who, what }) =>
        doing(at, { do: 'heal', who: who ?? '', what: what ?? '' }, 'heal', String(who)),
    },
  ];
}

/** RB2-12 */
export const market = helper<Value, Answer>({
  id: 'market',
  icon: 'bag',
  op: 'runebound2.market',
  start: () => ({ gold: 3, hero: { wounds: 0, exhaustion: 0 }, cards: [], actions: [] }),
  setup: [
    number('gold'),
    { kind: 'group', key: 'hero', label: 'hero', fields: [number('wounds'), number('exhaustion')] },
    listField('cards', card, (n) => blank(`#${n + 1}`)),
  ],
  fields: [],
  ask: ({ gold, hero, cards, actions }) => ({
    gold,
    hero: { ...hero },
    cards: cards.map((one) => ({ ...one })),
    actions: [...actions],
  }),
  tell: ({ answer, say }) =>
    answer === null
      ? [{ rule: 'RB2-12', text: say('notPossible') }]
      : [
          {
            rule: 'RB2-12',
            text: say('goldNow', {
              gold: answer.gold,
              cards: answer.cards.join(', ') || say('none'),
            }),
            strong: true,
          },
          { rule: 'RB2-12', text: say('heroNow', { ...answer.hero }) },
        ],
  acts,
});
