import { flagField, listField, number, openField, words } from '../model/field';
import { change, helper, noteLine } from '../model/helper';
import { facesField, facesNoted, rollMovementDice, TERRAIN_OPTIONS } from './movement-dice';

interface Value {
  readonly group: readonly object[];
  readonly rest?: number;
  readonly roll: readonly (readonly string[])[];
  readonly path: readonly string[];
}

interface Answer {
  readonly dice: number;
  readonly exhaustion: readonly number[];
  readonly use: readonly number[] | null;
}

/** RB2-10 */
export const movement = helper<Value, Answer>({
  id: 'movement',
  icon: 'boot',
  op: 'runebound2.movement',
  start: () => ({
    group: [{ wounds: 0, exhaustion: 0, remove: 0 }],
    roll: [],
    path: [],
    faces: [],
  }),
  setup: [facesField],
  fields: [
    listField(
      'group',
      [number('wounds'), number('exhaustion'), number('remove')],
      () => ({ wounds: 0, exhaustion: 0, remove: 0 }),
      9,
    ),
    openField(number('rest', 3)),
    { kind: 'rows', key: 'roll', label: 'moveDice', options: TERRAIN_OPTIONS, max: 5, most: 7 },
    words('path', [...TERRAIN_OPTIONS, { value: 'city', label: 'city' }], 5),
  ],
  ask: ({ group, rest, roll, path }) => ({
    group: group.map((one) => ({ ...one })),
    ...(rest === undefined ? {} : { rest }),
    ...(roll.length === 0 ? {} : { roll: roll.map((die) => [...die]) }),
    ...(path.length === 0 ? {} : { path: [...path] }),
  }),
  tell: ({ answer, value, say }) =>
    answer === null
      ? []
      : [
          { rule: 'RB2-10', text: say('diceToRoll', { dice: answer.dice }), strong: true },
          ...(value.rest === undefined
            ? []
            : [
                {
                  rule: 'RB2-10',
                  text: say('exhaustionAfter', { list: answer.exhaustion.join(', ') }),
                },
              ]),
          ...(value.path.length === 0
            ? []
            : [
                {
                  rule: 'RB2-10',
                  text:
                    answer.use === null
                      ? say('noWay')
                      : say('way', {
                          dice: answer.use
                            .map((die, at) => `${say(value.path[at] ?? '')}: ${die + 1}`)
                            .join(', '),
                        }),
                },
              ]),
        ],
  acts: ({ answer, notes, say }) =>
    answer === null ? [] : rollMovementDice(say, facesNoted(notes), answer.dice, ['roll']),
});

interface GainValue {
  readonly stamina: number;
  readonly exhaustion: number;
  readonly gain: number;
}

interface GainAnswer {
  readonly allowed: boolean;
  readonly exhaustion: number;
  readonly wounds: number;
}

/** RB2-11 */
export const exhaustion = helper<GainValue, GainAnswer>({
  id: 'exhaustion',
  icon: 'slow',
  op: 'runebound2.exhaustion',
  start: () => ({ stamina: 5, exhaustion: 0, gain: 1, cost: false }),
  setup: [number('stamina')],
  fields: [number('exhaustion'), number('gain'), flagField('cost')],
  tell: ({ answer, say }) =>
    answer === null
      ? []
      : [
          {
            rule: 'RB2-11',
            text: say(answer.allowed ? 'exhausted' : 'refused', {
              exhaustion: answer.exhaustion,
              wounds: answer.wounds,
            }),
            strong: true,
          },
        ],
  acts: ({ answer, say }) =>
    answer?.allowed === true
      ? [
          {
            id: 'gain',
            label: say('act.gain'),
            main: true,
            book: () => ({
              changes: [change('exhaustion', answer.exhaustion)],
              line: noteLine('line.gain', { exhaustion: answer.exhaustion, wounds: answer.wounds }),
            }),
          },
        ]
      : [],
});
