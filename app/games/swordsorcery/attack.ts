import { SWORD_SORCERY } from '@/src/rules/swordsorcery';
import { answerOf } from '../model/ask';
import { flagField, listField, number, openField, nameField } from '../model/field';
import {
  change,
  helper,
  noteLine,
  type Act,
  type HelperAt,
  type Say,
  type HelperStep,
} from '../model/helper';
import { figuresIn } from './figures';

interface Target {
  readonly id: string;
  readonly armour: number;
  readonly knockedDown: boolean;
  readonly shields: number;
  readonly change: number;
  readonly blocks?: number;
}

interface Value {
  readonly hits: number;
  readonly lethal: number;
  readonly supremacy: boolean;
  readonly focus: boolean;
  readonly targets: readonly Target[];
}

interface Struck {
  readonly id: string;
  readonly remaining: number;
  readonly dice: number;
  readonly shieldsLeft: number;
  readonly wounds: number | null;
}

interface Answer {
  readonly hits: number;
  readonly targets: readonly Struck[];
}

type Here = HelperAt<Value, Answer>;

const total = ({ value, say }: Here, hits: number): HelperStep => {
  const parts = [
    say('hitsRolled', { hits: value.hits }),
    ...(value.supremacy ? [say('plusSupremacy')] : []),
    ...(value.focus ? [say('plusFocus')] : []),
  ];
  return { rule: 'SS1', text: say('hitsTotal', { parts: parts.join(' + '), hits }) };
};

/** SS2 to SS4, in the order in which they take hits away. */
function tellTarget(say: Say, value: Value, hits: number, target: Target, struck: Struck) {
  const changed = Math.max(0, hits + target.change);
  const armour = target.knockedDown ? 0 : Math.min(target.armour, changed);
  const shields = target.shields - struck.shieldsLeft;
  const of = { id: target.id, hits: changed, armour: target.armour, taken: armour };
  const steps: HelperStep[] = [
    {
      rule: 'SS2',
      text: say(target.knockedDown ? 'armourDown' : 'armourTakes', of),
    },
  ];
  if (shields > 0) steps.push({ rule: 'SS3', text: say('shieldsStop', { shields }) });
  steps.push({ rule: 'SS4', text: say('rollDice', { dice: struck.dice, left: struck.remaining }) });
  if (struck.wounds !== null) {
    const lethal = value.lethal;
    steps.push({
      rule: 'SS4',
      text: say(lethal > 0 ? 'woundsLethal' : 'wounds', {
        id: target.id,
        wounds: struck.wounds,
        lethal,
        blocks: target.blocks ?? 0,
      }),
      strong: true,
    });
  }
  return steps;
}

/** One entry for all targets: wounds and shields go to the figures. */
function apply({ value, answer, notes, say }: Here): Act {
  const open = answer?.targets.some(({ wounds }) => wounds === null) ?? true;
  return {
    id: 'apply',
    label: say('act.apply'),
    main: true,
    ...(open ? { blocked: say('blocksOpen') } : {}),
    book: () => {
      const struck = new Map((answer?.targets ?? []).map((one) => [one.id, one]));
      const figures = figuresIn(notes).map((one) => {
        const own = struck.get(one.id);
        return own === undefined
          ? one
          : { ...one, wounds: one.wounds + (own.wounds ?? 0), shields: own.shieldsLeft };
      });
      const said = [...struck.values()].map(({ id, wounds }) => `${id} ${wounds ?? 0}`).join(', ');
      const targets = value.targets.map(({ blocks: _, ...target }) => ({
        ...target,
        shields: struck.get(target.id)?.shieldsLeft ?? target.shields,
      }));
      const reset = { hits: 0, lethal: 0, focus: false, targets } satisfies Partial<Value>;
      return {
        changes: Object.entries(reset).map(([key, own]) => change(key, own)),
        line: noteLine('line.attack', { said }),
        ...(figures.length === 0
          ? {}
          : { also: [{ helper: 'figures', changes: [change('figures', figures)] }] }),
      };
    },
  };
}

/** Known figures become targets with one tap. */
const targetActs = ({ value, notes, say }: Here): readonly Act[] =>
  figuresIn(notes)
    .filter(({ id }) => value.targets.every((target) => target.id !== id))
    .map(({ id, armour, defence, shields, tokens }) => ({
      id: `target ${id}`,
      label: say('act.target', { id }),
      book: () => {
        const knockedDown = tokens['knockedDown'] === true;
        const target = { id, armour, defence, shields, knockedDown, change: 0 };
        return {
          changes: [change('targets', [...value.targets, target])],
          line: noteLine('line.target', { id }),
        };
      },
    }));

interface Zone {
  readonly supremacy: 'heroes' | 'enemies' | null;
}

/** SS12 presets it; the tap stands there while zone and attack do not agree. */
function supremacyAct({ value, notes, say }: Here): readonly Act[] {
  const zone = notes['zone'];
  const answer = zone && answerOf<Zone>(SWORD_SORCERY, 'swordsorcery.zone', zone);
  if (!answer || answer.supremacy === null || value.supremacy) return [];
  return [
    {
      id: 'supremacy',
      label: say(`act.supremacy.${answer.supremacy}`),
      book: () => ({ changes: [change('supremacy', true)], line: noteLine('line.supremacy') }),
    },
  ];
}

const target = (n: number) => ({
  id: `#${n + 1}`,
  armour: 0,
  defence: 1,
  knockedDown: false,
  shields: 0,
  change: 0,
});

export const attack = helper<Value, Answer>({
  id: 'attack',
  icon: 'weapon',
  op: 'swordsorcery.attack',
  start: () => ({ hits: 0, lethal: 0, supremacy: false, focus: false, targets: [target(0)] }),
  fields: [
    number('hits'),
    number('lethal'),
    flagField('supremacy'),
    flagField('focus'),
    listField(
      'targets',
      [
        nameField('id'),
        number('armour'),
        number('defence'),
        flagField('knockedDown'),
        number('shields'),
        number('change', 99, -99),
        openField(number('blocks')),
      ],
      target,
      20,
    ),
  ],
  tell: (at) => {
    const { value, answer, say } = at;
    if (answer === null) return [];
    return [
      total(at, answer.hits),
      ...value.targets.flatMap((target, index) => {
        const struck = answer.targets[index];
        return struck === undefined ? [] : tellTarget(say, value, answer.hits, target, struck);
      }),
    ];
  },
  acts: (at) => [
    ...supremacyAct(at),
    ...targetActs(at),
    ...(at.value.targets.length === 0 ? [] : [apply(at)]),
  ],
});
