import {
  choice,
  flagField,
  listField,
  number,
  options,
  nameField,
  type HelperField,
} from '../model/field';
import { helper } from '../model/helper';

const BUILDINGS = options(['food', 'wood', 'ore', 'diplomacy', 'training', 'defense'], 'dev.');
const RESOURCES = ['dev.food', 'dev.wood', 'dev.ore'];

interface HarvestValue {
  readonly areas: readonly object[];
  readonly bonus: boolean;
  readonly area: string;
  readonly building?: string;
}

interface HarvestAnswer {
  readonly dials: readonly number[];
  readonly influence: number;
  readonly tactics: number;
}

const area: readonly HelperField[] = [
  nameField('id'),
  { kind: 'numbers', key: 'yield', label: 'yield', labels: RESOURCES },
  flagField('stronghold'),
  { ...choice('development', BUILDINGS), open: true },
];

/** RW-10 */
export const harvest = helper<HarvestValue, HarvestAnswer>({
  id: 'harvest',
  icon: 'fruit-of-life',
  op: 'runewars.harvest',
  start: () => ({ areas: [], bonus: false, area: '' }),
  setup: [
    listField('areas', area, (n) => ({ id: `#${n + 1}`, yield: [1, 0, 0], stronghold: false })),
  ],
  fields: [flagField('bonus'), nameField('area'), { ...choice('building', BUILDINGS), open: true }],
  ask: ({ areas, bonus, area: at, building }) => ({
    areas: areas.map((one) => ({ ...one })),
    bonus,
    ...(building === undefined ? {} : { build: { area: at, development: building } }),
  }),
  tell: ({ answer, value, say }) => {
    if (answer === null) return [];
    const [food = 0, wood = 0, ore = 0] = answer.dials;
    const { influence, tactics } = answer;
    return [
      { rule: 'RW-10', text: say('dials', { food, wood, ore }), strong: true },
      ...(value.bonus ? [{ rule: 'RW-10', text: say('gains', { influence, tactics }) }] : []),
    ];
  },
});

interface ScaleAnswer {
  readonly gains: readonly { readonly gives: string; readonly n: number }[];
}

/** RW-10: what stands at or below the pointer. */
export const scale = helper<object, ScaleAnswer>({
  id: 'scale',
  icon: 'filter',
  op: 'runewars.scale',
  start: () => ({ dial: 3, scale: [] }),
  setup: [listField('scale', [number('at'), nameField('gives')], () => ({ at: 1, gives: '1' }))],
  fields: [number('dial')],
  tell: ({ answer, say }) =>
    (answer?.gains ?? []).map(({ gives, n }) => ({
      rule: 'RW-10',
      text: say('gainLine', { gives, n }),
      strong: true,
    })),
});

interface LimitsValue {
  readonly winter: boolean;
  readonly food: number;
  readonly areas: readonly { readonly units: number }[];
}

interface LimitsAnswer {
  readonly limit: number;
  readonly surplus: readonly number[];
}

/** RW-11 */
export const limits = helper<LimitsValue, LimitsAnswer>({
  id: 'limits',
  icon: 'users',
  op: 'runewars.limits',
  start: () => ({ winter: false, food: 5, areas: [{ units: 5 }] }),
  fields: [
    flagField('winter'),
    number('food'),
    { ...listField('areas', [number('units')], () => ({ units: 1 })), label: 'areasWithUnits' },
  ],
  ask: ({ winter, food, areas }) => ({ winter, food, units: areas.map(({ units }) => units) }),
  tell: ({ answer, value, say }) =>
    answer === null
      ? []
      : [
          {
            rule: 'RW-11',
            text: say(value.winter ? 'limitWinter' : 'limit', {
              limit: answer.limit,
              food: value.food,
            }),
            strong: true,
          },
          ...answer.surplus.map((surplus, at) => ({
            rule: 'RW-11',
            text: say(surplus === 0 ? 'fits' : 'tooMany', { n: at + 1, surplus }),
          })),
        ],
});
