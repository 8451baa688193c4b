import type { FigureMoveCommand } from '../commands';
import { allyIn, heroIn } from '../state/figures';
import { movementPoints, walkedPoints } from '../map/movement';
import { walkCost } from '../map/reach';
import type { Adventure } from '../state/adventure';
import type { Doubts, Warning } from './warning';

type MoveFigure = Extract<FigureMoveCommand, { kind: 'moveFigure' }>;

/** Q1, Q2: all ways of the turn together; the table knows of further movement, by skills. */
function tooFar(adventure: Adventure, { figure, to, way }: MoveFigure): readonly Warning[] {
  const most = movementPoints(adventure, figure);
  const points = walkedPoints(adventure, figure) + walkCost(adventure, figure, to, way);
  return points > most ? [{ code: 'too-far', points, most }] : [];
}

export const MAP_DOUBTS: Doubts = {
  moveFigure: (adventure, command) => {
    const hero = heroIn(adventure, command.figure);
    const ally = allyIn(adventure, command.figure);
    if ((!hero && !ally) || command.how !== 'walk') return [];
    return [
      ...(hero?.unconscious ? [{ code: 'unconscious', name: hero.name } as const] : []),
      ...tooFar(adventure, command),
    ];
  },
};
