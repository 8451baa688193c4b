import type { Plain } from '@/src/rules';
import {
  choice,
  flagField,
  group,
  listField,
  number,
  options,
  words,
  type HelperField,
} from '../model/field';
import {
  change,
  helper,
  noteLine,
  type Act,
  type HelperAt,
  type HelperStep,
} from '../model/helper';

interface Fighter {
  readonly values: readonly number[];
  readonly damage: readonly number[];
  readonly life: number;
  readonly wounds: number;
}

interface Value {
  readonly hero: Fighter;
  readonly allies: readonly Fighter[];
  readonly foes: readonly Fighter[];
  readonly noEscape: boolean;
  readonly steps: readonly Plain[];
  readonly plan: readonly string[];
  readonly rounds: number;
}

interface Choice {
  readonly do: 'escape' | 'attack' | 'ally' | 'defend';
  readonly ally?: number;
  readonly need: number;
  readonly chance: number;
  readonly hit: string;
  readonly miss: string;
}

interface Answer {
  readonly state: 'fighting' | 'won' | 'down' | 'escaped';
  readonly foe: number;
  readonly round: number;
  readonly phase: string | null;
  readonly heroWounds: number;
  readonly foeWounds: number;
  readonly allies: readonly number[];
  readonly choices: readonly Choice[];
  readonly odds: { readonly won: number; readonly down: number; readonly open: number } | null;
}

type Here = HelperAt<Value, Answer>;

const MILLION = 1_000_000;
const FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const PHASES = ['ranged', 'melee', 'magic'];
const FRESH: Fighter = { values: [0, 0, 0], damage: [1, 1, 1], life: 5, wounds: 0 };

const nameOf = ({ say }: Here, { do: doing, ally }: Choice): string =>
  say(`do.${doing}`, { n: (ally ?? 0) + 1 });

/** RB2-1, RB2-2: each choice with what it needs; tapped, the dice are asked. */
function actOf(at: Here, one: Choice): Act {
  const { say, value } = at;
  const { need, chance, hit, miss } = one;
  const steps = String(value.steps.length);
  return {
    id: `${one.do} ${one.ally ?? ''}`,
    label: nameOf(at, one),
    hint: say('needs', { need, hit: say(`hit.${hit}`), miss: say(`miss.${miss}`) }),
    share: [chance, 100],
    fields: [number('mod', 20, -20), number('avoid')],
    start: { mod: 0, avoid: 0 },
    dice: { label: 'dice', count: 2, faces: FACES, path: ['steps', steps, 'dice'] },
    book: (asked, dice) => ({
      changes: [
        change('steps', [
          ...value.steps,
          {
            do: one.do,
            ...(one.ally === undefined ? {} : { ally: one.ally }),
            dice: [...dice],
            ...asked,
          },
        ]),
      ],
      line: noteLine('line.chose', { what: nameOf(at, one) }),
    }),
  };
}

/** RB2-2: where the foe deals nothing, nobody needs to roll. */
function calm({ say, value, answer }: Here): readonly Act[] {
  const phase = PHASES.indexOf(answer?.phase === 'escape' ? 'ranged' : (answer?.phase ?? ''));
  const harmless = value.foes[answer?.foe ?? 0]?.damage[phase] === 0;
  if (!harmless || answer?.state !== 'fighting') return [];
  return [
    {
      id: 'calm',
      label: say('act.calm'),
      book: () => ({
        changes: [change('steps', [...value.steps, { do: 'defend', dice: null }])],
        line: noteLine('line.calm'),
      }),
    },
  ];
}

const wound = ({ say, value }: Here): Act => ({
  id: 'wound',
  label: say('act.wound'),
  fields: [
    choice('who', [
      ...options(['hero', 'foe'], 'who.'),
      ...value.allies.map((_, at) => ({ value: String(at), label: 'ally', after: ` ${at + 1}` })),
    ]),
    number('n', 99, 1),
  ],
  start: { who: 'foe', n: 1 },
  book: ({ who, n }) => {
    const whom = who === 'hero' || who === 'foe' ? who : Number(who);
    return {
      changes: [change('steps', [...value.steps, { do: 'wound', who: whom, n: n ?? 1 }])],
      line: noteLine('line.wound', { n: Number(n ?? 1) }),
    };
  },
});

