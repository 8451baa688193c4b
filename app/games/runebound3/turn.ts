import {
  choice,
  flagField,
  listField,
  namedOptions,
  number,
  options,
  nameField,
  words,
} from '../model/field';
import { change, helper, noteLine } from '../model/helper';
import { rollTerrainDice } from './terrain-dice';
import { DIE_FACES, LAND_OPTIONS } from './faces';

interface ActionsValue {
  readonly left: number;
  readonly damage: number;
  readonly health: number;
}

interface ActionsAnswer {
  readonly defeated: boolean;
  readonly allowed: readonly string[];
}

/** RB3-12 */
export const turnActions = helper<ActionsValue, ActionsAnswer>({
  id: 'actions',
  icon: 'check',
  op: 'runebound3.actions',
  start: () => ({ left: 3, damage: 0, health: 10, delayed: false, city: false, gem: 'none' }),
  setup: [number('health', 99, 1)],
  fields: [
    number('left'),
    number('damage'),
    flagField('delayed'),
    flagField('city'),
    choice('gem', options(['active', 'used', 'none'], 'gem.')),
  ],
  tell: ({ answer, value, say }) => {
    if (answer === null) return [];
    const allowed = answer.allowed.map((one) => say(`may.${one}`)).join(', ');
    return [
      ...(answer.defeated
        ? [{ rule: 'RB3-12', text: say('isDefeated', { damage: value.damage }) }]
        : []),
      {
        rule: 'RB3-12',
        text: say('mayDo', { left: value.left, allowed: allowed || say('nothing') }),
        strong: true,
      },
    ];
  },
  acts: ({ answer, value, say }) =>
    (answer?.allowed ?? []).map((one) => ({
      id: one,
      label: say(`may.${one}`),
      book: () => ({
        changes: [change('left', Math.max(0, value.left - (one === 'adventure' ? 2 : 1)))],
        line: noteLine('line.action', { action: say(`may.${one}`) }),
      }),
    })),
});

interface RestValue {
  readonly place: string;
  readonly dice: readonly string[];
  readonly damage: number;
  readonly health: number;
}

interface RestAnswer {
  readonly healed: number;
  readonly damage: number;
  readonly defeated: boolean;
}

/** RB3-13 */
const REST_DICE = 5;

/** RB3-13 */
export const rest = helper<RestValue, RestAnswer>({
  id: 'rest',
  icon: 'heart',
  op: 'runebound3.rest',
  start: () => ({ place: 'haven', dice: [], damage: 0, health: 10 }),
  setup: [number('health', 99, 1)],
  fields: [
    choice('place', [{ value: 'haven', label: 'haven' }, ...LAND_OPTIONS]),
    number('damage'),
    words('dice', DIE_FACES, 5),
  ],
  tell: ({ answer, value, say }) =>
    answer === null
      ? []
      : [
          {
            rule: 'RB3-13',
            text: say(value.place === 'haven' ? 'healsAll' : 'healsDice', {
              healed: answer.healed,
            }),
          },
          { rule: 'RB3-13', text: say('damageAfter', { damage: answer.damage }), strong: true },
          ...(answer.defeated
            ? [{ rule: 'RB3-12', text: say('isDefeated', { damage: answer.damage }) }]
            : []),
        ],
  acts: ({ answer, say, notes, value }) =>
    answer === null
      ? []
      : [
          ...(value.place === 'haven' ? [] : rollTerrainDice(say, notes, REST_DICE)),
          {
            id: 'rest',
            label: say('act.rest'),
            main: true,
            book: () => ({
              changes: [change('damage', answer.damage), change('dice', [])],
              line: noteLine('line.rest', { healed: answer.healed, damage: answer.damage }),
              also: [{ helper: 'actions', changes: [change('damage', answer.damage)] }],
            }),
          },
        ],
});

interface Asset {
  readonly id: string;
  readonly price: number;
  readonly kind: string;
}

interface ShopValue {
  readonly gold: number;
  readonly market: readonly Asset[];
  readonly owned: readonly Asset[];
  readonly sell: readonly string[];
}

interface ShopAnswer {
  readonly gold: number;
  readonly buyable: readonly { readonly id: string; readonly replaces: string | null }[];
}

const KINDS = options(['clothing', 'gear', 'goods', 'movement', 'weapon'], 'kind.');
const asset = [nameField('id'), number('price'), choice('kind', KINDS)];
const makeAsset = (n: number) => ({ id: `#${n + 1}`, price: 1, kind: 'gear' });

function buy(value: ShopValue, gold: number, id: string, replaces: string | null) {
  const bought = value.market.find((one) => one.id === id);
  const kept = value.owned.filter((one) => !value.sell.includes(one.id) && one.id !== replaces);
  return {
    changes: [
      change('gold', gold - (bought?.price ?? 0)),
      change('owned', bought === undefined ? kept : [...kept, bought]),
      change(
        'market',
        value.market.filter((one) => one.id !== id),
      ),
      change('sell', []),
    ],
    line: noteLine('line.buys', { id, gold: gold - (bought?.price ?? 0) }),
  };
}

/** RB3-14 */
export const shop = helper<ShopValue, ShopAnswer>({
  id: 'shop',
  icon: 'bag',
  op: 'runebound3.shop',
  start: () => ({ gold: 3, market: [0, 1, 2, 3].map(makeAsset), owned: [], sell: [] }),
  setup: [listField('owned', asset, (n) => ({ ...makeAsset(n), id: `+${n + 1}` }))],
  fields: (_, { owned }) => [
    number('gold', 999),
    listField('market', asset, makeAsset, 4),
    { ...words('sell', namedOptions(owned.map(({ id }) => id))), once: true },
  ],
  tell: ({ answer, value, say }) =>
    answer === null
      ? []
      : [
          {
            rule: 'RB3-14',
            text: say('goldAfter', { n: value.sell.length, gold: answer.gold }),
            strong: true,
          },
          ...answer.buyable.map(({ id, replaces }) => ({
            rule: 'RB3-14',
            text: say(replaces === null ? 'canBuy' : 'canReplace', {
              id,
              replaces: replaces ?? '',
            }),
          })),
        ],
  acts: ({ answer, value, say }) =>
    (answer?.buyable ?? []).map(({ id, replaces }) => ({
      id: `buy ${id}`,
      label: say('act.buy', { id }),
      book: () => buy(value, answer?.gold ?? value.gold, id, replaces),
    })),
});
