import type { Plain } from '@/src/rules';
import { number, words, type HelperField } from '../model/field';
import { noteLine, type Act, type Say } from '../model/helper';
import { DIE_FACES } from './faces';

/** What the sides of a terrain die show and how many are rolled: typed in once, with the movement. */
export const diceSetup: readonly HelperField[] = [
  words('faces', DIE_FACES, 6),
  number('speed', 8, 1),
];
export const NO_DICE = { faces: [], speed: 3 };

type Notes = Readonly<Record<string, Plain>>;

/** The app rolls once it knows two sides. */
export function rollTerrainDice(say: Say, notes: Notes, wanted?: number): readonly Act[] {
  const noted = (notes['move'] ?? {}) as { faces?: readonly string[]; speed?: number };
  const { faces = [], speed = NO_DICE.speed } = noted;
  const count = wanted ?? speed;
  if (faces.length < 2) return [];
  return [
    {
      id: 'rollDice',
      label: say('act.rollDice', { count }),
      rolls: [{ path: ['dice'], count, faces }],
      book: () => ({ changes: [], line: noteLine('line.rollDice', { count }) }),
    },
  ];
}
