import type { SessionPlayer } from '@/src/rules';
import { number, nameField, type HelperField } from '../model/field';

/** R of the rules: who plays, influence now and at the start. */
export const rivalFields: readonly HelperField[] = [
  nameField('id'),
  number('influence'),
  number('start'),
];

export const everyPlayer = <More extends object>(
  players: readonly SessionPlayer[],
  more: More,
): readonly ({ id: string; influence: number; start: number } & More)[] => {
  const names = players.length >= 2 ? players.map(({ name }) => name) : ['A', 'B'];
  return names.slice(0, 4).map((id) => ({ id, influence: 0, start: 0, ...more }));
};

/** "Anna = Ben → Cleo": groups of equals, best first. */
export const inOrder = (groups: readonly (readonly string[])[]): string =>
  groups.map((group) => group.join(' = ')).join(' → ');
