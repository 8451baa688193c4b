import { flagField, listField, options, nameField, words } from '../model/field';
import { helper } from '../model/helper';

interface Value {
  readonly fallback: boolean;
  readonly criteria: readonly ('most' | 'least')[];
  readonly heroes: readonly { readonly id: string; readonly values: readonly number[] }[];
}

interface Answer {
  readonly targets: readonly string[];
}

/** SS14: the order stands on the enemy's card; each criterion keeps the best. */
export const target = helper<Value, Answer>({
  id: 'target',
  icon: 'eye',
  op: 'swordsorcery.target',
  start: (players) => ({
    fallback: false,
    criteria: [],
    heroes: players.map(({ name }) => ({
      id: name,
      inRange: true,
      sight: true,
      path: true,
      values: [],
    })),
  }),
  setup: [words('criteria', options(['most', 'least']), 8)],
  fields: (_, { criteria }) => [
    flagField('fallback'),
    listField(
      'heroes',
      [
        nameField('id'),
        flagField('inRange'),
        flagField('sight'),
        flagField('path'),
        {
          kind: 'numbers',
          key: 'values',
          label: 'values',
          labels: criteria.map((_one, at) => `${at + 1}`),
          min: -99,
        },
      ],
      (n) => ({ id: `#${n + 1}`, inRange: true, sight: true, path: true, values: [] }),
    ),
  ],
  ask: ({ fallback, criteria, heroes }) => ({
    fallback,
    criteria: [...criteria],
    heroes: heroes.map((hero) => ({
      ...hero,
      values: criteria.map((_, at) => hero.values[at] ?? 0),
    })),
  }),
  tell: ({ answer, value, say }) => {
    if (answer === null) return [];
    const targets = answer.targets.join(', ') || say('nobody');
    return [
      { rule: 'SS14', text: say(value.fallback ? 'byRange' : 'bySight') },
      ...value.criteria.map((one, at) => ({
        rule: 'SS14',
        text: say(`keeps.${one}`, { n: at + 1 }),
      })),
      {
        rule: 'SS14',
        text: say(answer.targets.length > 1 ? 'playersChoose' : 'theTarget', { targets }),
        strong: true,
      },
    ];
  },
});
