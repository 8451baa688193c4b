import { listField, words } from '../model/field';
import { helper } from '../model/helper';
import { DIE_FACES, SYMBOLS, usedDice } from './faces';
import { rollTerrainDice } from './terrain-dice';

interface Value {
  readonly dice: readonly string[];
  readonly outcomes: readonly { readonly letters: readonly string[] }[];
}

interface Answer {
  readonly outcomes: readonly {
    readonly use: readonly number[] | null;
    readonly missing: number;
  }[];
}

/** RB3-9 */
export const explore = helper<Value, Answer>({
  id: 'explore',
  icon: 'dice',
  op: 'runebound3.explore',
  start: () => ({ dice: [], outcomes: [{ letters: ['P'] }] }),
  setup: [listField('outcomes', [words('letters', SYMBOLS, 8)], () => ({ letters: ['P'] }), 3)],
  fields: [words('dice', DIE_FACES, 12)],
  ask: ({ dice, outcomes }) => ({
    dice: [...dice],
    outcomes: outcomes.map(({ letters }) => letters.join('')),
  }),
  tell: ({ answer, value, say }) =>
    (answer?.outcomes ?? []).map(({ use, missing }, at) => ({
      rule: 'RB3-9',
      text:
        use === null
          ? say('outcomeMisses', { n: at + 1, missing })
          : say('outcomeDone', { n: at + 1, dice: usedDice(say, value.dice, use) }),
      strong: use !== null,
    })),
  acts: ({ say, notes }) => rollTerrainDice(say, notes),
});
