import {
  choice,
  flagField,
  group,
  listField,
  namedOptions,
  number,
  options,
  nameField,
  type HelperField,
  type Tree,
} from '../model/field';
import {
  change,
  dropLast,
  helper,
  noteLine,
  type Act,
  type HelperAt,
  type HelperStep,
} from '../model/helper';

import { opposite, FIGHT_SIDES, type SideName } from '../model/sides';

interface Unit {
  readonly type: string;
}

interface Value {
  readonly attacker: readonly Unit[];
  readonly defender: readonly Unit[];
  readonly hasStronghold: boolean;
  readonly stronghold: { readonly strength: number; readonly damaged: boolean };
  readonly conquer: boolean;
  readonly development?: string;
  readonly steps: readonly Tree[];
}

interface Ready {
  readonly type: string;
  readonly cards: number;
}

interface View {
  readonly standing: readonly string[];
  readonly routed: readonly string[];
  readonly damage: readonly { readonly unit: string; readonly n: number }[];
}

type Next =
  | {
      readonly do: 'exchange';
      readonly row: number;
      readonly attacker: readonly Ready[];
      readonly defender: readonly Ready[];
    }
  | {
      readonly do: 'pick';
      readonly side: SideName;
      readonly kind: string;
      readonly points: number;
      readonly units: readonly string[];
    }
  | { readonly do: 'develop' };

interface Answer {
  readonly next: Next | null;
  readonly attacker: View;
  readonly defender: View;
  readonly result: {
    readonly attacker: number;
    readonly defender: number;
    readonly winner: SideName;
    readonly retreat: Readonly<Record<SideName, readonly string[]>>;
    readonly surplus: number;
    readonly stronghold: string | null;
  } | null;
}

type Here = HelperAt<Value, Answer>;

const withStep = (value: Value, step: Tree) => change('steps', [...value.steps, step]);

/** RW-5: a point goes to a legal unit; it belongs to the step that dealt it. */
function picked(value: Value, unit: string): readonly Tree[] {
  const last = value.steps.at(-1) ?? {};
  const picks = (last['picks'] ?? []) as readonly string[];
  return [...value.steps.slice(0, -1), { ...last, picks: [...picks, unit] }];
}

const pickActs = ({ value, say }: Here, next: Extract<Next, { do: 'pick' }>): readonly Act[] =>
  next.units.map((unit) => ({
    id: unit,
    label: say(`pick.${next.kind}`, { unit, side: say(next.side) }),
    book: () => ({
      changes: [change('steps', picked(value, unit))],
      line: noteLine(`line.${next.kind}`, { unit }),
    }),
  }));

const drawFields = (side: SideName, ready: readonly Ready[]): readonly HelperField[] =>
  ready.length === 0
    ? []
    : [
        group(side, [
          choice('type', namedOptions(ready.map(({ type }) => type))),
          number('rout'),
          number('damage'),
        ]),
      ];

const exchange = ({ value, say }: Here, next: Extract<Next, { do: 'exchange' }>): Act => ({
  id: 'exchange',
  label: say('act.exchange', { row: next.row }),
  main: true,
  fields: FIGHT_SIDES.flatMap((side) => drawFields(side, next[side])),
  start: Object.fromEntries(
    FIGHT_SIDES.flatMap((side) => {
      const [first] = next[side];
      return first === undefined ? [] : [[side, { type: first.type, rout: 0, damage: 0 }]];
    }),
  ),
  book: (asked) => ({
    changes: [withStep(value, { do: 'exchange', ...asked, effects: [], picks: [] })],
    line: noteLine('line.exchange', { row: next.row }),
  }),
});

const effect = ({ value, answer, say }: Here): Act => ({
  id: 'effect',
  label: say('act.effect'),
  fields: [
    choice('side', options(FIGHT_SIDES)),
    choice(
      'unit',
      namedOptions(
        FIGHT_SIDES.flatMap((side) => [
          ...(answer?.[side].standing ?? []),
          ...(answer?.[side].routed ?? []),
        ]),
      ),
    ),
    choice('what', options(['rout', 'rally', 'damage', 'destroy'], 'what.')),
  ],
  start: { side: 'attacker', unit: '', what: 'rout' },
  book: (asked) => ({
    changes: [withStep(value, { do: 'effects', effects: [asked] })],
    line: noteLine('line.effect', { unit: String(asked['unit']) }),
  }),
});

const develop = ({ value, say }: Here): readonly Act[] =>
  [true, false].map((use) => ({
    id: `develop ${use}`,
    label: say(use ? 'act.develop' : 'act.noDevelop'),
    book: () => ({
      changes: [withStep(value, { do: 'develop', use, picks: [] })],
      line: noteLine(use ? 'line.develop' : 'line.noDevelop'),
    }),
  }));

