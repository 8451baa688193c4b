import type { Position } from '../base/position';
import type { DungeonMap, PlacedSheet, PlacedTray, QuarterTurns, ZoneSize } from './map';
import { asSheet, asTray, pieceSize, pieceZones, sheetSize } from './pieces';
import { keyOf } from './layers';
import { addTurns } from './turn';

/** The raised sheets that lie on this tray alone. */
export function carriedBy(map: DungeonMap, tray: PlacedTray): readonly PlacedSheet[] {
  const own = new Set(pieceZones(asTray(tray)).map(keyOf));
  return map.sheets.filter(
    (sheet) => sheet.raised && pieceZones(asSheet(sheet)).every((zone) => own.has(keyOf(zone))),
  );
}

const turnsTo = (from: QuarterTurns, to: QuarterTurns): QuarterTurns =>
  addTurns(to, from === 0 ? 0 : ((4 - from) as QuarterTurns));

/** Where the top left of a thing goes when what it lies on is turned a quarter clockwise. */
const quarter = ([x, y]: Position, size: ZoneSize, below: ZoneSize): Position => [
  below[1] - (y + size[1]),
  x,
];

/** A sheet that goes along when its tray is moved and turned. */
export function carriedTo(sheet: PlacedSheet, from: PlacedTray, to: PlacedTray): PlacedSheet {
  const turns = turnsTo(from.turn, to.turn);
  let [width, height] = pieceSize(asTray(from));
  let turn = sheet.turn;
  let at: Position = [sheet.at[0] - from.at[0], sheet.at[1] - from.at[1]];
  for (let done = 0; done < turns; done += 1) {
    at = quarter(at, sheetSize(sheet.size, turn), [width, height]);
    turn = addTurns(turn, 1);
    [width, height] = [height, width];
  }
  return { ...sheet, turn, at: [to.at[0] + at[0], to.at[1] + at[1]] };
}
