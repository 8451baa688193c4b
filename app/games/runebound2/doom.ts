import {
  choice,
  flagField,
  listField,
  number,
  nameField,
  words,
  type Option,
} from '../model/field';
import { change, helper, noteLine, type Act, type HelperAt } from '../model/helper';
import { facesNoted, rollMovementDice, TERRAIN_OPTIONS } from './movement-dice';

const COLOURS = ['green', 'yellow', 'blue', 'red'];
export const CARDS: readonly Option[] = COLOURS.map((value) => ({ value, label: value }));

interface DoomValue {
  readonly players: number;
  readonly returned: readonly string[];
}

interface DoomAnswer {
  readonly track: readonly string[];
  readonly counters: number;
  readonly missing: number;
}

/** RB2-5: a tap a card that goes back. */
export const doom = helper<DoomValue, DoomAnswer>({
  id: 'doom',
  icon: 'skull',
  op: 'runebound2.doom',
  start: (players) => ({ players: Math.min(6, Math.max(1, players.length)), returned: [] }),
  setup: [number('players', 6, 1)],
  fields: [],
  ask: ({ players, returned }) => ({ players, returned: [...returned] }),
  tell: ({ answer, say }) =>
    answer === null
      ? []
      : [
          {
            rule: 'RB2-5',
            text: say('trackNow', { cards: answer.track.map((one) => say(one)).join(', ') }),
          },
          {
            rule: 'RB2-5',
            text: say(answer.missing === 0 ? 'endgameNow' : 'countersNow', {
              counters: answer.counters,
              missing: answer.missing,
            }),
            strong: true,
          },
        ],
  acts: ({ value, answer, say }) =>
    answer === null || answer.missing === 0
      ? []
      : COLOURS.map((colour) => ({
          id: colour,
          label: say('act.return', { colour: say(colour) }),
          book: () => ({
            changes: [change('returned', [...value.returned, colour])],
            line: noteLine('line.return', { colour: say(colour) }),
          }),
        })),
});

interface HazardValue {
  readonly terrain: string;
  readonly dice: readonly (readonly string[])[];
  readonly track: readonly string[];
}

interface HazardAnswer {
  readonly safe: boolean;
  readonly position: number | null;
  readonly colour: string | null;
}

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const TWO_DICE = TEN.flatMap((one) => TEN.map((two) => one + two));

/** RB2-6: two ten-sided dice, and movement dice whose faces are known. */
function hazardRolls({ notes, say }: HelperAt<HazardValue, HazardAnswer>): readonly Act[] {
  return [
    ...rollMovementDice(say, facesNoted(notes), 2, ['dice']),
    {
      id: 'rollNumber',
      label: say('act.rollNumber'),
      rolls: [{ path: ['number'], count: 1, faces: TWO_DICE, alone: true }],
      book: () => ({ changes: [], line: noteLine('line.rollNumber') }),
    },
  ];
}

/** RB2-6 */
export const hazard = helper<HazardValue, HazardAnswer>({
  id: 'hazard',
  icon: 'warning',
  op: 'runebound2.hazard',
  start: () => ({
    terrain: 'plains',
    dice: [
      ['plains', 'road'],
      ['hills', 'forest'],
    ],
    track: [],
    number: 7,
  }),
  fields: [
    choice('terrain', TERRAIN_OPTIONS),
    { kind: 'rows', key: 'dice', label: 'moveDice', options: TERRAIN_OPTIONS, max: 2, most: 7 },
    words('track', CARDS, 8),
    number('number', 20, 2),
  ],
  tell: ({ answer, value, say }) => {
    if (answer === null) return [];
    const terrain = say(value.terrain);
    if (answer.safe) return [{ rule: 'RB2-6', text: say('safe', { terrain }), strong: true }];
    const colour = say(answer.colour ?? '');
    return [
      { rule: 'RB2-6', text: say('notSafe', { terrain }) },
      {
        rule: 'RB2-6',
        text: say(answer.position === null ? 'hazardRoll' : 'hazardTrack', {
          colour,
          position: answer.position ?? 0,
        }),
        strong: true,
      },
      { rule: 'RB2-6', text: say('hazardCard') },
    ];
  },
  acts: hazardRolls,
});

interface EndAnswer {
  readonly order: readonly (readonly string[])[];
  readonly winners: readonly string[];
}

/** RB2-7 */
export const endgame = helper<object, EndAnswer>({
  id: 'endgame',
  icon: 'star',
  op: 'runebound2.endgame',
  start: (players) => ({
    heroes: players.map(({ name }) => ({
      id: name,
      counters: 0,
      gold: 0,
      red: 0,
      margath: false,
      out: false,
    })),
  }),
  fields: [
    listField(
      'heroes',
      [
        nameField('id'),
        number('counters'),
        number('gold'),
        number('red'),
        flagField('margath'),
        flagField('out'),
      ],
      (n) => ({ id: `#${n + 1}`, counters: 0, gold: 0, red: 0, margath: false, out: false }),
      6,
    ),
  ],
  tell: ({ answer, say }) =>
    answer === null
      ? []
      : [
          {
            rule: 'RB2-7',
            text: say('order', { order: answer.order.map((one) => one.join(' = ')).join(' → ') }),
          },
          {
            rule: 'RB2-7',
            text: say(answer.winners.length === 0 ? 'noWinner' : 'winners', {
              winners: answer.winners.join(', '),
            }),
            strong: true,
          },
        ],
});
