import { number } from '../model/field';
import { helper } from '../model/helper';

interface Value {
  readonly heroes: number;
  readonly enemies: number;
  readonly stunned: number;
}

type Side = 'heroes' | 'enemies' | null;

interface Answer {
  readonly control: Side;
  readonly dominate: Side;
  readonly supremacy: Side;
  readonly engaged: boolean;
  readonly reactions: number | null;
}

/** SS12 */
export const zone = helper<Value, Answer>({
  id: 'zone',
  icon: 'board',
  op: 'swordsorcery.zone',
  start: () => ({ heroes: 1, enemies: 1, stunned: 0 }),
  fields: [number('heroes'), number('enemies'), number('stunned')],
  tell: ({ value, answer, say }) => {
    if (answer === null) return [];
    const { control, dominate, supremacy, engaged, reactions } = answer;
    const figures = { heroes: value.heroes, enemies: value.enemies };
    return [
      { rule: 'SS12', text: say(`control.${control}`, figures) },
      { rule: 'SS12', text: say(`dominate.${dominate}`, figures) },
      { rule: 'SS12', text: say(engaged ? `supremacy.${supremacy}` : 'notEngaged') },
      ...(reactions === null
        ? []
        : [
            {
              rule: 'SS12',
              text: say(dominate === 'heroes' ? 'leaveFree' : 'leaveCosts', {
                reactions,
                stunned: value.stunned,
              }),
              strong: true,
            },
          ]),
    ];
  },
});
