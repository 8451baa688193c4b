import { choice, flagField, listField, options, nameField } from '../model/field';
import { helper } from '../model/helper';

interface Value {
  readonly epic: boolean;
  readonly areas: readonly object[];
}

interface Answer {
  readonly runes: number;
  readonly missing: number;
  readonly wins: boolean;
  readonly free: readonly string[];
}

/** RW-14: for the owner's eyes. */
export const runes = helper<Value, Answer>({
  id: 'runes',
  icon: 'lock',
  op: 'runewars.runes',
  secret: true,
  start: () => ({ epic: false, areas: [] }),
  fields: [
    flagField('epic'),
    listField(
      'areas',
      [
        nameField('id'),
        { ...choice('rune', options(['dragon', 'false'], 'rune.')), open: true },
        flagField('throne'),
        flagField('own'),
      ],
      (n) => ({ id: `#${n + 1}`, throne: false, own: true }),
    ),
  ],
  tell: ({ answer, say }) =>
    answer === null
      ? []
      : [
          {
            rule: 'RW-14',
            text: say(answer.wins ? 'runesWin' : 'runesNow', {
              runes: answer.runes,
              missing: answer.missing,
            }),
            strong: true,
          },
          {
            rule: 'RW-14',
            text: say('freeAreas', { areas: answer.free.join(', ') || say('nobody') }),
          },
        ],
});
