import type { Plain } from '@/src/rules';
import { SWORD_SORCERY } from '@/src/rules/swordsorcery';
import { answerOf } from '../model/ask';
import {
  choice,
  flagField,
  listField,
  namedOptions,
  number,
  options,
  nameField,
  words,
  type HelperField,
} from '../model/field';
import { change, helper, noteLine, type Act, type Say, type HelperStep } from '../model/helper';

export type FigureTokens = Readonly<Record<string, number | boolean>>;

/** Whoever stands on the board: values of the card, and what lies on it. */
export interface NotedFigure {
  readonly id: string;
  readonly hero: boolean;
  readonly flying: boolean;
  readonly armour: number;
  readonly defence: number;
  readonly shields: number;
  readonly wounds: number;
  readonly tokens: FigureTokens;
}

interface Value {
  readonly figures: readonly NotedFigure[];
  readonly condX: string;
  readonly condY: string;
}

interface Effects {
  readonly wounds: number;
  readonly note: string | null;
  readonly tokens: FigureTokens;
}

const CONDITIONS = ['stunned', 'blinded', 'poisoned', 'slowed', 'condX', 'condY'] as const;
const KINDS = [...CONDITIONS, 'knockedDown', 'fire1', 'fire2'] as const;
const ACTIONS = ['move', 'dash', 'combat', 'standard', 'free'] as const;

/** The figures a session knows, from any of its helpers. */
export const figuresIn = (notes: Readonly<Record<string, Plain>>): readonly NotedFigure[] => {
  const noted = notes['figures'] as Partial<Value> | undefined;
  return noted?.figures ?? [];
};

/** SS5 to SS9: what an event does to a figure. */
const after = (figure: NotedFigure, event: object): Effects | null =>
  answerOf<Effects>(SWORD_SORCERY, 'swordsorcery.effects', {
    kind: figure.hero ? 'hero' : 'enemy',
    flying: figure.flying,
    tokens: figure.tokens,
    event,
  });

const changedBy = (figure: NotedFigure, effects: Effects): NotedFigure => ({
  ...figure,
  wounds: figure.wounds + effects.wounds,
  tokens: effects.tokens,
});

const NAME = /^cond[XY]$/;
const tokenName = (say: Say, value: Value, token: string): string => {
  const own = NAME.test(token) ? value[token as 'condX' | 'condY'] : '';
  return own === '' ? say(token) : own;
};

function tellFigure(say: Say, value: Value, { id, tokens, wounds }: NotedFigure): HelperStep {
  const lying = Object.entries(tokens)
    .filter(([, count]) => count !== false && count !== 0)
    .map(([token, count]) =>
      count === true ? tokenName(say, value, token) : `${tokenName(say, value, token)} ${count}`,
    );
  const state = lying.length === 0 ? say('noTokens') : lying.join(', ');
  return { rule: 'SS5', text: say('figureLine', { id, state, wounds }) };
}

type Event = (asked: Readonly<Record<string, Plain>>) => object;

/** One figure, one event, one entry. */
const eventAct = (
  { value, say }: { readonly value: Value; readonly say: Say },
  id: string,
  fields: readonly HelperField[],
  event: Event,
): Act => ({
  id,
  label: say(`act.${id}`),
  fields: [choice('who', namedOptions(value.figures.map((one) => one.id))), ...fields],
  start: { who: value.figures[0]?.id ?? '', what: 'stunned', action: 'move', level: 1 },
  book: (asked) => {
    const effects = value.figures.map((one) =>
      one.id === asked['who'] ? after(one, event(asked)) : null,
    );
    const hit = effects.find((one) => one !== null);
    const figures = value.figures.map((one, at) => {
      const own = effects[at];
      return own ? changedBy(one, own) : one;
    });
    const about = { who: String(asked['who']), wounds: hit?.wounds ?? 0 };
    return {
      changes: [change('figures', figures)],
      line: noteLine(hit?.note ? `line.${id}.${hit.note}` : `line.${id}`, about),
    };
  },
});

/** SS6: all figures at once; who saves is asked of poisoned heroes. */
const timePhase = ({ value, say }: { readonly value: Value; readonly say: Say }): Act => {
  const asked = value.figures.filter(({ hero, tokens }) => hero && tokens['poisoned']);
  return {
    id: 'time',
    label: say('act.time'),
    hint: say('act.timeHint'),
    main: true,
    fields:
      asked.length === 0
        ? []
        : [{ ...words('saved', namedOptions(asked.map(({ id }) => id)), 8), once: true }],
    start: { saved: [] },
    book: (given) => {
      const saved = (given['saved'] ?? []) as readonly string[];
      let wounds = 0;
      const figures = value.figures.map((one) => {
        const effects = after(one, {
          type: 'time',
          ...(one.hero ? { saved: saved.includes(one.id) } : {}),
        });
        wounds += effects?.wounds ?? 0;
        return effects === null ? one : changedBy(one, effects);
      });
      return { changes: [change('figures', figures)], line: noteLine('line.time', { wounds }) };
    },
  };
};

const EVENTS: readonly (readonly [string, readonly HelperField[], Event])[] = [
  [
    'gain',
    [choice('what', options(KINDS)), number('level', 2, 1), flagField('ownTurn')],
    ({ what, level, ownTurn }) => ({
      type: 'gain',
      what,
      ...(what === 'poisoned' ? { level } : {}),
      ownTurn: ownTurn === true,
    }),
  ],
  ['start', [], () => ({ type: 'start' })],
  [
    'action',
    [choice('action', options(ACTIONS, 'action.')), flagField('saved')],
    ({ action, saved }) => ({ type: 'action', action, saved: saved === true }),
  ],
  ['end', [], () => ({ type: 'end' })],
];

/** SS5 to SS9: tokens and fire of all figures, through turns and the time phase. */
export const figures = helper<Value, Effects>({
  id: 'figures',
  icon: 'stun',
  start: (players) => ({
    figures: players.map(({ name }) => newFigure(name, true)),
    condX: '',
    condY: '',
  }),
  setup: [
    nameField('condX'),
    nameField('condY'),
    listField(
      'figures',
      [
        nameField('id'),
        flagField('hero'),
        flagField('flying'),
        number('armour'),
        number('defence'),
        number('shields'),
        number('wounds'),
      ],
      (n) => ({ ...newFigure(`#${n + 1}`, false) }),
      30,
    ),
  ],
  fields: [],
  tell: ({ value, say }) => value.figures.map((one) => tellFigure(say, value, one)),
  acts: (at) =>
    at.value.figures.length === 0
      ? []
      : [timePhase(at), ...EVENTS.map(([id, fields, event]) => eventAct(at, id, fields, event))],
});

function newFigure(id: string, hero: boolean): NotedFigure & Readonly<Record<string, Plain>> {
  const tokens = {};
  return { id, hero, flying: false, armour: 0, defence: 1, shields: 0, wounds: 0, tokens };
}
