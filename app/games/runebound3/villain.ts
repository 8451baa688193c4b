import { choice, number, options } from '../model/field';
import { helper } from '../model/helper';

interface Value {
  readonly villain: 'margath' | 'vorakesh';
  readonly base: number;
  readonly lore: number;
  readonly zombies: number;
  readonly companions: number;
}

interface Answer {
  readonly health: number;
  readonly damage: number;
  readonly defeated: boolean;
}

/** RB3-8 */
export const villain = helper<Value, Answer>({
  id: 'villain',
  icon: 'skull',
  op: 'runebound3.villain',
  start: () => ({ villain: 'margath', base: 20, lore: 0, zombies: 0, companions: 0, damage: 0 }),
  setup: [choice('villain', options(['margath', 'vorakesh'])), number('base', 99, 1)],
  fields: [number('lore'), number('zombies'), number('companions'), number('damage')],
  tell: ({ answer, value, say }) => {
    if (answer === null) return [];
    const { health, damage, defeated } = answer;
    return [
      { rule: 'RB3-8', text: say(`health.${value.villain}`, { ...value, health }) },
      {
        rule: 'RB3-8',
        text: say(defeated ? 'villainDown' : 'villainLeft', { damage, left: health - damage }),
        strong: true,
      },
    ];
  },
});
