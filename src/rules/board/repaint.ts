import { at, copyInts, NONE } from '../base/ints';
import type { Position } from '../base/position';
import { fieldAt, type Board, type Zones } from './board';
import { terrainOfSymbol, UNKNOWN } from './cells';
import type { BoardDraft } from './draft';
import { coverField, paintField } from './fields';
import { SPAWN_SYMBOL } from './terrain';
import { paintZone } from './zones';

/** A field and what it is painted with: the bridge there, or the ground, below a bridge too. */
export interface PaintStroke {
  readonly at: Position;
  readonly symbol: string;
  readonly on: 'ground' | 'bridge';
}

const copies = (board: Board) => ({
  hazard: copyInts(board.hazard),
  dark: copyInts(board.dark),
  blocked: copyInts(board.blocked),
  spawn: copyInts(board.spawn),
  terrain: [...board.terrain],
});

const zoneCopies = ({ hazard, dark, blocked }: Zones) => ({
  hazard: copyInts(hazard),
  dark: copyInts(dark),
  blocked: copyInts(blocked),
});

const fieldOf = (board: Board, { at: place, on }: PaintStroke): number => {
  const top = fieldAt(board, place);
  if (top === NONE || on === 'bridge' || !isBridged(board, place)) return top;
  return at(board.across, top);
};

const isBridged = ({ draft }: Board, [x, y]: Position): boolean =>
  (draft.bridges ?? []).some(
    ({ at: [left, top], size: [width, height] }) =>
      x >= left && y >= top && x < left + width && y < top + height,
  );

/**
 * The board after painting: nothing is numbered and linked anew, so it costs a copy of a few rows of
 * numbers and the work for the painted fields. `draft` is the painted one. Undefined: a field that
 * the board does not have, or a symbol nobody knows.
 */
export const repaint = (
  board: Board,
  strokes: readonly PaintStroke[],
  draft: BoardDraft,
): Board | undefined => {
  const fields = copies(board);
  const zones = zoneCopies(board.zones);
  for (const stroke of strokes) {
    const field = fieldOf(board, stroke);
    const terrain = terrainOfSymbol(stroke.symbol.charCodeAt(0));
    if (field === NONE || terrain === UNKNOWN) return undefined;
    paintField(fields, field, terrain);
    if (at(board.token, field) === 1) coverField(fields, field);
    if (field >= board.count) continue;
    fields.spawn[field] = stroke.symbol === SPAWN_SYMBOL ? 1 : 0;
    paintZone(zones, at(board.zone, field), board.zones.fields, fields);
  }
  return { ...board, draft, ...fields, zones: { ...board.zones, ...zones } };
};
