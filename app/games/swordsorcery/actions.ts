import { choice, flagField, group, number, options } from '../model/field';
import { change, helper, noteLine, type Act, type HelperAt } from '../model/helper';
import { figuresIn } from './figures';

interface Used {
  readonly move: 'none' | 'open' | 'done';
  readonly combat: number;
  readonly standard: number;
  readonly dash: boolean;
  readonly focus: boolean;
  readonly provoke: boolean;
}

interface Value {
  readonly who: string;
  readonly engaged: boolean;
  readonly masterInSight: boolean;
  readonly combat: number;
  readonly standard: number;
  readonly used: Used;
}

interface Answer {
  readonly allowed: readonly string[];
  readonly blocked: Readonly<Record<string, string>>;
}

type Here = HelperAt<Value, Answer>;

const FRESH: Used = {
  move: 'none',
  combat: 0,
  standard: 0,
  dash: false,
  focus: false,
  provoke: false,
};

const ONCE = ['dash', 'focus', 'provoke'];
const FREE = ['open', 'carry'];

/** SS10: an attack closes an open move, standard actions count, some of them once. */
function spent(used: Used, action: string): Used {
  if (FREE.includes(action)) return used;
  if (action === 'move') return { ...used, move: used.move === 'none' ? 'open' : 'done' };
  if (action === 'attack') {
    const move = used.move === 'open' ? 'done' : used.move;
    return { ...used, move, combat: used.combat + 1 };
  }
  const once = ONCE.includes(action) ? { [action]: true } : {};
  return { ...used, standard: used.standard + 1, ...once };
}

const actOf = ({ value, say }: Here, action: string, reason?: string): Act => ({
  id: action,
  label: say(`do.${action}`),
  ...(reason === undefined ? {} : { blocked: say(`reason.${reason}`) }),
  book: () => ({
    changes: [change('used', spent(value.used, action))],
    line: noteLine('line.does', { who: value.who, action: say(`do.${action}`) }),
  }),
});

/** The hero whose turn it is; what was used belongs to the turn. */
const turnOf = ({ value, say }: Here, name: string): Act => ({
  id: `turn ${name}`,
  label: say('act.turn', { name }),
  ...(value.who === name ? { blocked: say('reason.now') } : {}),
  book: () => ({
    changes: [change('who', name), change('used', FRESH)],
    line: noteLine('line.turn', { name }),
  }),
});

const isToken = (count: number | boolean | undefined): boolean => Boolean(count);

export const heroTurnActions = helper<Value, Answer>({
  id: 'actions',
  icon: 'boot',
  op: 'swordsorcery.actions',
  start: (players) => ({
    who: players[0]?.name ?? '',
    engaged: false,
    masterInSight: false,
    combat: 1,
    standard: 1,
    used: FRESH,
  }),
  setup: [number('combat'), number('standard')],
  fields: [
    flagField('engaged'),
    flagField('masterInSight'),
    group('used', [choice('move', options(['none', 'open', 'done'], 'move.'))]),
  ],
  ask: ({ who, ...value }, notes) => {
    const figure = figuresIn(notes).find(({ id }) => id === who);
    const tokens = Object.entries(figure?.tokens ?? {}).filter(([, count]) => isToken(count));
    return { ...value, used: { ...value.used }, tokens: Object.fromEntries(tokens) };
  },
  tell: ({ value, answer, say }) =>
    answer === null
      ? []
      : [
          {
            rule: 'SS10',
            text: say('canDo', {
              who: value.who,
              actions: answer.allowed.map((one) => say(`do.${one}`)).join(', ') || say('nothing'),
            }),
            strong: true,
          },
          ...Object.entries(answer.blocked).map(([action, reason]) => ({
            rule: 'SS10',
            text: `${say(`do.${action}`)}: ${say(`reason.${reason}`)}`,
          })),
        ],
  acts: (at) => [
    ...(at.answer?.allowed ?? []).map((action) => actOf(at, action)),
    ...at.players.map(({ name }) => turnOf(at, name)),
  ],
});
