import type { Adventure, GameCommand, Position } from '@/src/rules';
import { READY_ROOMS } from '../maps/rooms';

/** In the yard below the bridge. */
const HEROES: readonly Position[] = [
  [5, 5],
  [4, 6],
  [6, 6],
  [5, 7],
];

/** One near enough to strike, one above on the tray. */
const MONSTERS: readonly Position[] = [
  [9, 3],
  [5, 1],
];

const placed = (
  figures: readonly { readonly id: string }[],
  places: readonly Position[],
): readonly GameCommand[] =>
  figures.flatMap(({ id }, index) => {
    const at = places[index];
    return at === undefined ? [] : [{ kind: 'placeFigure', figure: id, at } as const];
  });

/** The map of the trial adventure, laid out, with everybody on it. */
export const demoLayout = ({ heroes, monsters }: Adventure): readonly GameCommand[] => [
  ...READY_ROOMS.tower,
  ...placed(heroes, HEROES),
  ...placed(monsters, MONSTERS),
];