const newFight = ({ say, value }: Here, answer: Answer): Act => ({
  id: 'newFight',
  label: say('act.newFight'),
  main: true,
  book: () => ({
    changes: [
      change('hero', { ...value.hero, wounds: Math.min(answer.heroWounds, value.hero.life - 1) }),
      change(
        'allies',
        value.allies.flatMap((one, at) => {
          const wounds = answer.allies[at] ?? 0;
          return wounds >= one.life ? [] : [{ ...one, wounds }];
        }),
      ),
      change('steps', []),
    ],
    line: noteLine('line.newFight'),
  }),
});

function acts(at: Here): readonly Act[] {
  const { answer } = at;
  if (answer === null) return [];
  if (answer.state !== 'fighting') return [newFight(at, answer)];
  return [...answer.choices.map((one) => actOf(at, one)), ...calm(at), wound(at)];
}

/** What the last roll added up to. */
function lastRoll({ say, value }: Here): readonly HelperStep[] {
  const last = value.steps.at(-1) as { readonly dice?: readonly number[]; readonly mod?: number };
  const dice = last?.dice;
  if (!Array.isArray(dice) || dice.length !== 2) return [];
  const [one = 0, two = 0] = dice as readonly number[];
  const sum = (one || 10) + (two || 10);
  return [{ rule: 'RB2-2', text: say('rolled', { one, two, sum, mod: last.mod ?? 0 }) }];
}

function tell(at: Here): readonly HelperStep[] {
  const { answer, value, say } = at;
  if (answer === null) return [];
  const { state, foe, round, phase, heroWounds, foeWounds, odds } = answer;
  const where = say('where', { foe: foe + 1, round, phase: say(`phase.${phase ?? 'over'}`) });
  const life = { hero: value.hero.life, foe: value.foes[foe]?.life ?? 0 };
  const bars = (['won', 'down', 'open'] as const).map((label) => ({
    label: say(`odds.${label}`),
    share: [odds?.[label] ?? 0, MILLION] as const,
  }));
  return [
    ...lastRoll(at),
    { rule: 'RB2-1', text: state === 'fighting' ? where : say(`state.${state}`), strong: true },
    {
      rule: 'RB2-3',
      text: say('woundsNow', { heroWounds, heroLife: life.hero, foeWounds, foeLife: life.foe }),
    },
    ...answer.allies.map((wounds, index) => ({
      rule: 'RB2-3',
      text: say('allyWounds', { n: index + 1, wounds }),
    })),
    ...(odds === null
      ? []
      : [{ rule: 'RB2-4', text: say('oddsAfter', { rounds: value.rounds }), bars }]),
  ];
}

const numbers = (key: string, min: number, max: number): HelperField => ({
  kind: 'numbers',
  key,
  label: key,
  labels: PHASES.map((phase) => `${key}.${phase}`),
  min,
  max,
});
const fighter: readonly HelperField[] = [
  numbers('values', -20, 40),
  numbers('damage', 0, 99),
  number('life', 99, 1),
  number('wounds'),
];
const copy = (one: Fighter) => ({ ...one, values: [...one.values], damage: [...one.damage] });

export const phaseCombat = helper<Value, Answer>({
  id: 'combat',
  icon: 'melee',
  op: 'runebound2.combat',
  start: () => ({
    hero: FRESH,
    allies: [],
    foes: [{ ...FRESH, values: [10, 10, 10], life: 2 }],
    noEscape: false,
    steps: [],
    plan: [],
    rounds: 1,
  }),
  setup: [
    group('hero', fighter),
    listField('allies', fighter, () => ({ ...copy(FRESH) }), 6),
    listField('foes', fighter, () => ({ ...copy(FRESH), life: 2 }), 4),
    flagField('noEscape'),
  ],
  fields: (_, { allies }) => [
    words(
      'plan',
      [
        ...options(['attack', 'defend'], 'plan.'),
        ...allies.map((_one, at) => ({ value: String(at), label: 'ally', after: ` ${at + 1}` })),
      ],
      3,
    ),
    number('rounds', 10, 1),
  ],
  ask: ({ hero, allies, foes, noEscape, steps, plan, rounds }) => ({
    hero: copy(hero),
    allies: allies.map(copy),
    foes: foes.map(copy),
    noEscape,
    steps: [...steps],
    ...(plan.length === 3
      ? { plan: plan.map((one) => (/^\d$/.test(one) ? Number(one) : one)) }
      : {}),
    rounds,
  }),
  tell,
  acts,
});
