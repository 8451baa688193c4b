import { comparePositions, samePosition, type Position } from '../base/position';

/** A dark field as it is written down: where a bridge is, it may lie below (G6). */
export interface DarkCell {
  readonly at: Position;
  readonly below: boolean;
}

/** A piece of darkness on the board: a tile, or a single field. */
export interface PlacedTile {
  readonly id: string;
  readonly cells: readonly DarkCell[];
}

export type PlacedTiles = readonly PlacedTile[];

const sameCell = (a: DarkCell, b: DarkCell): boolean =>
  a.below === b.below && samePosition(a.at, b.at);

export const isCovered = (tiles: PlacedTiles, cell: DarkCell): boolean =>
  tiles.some((tile) => tile.cells.some((other) => sameCell(cell, other)));

/** An instruction takes single fields away; a piece without fields is gone. Printed darkness stays. */
export const removeCells = (tiles: PlacedTiles, gone: readonly DarkCell[]): PlacedTiles =>
  tiles
    .map((tile) => ({
      ...tile,
      cells: tile.cells.filter((cell) => !gone.some((other) => sameCell(cell, other))),
    }))
    .filter((tile) => tile.cells.length > 0);

/** The two lists a board is made from. */
export const tokensOf = (tiles: PlacedTiles) => {
  const cells = tiles.flatMap((tile) => tile.cells);
  const places = (below: boolean) =>
    cells
      .filter((cell) => cell.below === below)
      .map((cell) => cell.at)
      .sort(comparePositions);
  return { darkness: places(false), darknessBelow: places(true) };
};
