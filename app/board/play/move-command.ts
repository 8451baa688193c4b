import {
  displacedAt,
  displacementOnMap,
  samePosition,
  zoneCorner,
  type Adventure,
  type Displaced,
  type MapCommand,
  type Position,
} from '@/src/rules';
import type { MoveKind, MoveQuestion } from '../desk/hand';
import { figureOnMap, whoStandsAt } from '../picture/standing';

/** A large monster means the zone of the tapped field (G4). */
export const targetOf = (adventure: Adventure, figure: string, field: Position): Position =>
  figureOnMap(adventure, figure)?.large === true ? zoneCorner(field) : field;

export const standsOn = (adventure: Adventure, figure: string, to: Position): boolean => {
  const at = figureOnMap(adventure, figure)?.at ?? null;
  return at !== null && samePosition(at, to);
};

/** Who is in the way there; large monsters push small ones aside (R1). */
export function inTheWay(adventure: Adventure, figure: string, to: Position): string | null {
  const mover = figureOnMap(adventure, figure);
  if (mover === undefined || mover.large) return null;
  const other = whoStandsAt(adventure, to);
  return other === undefined || other.id === figure ? null : other.id;
}

/** R1: the fields the first of the pushed monsters may go to. */
export function pushFields(
  adventure: Adventure,
  figure: string,
  question: MoveQuestion | null,
): readonly Position[] {
  if (question?.kind !== 'displace') return [];
  const taken = question.displaced.map(({ at }) => at);
  return displacementOnMap(adventure, figure, question.to, taken);
}

/** R1: whom the players have to find a place for first; null: nobody. */
export function displacing(
  adventure: Adventure,
  figure: string,
  to: Position,
  how: MoveKind,
): MoveQuestion | null {
  if (how === 'place' || figureOnMap(adventure, figure)?.large !== true) return null;
  const open = displacedAt(adventure, to);
  return open.length === 0 ? null : { kind: 'displace', to, open, displaced: [] };
}

export const moveCommand = (
  figure: string,
  to: Position,
  how: MoveKind,
  displaced: readonly Displaced[] = [],
): MapCommand =>
  how === 'place'
    ? { kind: 'placeFigure', figure, at: to }
    : { kind: 'moveFigure', figure, to, how, ...(displaced.length === 0 ? {} : { displaced }) };

/** The acting figure walks; before the first turn, and where nobody stands yet, figures are put. */
export function usualMoveKind({ turn }: Adventure, figure: string): MoveKind {
  if (turn === null) return 'place';
  return turn.figure === figure ? 'walk' : 'forced';
}
