import { looseSheets } from '../hit';
import type { BoardContent, BoardPoint, BoardRect } from '../model';

/** Where the finger took hold, in fields. */
export interface Grip {
  readonly at: BoardPoint;
}

const evenBelow = (value: number): number => 2 * Math.floor(value / 2);
/** Plus 0, because rounding gives a negative zero too. */
const evenNear = (value: number): number => 2 * Math.round(value / 2) + 0;

/** Where a thing let go here comes to lie: figures on a field, large ones and sheets on zones. */
export function landing(
  content: BoardContent,
  id: string,
  place: BoardPoint,
  grip: Grip | undefined,
): BoardRect | undefined {
  const figure = content.figures.find((one) => one.id === id);
  if (figure?.large === true) {
    return { x: evenBelow(place.x), y: evenBelow(place.y), width: 2, height: 2 };
  }
  if (figure !== undefined) {
    return { x: Math.floor(place.x), y: Math.floor(place.y), width: 1, height: 1 };
  }
  const sheet = looseSheets(content).find((one) => one.id === id);
  if (sheet === undefined) return undefined;
  const from = grip?.at ?? place;
  return {
    x: evenNear(sheet.x + place.x - from.x),
    y: evenNear(sheet.y + place.y - from.y),
    width: sheet.width,
    height: sheet.height,
  };
}
