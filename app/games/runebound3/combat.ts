import type { Plain } from '@/src/rules';
import {
  choice,
  flagField,
  group,
  number,
  options,
  nameField,
  words,
  type HelperField,
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
import { faceWords, tokensField } from './tokens';

interface Fighter {
  readonly health: number;
  readonly damage: number;
  readonly tokens: readonly { readonly id: string; readonly up: string; readonly down: string }[];
}

interface Value {
  readonly act: string;
  readonly opponent: string;
  readonly attacker: Fighter;
  readonly defender: Fighter;
  readonly actions: readonly Plain[];
}

interface Pooled {
  readonly id: string;
  readonly shows: string;
  readonly on: string | null;
}

interface Side {
  readonly damage: number;
  readonly pool: readonly Pooled[];
}

interface Answer {
  readonly first: SideName;
  readonly expected: number | null;
  readonly next: SideName | null;
  readonly options: readonly string[];
  readonly dealt: readonly number[];
  readonly attacker: Side;
  readonly defender: Side;
  readonly defeated: SideName | null;
  readonly retreat: readonly SideName[];
  readonly illegal: { readonly action: number; readonly reason: string } | null;
}

type Here = HelperAt<Value, Answer>;

const kindOf = (shows: string): string => shows.replace(/[\d*]/g, '');

/** Tokens of a pool that show one of these, by what stands on them. */
const picks = ({ say }: Here, pool: readonly Pooled[], kinds: string) =>
  pool
    .filter(({ shows, on }) => kinds === '' || kinds.includes(kindOf(shows)) || on !== null)
    .map(({ id, shows }) => ({ value: id, raw: `${id}: ${faceWords(say, shows)}` }));

const manyTokens = (
  key: string,
  at: Here,
  pool: readonly Pooled[],
  kinds: string,
): HelperField => ({
  ...words(key, picks(at, pool, kinds), 60),
  once: true,
});
const oneToken = (key: string, at: Here, pool: readonly Pooled[], kinds: string): HelperField =>
  choice(key, picks(at, pool, kinds));

const SPENT: Readonly<Record<string, string>> = { physical: 'P', magic: 'M', enemy: 'E' };

/** RB3-5, RB3-6: what the side at turn can ask for, with what it needs to know. */
function fieldsFor(
  at: Here,
  answer: Answer,
  side: SideName,
  option: string,
): readonly HelperField[] {
  const own = answer[side].pool;
  const theirs = answer[opposite(side)].pool;
  const shields = manyTokens('shields', at, theirs, 'H');
  switch (option) {
    case 'agility':
      return [
        oneToken('token', at, own, 'A'),
        oneToken('target', at, [...own, ...theirs], ''),
        choice('how', options(['flip', 'same', 'other'], 'how.')),
      ];
    case 'surge':
      return [
        manyTokens('tokens', at, own, 'S'),
        nameField('ability'),
        number('cost', 99, 1),
        number('damage'),
        flagField('unpreventable'),
        shields,
      ];
    case 'double':
      return [oneToken('token', at, own, ''), oneToken('on', at, own, 'D')];
    default:
      return [manyTokens('tokens', at, own, SPENT[option] ?? ''), shields];
  }
}

const STARTS: Readonly<Record<string, Readonly<Record<string, Plain>>>> = {
  agility: { token: '', target: '', how: 'flip' },
  surge: { tokens: [], ability: '1', cost: 1, damage: 0, unpreventable: false, shields: [] },
  double: { token: '', on: '' },
};

function actFor(at: Here, answer: Answer, side: SideName, option: string): Act {
  const { say, value } = at;
  const doing = option in SPENT ? 'damage' : option;
  return {
    id: option,
    label: say(`do.${option}`),
    fields: fieldsFor(at, answer, side, option),
    start: STARTS[option] ?? { tokens: [], shields: [] },
    book: (asked) => ({
      changes: [change('actions', [...value.actions, { by: side, do: doing, ...asked }])],
      line: noteLine('line.does', { side: say(side), action: say(`do.${option}`) }),
    }),
  };
}

const pass = ({ say, value }: Here, side: SideName): Act => ({
  id: 'pass',
  label: say('do.pass'),
  book: () => ({
    changes: [change('actions', [...value.actions, { by: side, do: 'pass' }])],
    line: noteLine('line.does', { side: say(side), action: say('do.pass') }),
  }),
});

/** RB3-3: what is left is cast again; damage stays. */
const newRound = ({ say, value }: Here, answer: Answer): Act => ({
  id: 'newRound',
  label: say('act.newRound'),
  main: true,
  book: () => ({
    changes: [
      change('attacker', { ...value.attacker, damage: answer.attacker.damage }),
      change('defender', { ...value.defender, damage: answer.defender.damage }),
      change('actions', []),
    ],
    line: noteLine('line.newRound'),
  }),
});

/** RB3-3: each token falls on one of its two faces. */
const cast = ({ say, value }: Here): readonly Act[] => {
  const rolls = FIGHT_SIDES.flatMap((side) =>
    value[side].tokens.map(({ id, up, down }, at) => ({
      path: [side, 'tokens', String(at)],
      count: 1,
      faces: [
        { id, up, down },
        { id, up: down, down: up },
      ],
      alone: true,
    })),
  );
  if (rolls.length === 0 || value.actions.length > 0) return [];
  const { attacker, defender } = value;
  return [
    {
      id: 'cast',
      label: say('act.cast'),
      rolls,
      // Before a note there are no tokens at their places for the faces to lie on.
      book: () => ({
        changes: [change('attacker', attacker), change('defender', defender)],
        line: noteLine('line.cast'),
      }),
    },
  ];
};

function acts(at: Here): readonly Act[] {
  const { answer } = at;
  if (answer === null) return [];
  if (answer.illegal !== null) return [dropLast(at.say, 'actions', at.value.actions)];
  const { next } = answer;
  if (next === null) return answer.defeated === null ? [newRound(at, answer)] : [];
  const offered = answer.options.map((option) => actFor(at, answer, next, option));
  return [...cast(at), ...offered, pass(at, next)];
}

function sideSteps({ say, value }: Here, answer: Answer): readonly HelperStep[] {
  return FIGHT_SIDES.map((side) => {
    const pool = answer[side].pool.map(({ shows }) => faceWords(say, shows)).join(', ');
    const { damage } = answer[side];
    const left = value[side].health - damage;
    return {
      rule: 'RB3-6',
      text: say('sideLine', { side: say(side), damage, left, pool: pool || say('nothing') }),
    };
  });
}

function outcome({ say, value }: Here, answer: Answer): readonly HelperStep[] {
  const { illegal, defeated, next, retreat } = answer;
  if (illegal !== null) {
    return [{ rule: 'RB3-5', text: say(`illegal.${illegal.reason}`), strong: true }];
  }
  if (defeated !== null) {
    return [{ rule: 'RB3-6', text: say('defeated', { side: say(defeated) }), strong: true }];
  }
  if (next !== null)
    return [{ rule: 'RB3-3', text: say('turnOf', { side: say(next) }), strong: true }];
  const who = retreat.map((side) => say(side)).join(', ');
  return [
    { rule: 'RB3-3', text: say('roundIsOver'), strong: true },
    { rule: 'RB3-7', text: say(retreat.length === 0 ? 'noRetreat' : 'retreat', { who }) },
    ...(value.opponent === 'hero' ? [{ rule: 'RB3-7', text: say('retreatOrder') }] : []),
  ];
}

const fighter = (key: SideName): HelperField =>
  group(key, [number('health', 99, 1), number('damage'), tokensField]);
const FRESH: Fighter = { health: 10, damage: 0, tokens: [] };

export const tokenCombat = helper<Value, Answer>({
  id: 'combat',
  icon: 'melee',
  op: 'runebound3.combat',
  start: () => ({ act: '1', opponent: 'enemy', attacker: FRESH, defender: FRESH, actions: [] }),
  setup: [
    choice('act', options(['1', '2'], 'act.')),
    choice('opponent', options(['enemy', 'villain', 'hero'], 'opponent.')),
    fighter('attacker'),
    fighter('defender'),
  ],
  fields: [],
  ask: ({ act, opponent, attacker, defender, actions }) => ({
    act: Number(act),
    opponent,
    attacker: { ...attacker, tokens: attacker.tokens.map((one) => ({ ...one })) },
    defender: { ...defender, tokens: defender.tokens.map((one) => ({ ...one })) },
    actions: [...actions],
  }),
  tell: (at) => {
    const { answer, say } = at;
    if (answer === null) return [];
    const { expected, first } = answer;
    return [
      ...(expected === null ? [] : [{ rule: 'RB3-2', text: say('expected', { expected }) }]),
      { rule: 'RB3-3', text: say('goesFirst', { side: say(first) }) },
      ...sideSteps(at, answer),
      ...outcome(at, answer),
    ];
  },
  acts,
});
