import { at, copyInts, NONE, type Ints } from '../base/ints';
import type { Position } from '../base/position';
import { fieldAt, ZONE_FIELDS, type Board, type Zones } from './board';
import { terrainOfSymbol, UNKNOWN } from './cells';
import type { BoardDraft } from './draft';
import { coverField, paintField } from './fields';
import { SPAWN_SYMBOL } from './terrain';

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

/** A zone has what one of its fields has (M7). */
const refillZone = (
  zones: Zones,
  into: ReturnType<typeof zoneCopies>,
  zone: number,
  fields: { readonly hazard: Ints; readonly dark: Ints; readonly blocked: Ints },
): void => {
  let [hazard, dark, blocked] = [0, 0, 0];
  for (let slot = zone * ZONE_FIELDS; slot < (zone + 1) * ZONE_FIELDS; slot++) {
    const field = at(zones.fields, slot);
    if (field === NONE) continue;
    hazard |= at(fields.hazard, field);
    dark |= at(fields.dark, field);
    blocked |= at(fields.blocked, field);
  }
  into.hazard[zone] = hazard;
  into.dark[zone] = dark;
  into.blocked[zone] = blocked;
};

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
    refillZone(board.zones, zones, at(board.zone, field), fields);
  }
  return { ...board, draft, ...fields, zones: { ...board.zones, ...zones } };
};
