import type { DungeonMap, PlacedBridge, PlacedSheet, Print } from './map';

/** A piece before and after painting. */
export interface PaintedPiece<Piece> {
  readonly before: Piece;
  readonly after: Piece;
}

export interface PaintedPieces {
  readonly sheets: readonly PaintedPiece<PlacedSheet>[];
  readonly bridges: readonly PaintedPiece<PlacedBridge>[];
}

interface Printed {
  readonly print: Print;
}

const isPainted = <Piece extends Printed>(before: Piece, after: Piece): boolean =>
  before.print.length === after.print.length &&
  before.print.every((row, y) => row.length === after.print[y]?.length) &&
  (Object.keys(after) as (keyof Piece)[]).every(
    (part) => part === 'print' || before[part] === after[part],
  );

function paintedOf<Piece extends Printed>(
  before: readonly Piece[],
  after: readonly Piece[],
): readonly PaintedPiece<Piece>[] | undefined {
  if (before === after) return [];
  if (before.length !== after.length) return undefined;
  const found: PaintedPiece<Piece>[] = [];
  for (const [index, piece] of after.entries()) {
    const old = before[index];
    if (old === piece) continue;
    if (old === undefined || !isPainted(old, piece)) return undefined;
    found.push({ before: old, after: piece });
  }
  return found;
}

/** The pieces painted from one map to the next; undefined where anything else of the ground differs. */
export function paintedSince(before: DungeonMap, after: DungeonMap): PaintedPieces | undefined {
  if (before.trays !== after.trays || before.darkness !== after.darkness) return undefined;
  const sheets = paintedOf(before.sheets, after.sheets);
  const bridges = paintedOf(before.bridges, after.bridges);
  return sheets && bridges && { sheets, bridges };
}
