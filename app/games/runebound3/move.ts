import { choice, flagField, listField, namedOptions, nameField, words } from '../model/field';
import { helper } from '../model/helper';
import { DIE_FACES, LAND_OPTIONS, usedDice } from './faces';
import { diceSetup, NO_DICE, rollTerrainDice } from './terrain-dice';

interface Value {
  readonly hexes: readonly { readonly id: string; readonly terrain: string }[];
  readonly edges: readonly { readonly a: string; readonly b: string }[];
  readonly from: string;
  readonly rolled: boolean;
  readonly dice: readonly string[];
}

interface Answer {
  readonly reach: readonly {
    readonly id: string;
    readonly dice: number;
    readonly path: readonly string[];
    readonly use: readonly number[];
  }[];
}

/** RB3-10: which hexes the rolled faces lead to, and which die pays which. */
export const move = helper<Value, Answer>({
  id: 'move',
  icon: 'boot',
  op: 'runebound3.move',
  start: () => ({
    hexes: [
      { id: 'A', terrain: 'P', city: false },
      { id: 'B', terrain: 'F', city: false },
    ],
    edges: [{ a: 'A', b: 'B', river: false, bridge: false, road: false }],
    from: 'A',
    rolled: true,
    dice: [],
    ...NO_DICE,
  }),
  setup: [
    ...diceSetup,
    listField(
      'hexes',
      [nameField('id'), choice('terrain', LAND_OPTIONS), flagField('city')],
      (n) => ({
        id: String.fromCharCode(65 + (n % 26)),
        terrain: 'P',
        city: false,
      }),
    ),
    listField(
      'edges',
      [nameField('a'), nameField('b'), flagField('river'), flagField('bridge'), flagField('road')],
      () => ({ a: 'A', b: 'B', river: false, bridge: false, road: false }),
      200,
    ),
  ],
  fields: (_, { hexes }) => [
    choice('from', namedOptions(hexes.map(({ id }) => id))),
    flagField('rolled'),
    words('dice', DIE_FACES, 8),
  ],
  ask: ({ hexes, edges, from, rolled, dice }) => ({
    hexes: hexes.map((one) => ({ ...one })),
    edges: edges.map((one) => ({ ...one })),
    from,
    ...(rolled ? { dice: [...dice] } : {}),
  }),
  tell: ({ answer, value, say }) => {
    if (answer === null) return [];
    if (answer.reach.length === 0) return [{ rule: 'RB3-10', text: say('noReach') }];
    return answer.reach.map(({ id, path, use }) => ({
      rule: 'RB3-10',
      text: say('reach', {
        id,
        path: path.join(' → '),
        dice: usedDice(say, value.dice, use) || say('freely'),
      }),
    }));
  },
  acts: ({ say, notes }) => rollTerrainDice(say, notes),
});
