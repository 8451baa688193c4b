import type { Plain } from '@/src/rules';
import type { Option, RowsField } from '../model/field';
import { noteLine, type Act, type Say } from '../model/helper';

export const TERRAIN_OPTIONS: readonly Option[] = [
  'plains',
  'road',
  'river',
  'swamp',
  'forest',
  'hills',
  'mountain',
].map((value) => ({ value, label: value }));

/** What the six sides of a movement die show: no rulebook lists them, so they are typed in once. */
export const facesField: RowsField = {
  kind: 'rows',
  key: 'faces',
  label: 'dieFaces',
  options: TERRAIN_OPTIONS,
  max: 6,
  most: 7,
};

type Notes = Readonly<Record<string, Plain>>;

/** The sides that show something, as they are typed in with the movement. */
export function facesNoted(notes: Notes): readonly (readonly string[])[] {
  const { faces = [] } = (notes['movement'] ?? {}) as { faces?: readonly (readonly string[])[] };
  return faces.filter(({ length }) => length >= 2);
}

/** The app rolls once it knows two sides. */
export const rollMovementDice = (
  say: Say,
  faces: readonly (readonly string[])[],
  count: number,
  path: readonly string[],
): readonly Act[] =>
  faces.length < 2 || count === 0
    ? []
    : [
        {
          id: 'rollDice',
          label: say('act.rollDice', { count }),
          rolls: [{ path, count, faces }],
          book: () => ({ changes: [], line: noteLine('line.rollDice', { count }) }),
        },
      ];
