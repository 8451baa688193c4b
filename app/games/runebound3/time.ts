import { choice, flagField, listField, number, options, nameField, words } from '../model/field';
import { change, helper, noteLine } from '../model/helper';

interface Gem {
  readonly id: string;
  readonly active: boolean;
  readonly hero: boolean;
}

interface Value {
  readonly act: string;
  readonly spaces: readonly string[];
  readonly space: number;
  readonly gems: readonly Gem[];
}

interface Answer {
  readonly act: number;
  readonly space: number;
  readonly story: boolean;
  readonly refresh: readonly string[] | null;
  readonly finale: boolean;
}

const SPACES = ['plain', 'story', 'gems', 'both'];

/** RB3-1: what the next round brings; the tap moves the marker and turns the gems. */
export const time = helper<Value, Answer>({
  id: 'time',
  icon: 'history',
  op: 'runebound3.time',
  start: () => ({ act: '1', spaces: ['plain', 'story', 'gems'], space: 1, gems: [] }),
  setup: [words('spaces', options(SPACES, 'space.'))],
  fields: [
    choice('act', options(['1', '2'], 'act.')),
    number('space', 60, 1),
    listField('gems', [nameField('id'), flagField('active'), flagField('hero')], (n) => ({
      id: `#${n + 1}`,
      active: true,
      hero: false,
    })),
  ],
  ask: ({ act, spaces, space, gems }) => ({
    act: Number(act),
    spaces: [...spaces],
    space,
    gems: gems.map((one) => ({ ...one })),
  }),
  tell: ({ answer, say }) => {
    if (answer === null) return [];
    const { act, space, story, refresh, finale } = answer;
    if (finale) return [{ rule: 'RB3-1', text: say('finale'), strong: true }];
    const gems = refresh?.join(', ') || say('noGem');
    return [
      { rule: 'RB3-1', text: say('nextSpace', { act, space }), strong: true },
      ...(story ? [{ rule: 'RB3-1', text: say('storyCard') }] : []),
      ...(refresh === null ? [] : [{ rule: 'RB3-1', text: say('gemsTurn', { gems }) }]),
    ];
  },
  acts: ({ value, answer, say }) =>
    answer === null
      ? []
      : [
          {
            id: 'roundOver',
            label: say('act.roundOver'),
            main: true,
            ...(answer.finale ? { blocked: say('finale') } : {}),
            book: () => ({
              changes: [
                change('act', String(answer.act)),
                change('space', answer.space),
                change(
                  'gems',
                  value.gems.map((one) =>
                    answer.refresh?.includes(one.id) === true ? { ...one, active: true } : one,
                  ),
                ),
              ],
              line: noteLine('line.roundOver', { act: answer.act, space: answer.space }),
            }),
          },
        ],
});
