import { samePosition, zoneCorner, type Adventure, type Position } from '@/src/rules';
import { everyFigure, type FigureOnMap } from './figures';

export const figureOnMap = (adventure: Adventure, id: string): FigureOnMap | undefined =>
  everyFigure(adventure).find((figure) => figure.id === id);

const stands = ({ at, large }: FigureOnMap, field: Position): boolean =>
  at !== null && samePosition(at, large ? zoneCorner(field) : field);

/** Who stands on a field already. */
export const whoStandsAt = (adventure: Adventure, field: Position): FigureOnMap | undefined =>
  everyFigure(adventure).find((figure) => stands(figure, field));

export const withoutPlace = (adventure: Adventure): readonly FigureOnMap[] =>
  everyFigure(adventure).filter(({ at }) => at === null);
