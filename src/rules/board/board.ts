import { at, NONE, type Ints } from '../base/ints';
import type { Position } from '../base/position';
import type { BoardDraft } from './draft';
import type { Terrain } from './terrain';

/** Neighbours are kept eight to a place, {@link NONE} where there is none. */
export const NEAR = 8;
/** Fields of a zone: top left, top right, bottom left, bottom right. */
export const ZONE_FIELDS = 4;

/**
 * Where figures stand: single fields for small ones, complete zones for large ones (G4, M7).
 * Movement works on either in the same way.
 */
export interface Places {
  readonly count: number;
  /** The (top left) field's coordinates. */
  readonly x: Ints;
  readonly y: Ints;
  readonly level: Ints;
  /** Hazard bits; a darkness token leaves none (G8). */
  readonly hazard: Ints;
  /** 1 on darkness, printed or token; for a zone if one field is dark. */
  readonly dark: Ints;
  /** 1 where a field is blocked. */
  readonly blocked: Ints;
  /** Places a step leads to, {@link NEAR} each (G2). */
  readonly near: Ints;
}

/** Zones in play (G1, G3), also the incomplete ones. As places only complete ones are linked. */
export interface ZoneLayout {
  readonly count: number;
  readonly x: Ints;
  readonly y: Ints;
  /** {@link ZONE_FIELDS} each. */
  readonly fields: Ints;
  readonly complete: Ints;
  /** Zones at distance 1, complete or not, {@link NEAR} each. */
  readonly around: Ints;
  readonly near: Ints;
}

export type Zones = ZoneLayout & Places;

/**
 * Where a board's fields are, whatever is on them: their numbers and zones, and what lies beside what.
 * Fields are numbered densely in reading order; those figures can use come first (`count`), fields
 * below bridges follow (`all`), which only darkness knows (G6).
 */
export interface BoardLayout {
  readonly width: number;
  readonly height: number;
  readonly count: number;
  readonly all: number;
  readonly x: Ints;
  readonly y: Ints;
  /** The field on the other side of a bridge, above or below. */
  readonly across: Ints;
  readonly near: Ints;
  readonly zone: Ints;
  readonly zones: ZoneLayout;
  /** Field by y * width + x; the bridge field where there is a bridge. */
  readonly grid: Ints;
}

/** A checked, immutable board. */
export interface Board extends BoardLayout, Places {
  readonly draft: BoardDraft;
  readonly terrain: readonly Terrain[];
  /** 1 where a darkness token lies. */
  readonly token: Ints;
  /** 1 on a spawn point in play (none below bridges). */
  readonly spawn: Ints;
  readonly zones: Zones;
}

const inGrid = (board: Board, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < board.width && y < board.height;

/** The field figures mean by [x, y], or {@link NONE}. */
export const fieldAt = (board: Board, [x, y]: Position): number =>
  inGrid(board, x, y) && Number.isInteger(x) && Number.isInteger(y)
    ? at(board.grid, y * board.width + x)
    : NONE;

export const positionOf = (places: Places, place: number): Position => [
  at(places.x, place),
  at(places.y, place),
];

export const isBelow = (board: Board, field: number): boolean => field >= board.count;
