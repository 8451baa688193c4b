import type { FigureMoveCommand } from '../commands';
import { heroIn } from '../figures';
import { freeMovement, heroReach } from '../map/reach';
import type { Adventure } from '../state/adventure';
import type { Doubts, Warning } from './warning';

/** More than the longest way over any map. */
const NO_LIMIT = 100_000;

type MoveFigure = Extract<FigureMoveCommand, { kind: 'moveFigure' }>;

const costOf = (adventure: Adventure, { figure, to, way }: MoveFigure): number =>
  way?.length ??
  heroReach(adventure, figure, NO_LIMIT).find(({ at }) => at.join() === to.join())?.cost ??
  0;

/** Q1: the table knows of further movement, by cubes and skills. */
function tooFar(adventure: Adventure, command: MoveFigure): readonly Warning[] {
  const most = freeMovement(adventure, command.figure);
  const points = costOf(adventure, command);
  return points > most ? [{ code: 'too-far', points, most }] : [];
}

export const MAP_DOUBTS: Doubts = {
  moveFigure: (adventure, command) => {
    const hero = heroIn(adventure, command.figure);
    if (!hero || command.how !== 'walk') return [];
    return [
      ...(hero.unconscious ? [{ code: 'unconscious', name: hero.name } as const] : []),
      ...tooFar(adventure, command),
    ];
  },
};