const newBattle = ({ say }: Here): Act => ({
  id: 'newBattle',
  label: say('act.newBattle'),
  main: true,
  book: () => ({ changes: [change('steps', [])], line: noteLine('line.newBattle') }),
});

function acts(at: Here): readonly Act[] {
  const { answer, value } = at;
  if (answer === null)
    return value.steps.length === 0 ? [] : [dropLast(at.say, 'steps', value.steps)];
  const { next } = answer;
  if (next === null) return [newBattle(at)];
  if (next.do === 'pick') return pickActs(at, next);
  return [...(next.do === 'develop' ? develop(at) : [exchange(at, next)]), effect(at)];
}

const sideLine = ({ say }: Here, side: SideName, view: View): HelperStep => ({
  rule: 'RW-5',
  text: say('sideLine', {
    side: say(side),
    standing: view.standing.join(', ') || say('nobody'),
    routed: view.routed.join(', ') || say('nobody'),
    damage: view.damage.map(({ unit, n }) => `${unit} ${n}`).join(', ') || say('nobody'),
  }),
});

function due({ say }: Here, next: Next): HelperStep {
  if (next.do === 'develop') return { rule: 'RW-6', text: say('developNow'), strong: true };
  if (next.do === 'pick') {
    const about = { side: say(next.side), kind: say(`kind.${next.kind}`), points: next.points };
    return { rule: 'RW-5', text: say('pickNow', about), strong: true };
  }
  const drawn = (side: SideName): string =>
    next[side].map(({ type, cards }) => `${type} ${cards}`).join(` ${say('or')} `) || say('nobody');
  const about = { row: next.row, attacker: drawn('attacker'), defender: drawn('defender') };
  return { rule: 'RW-4', text: say('exchangeNow', about), strong: true };
}

function resultSteps({ say }: Here, result: NonNullable<Answer['result']>): readonly HelperStep[] {
  const { attacker, defender, winner, retreat, surplus, stronghold } = result;
  const loser = opposite(winner);
  return [
    {
      rule: 'RW-7',
      text: say('strengths', { attacker, defender, winner: say(winner) }),
      strong: true,
    },
    ...(stronghold === null ? [] : [{ rule: 'RW-7', text: say(`stronghold.${stronghold}`) }]),
    {
      rule: 'RW-8',
      text: say('retreats', {
        side: say(loser),
        units: retreat[loser].join(', ') || say('nobody'),
      }),
    },
    ...(surplus > 0 ? [{ rule: 'RW-8', text: say('surplus', { surplus }) }] : []),
  ];
}

const units = (key: SideName): HelperField =>
  listField(
    key,
    [nameField('type'), number('row', 5, 1), number('health', 9, 1), number('count', 30, 1)],
    (n) => ({ type: `${key.charAt(0).toUpperCase()}${n + 1}`, row: 1, health: 1, count: 1 }),
    8,
  );
const one = (type: string) => [{ type, row: 1, health: 1, count: 2 }];

/** RW-4 to RW-8 */
export const battle = helper<Value, Answer>({
  id: 'battle',
  icon: 'melee',
  op: 'runewars.battle',
  start: () => ({
    attacker: one('A1'),
    defender: one('D1'),
    hasStronghold: false,
    stronghold: { strength: 5, damaged: false },
    conquer: false,
    steps: [],
  }),
  setup: [
    units('attacker'),
    units('defender'),
    flagField('hasStronghold'),
    group('stronghold', [number('strength'), flagField('damaged')]),
    flagField('conquer'),
    { ...choice('development', options(['undead', 'uthuk', 'elves', 'humans'])), open: true },
  ],
  fields: [],
  ask: ({ attacker, defender, hasStronghold, stronghold, conquer, development, steps }) => ({
    attacker: attacker.map((unit) => ({ ...unit })),
    defender: defender.map((unit) => ({ ...unit })),
    ...(hasStronghold ? { stronghold: { ...stronghold } } : {}),
    conquer,
    ...(development === undefined ? {} : { development }),
    steps: [...steps],
  }),
  tell: (at) => {
    const { answer } = at;
    if (answer === null) return [];
    return [
      ...FIGHT_SIDES.map((side) => sideLine(at, side, answer[side])),
      ...(answer.next === null ? [] : [due(at, answer.next)]),
      ...(answer.result === null ? [] : resultSteps(at, answer.result)),
    ];
  },
  acts,
});
