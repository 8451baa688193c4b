import type { FigureId, MonsterId } from '@/src/rules/base/ids';
import type { Position } from '@/src/rules/base/position';
import type { DarkCell } from '@/src/rules/darkness/placed-tiles';
import type {
  BridgeLevel,
  DungeonMap,
  MapObjectKind,
  Print,
  QuarterTurns,
  SheetSize,
  TerrainLetter,
  TrayNumber,
  ZoneSize,
} from '@/src/rules/dungeon/map';

/** Pieces on the grid of zones. The first one begins the map. */
export type PieceCommand =
  | {
      readonly kind: 'placeSheet';
      readonly name: string;
      readonly size: SheetSize;
      readonly at: Position;
      readonly turn: QuarterTurns;
      /** Default: if all its zones lie on trays with no sheet on them. */
      readonly raised?: boolean;
      /** Of the unturned sheet; default: plain everywhere. */
      readonly print?: Print;
    }
  | {
      readonly kind: 'placeTray';
      readonly tray: TrayNumber;
      readonly at: Position;
      readonly turn: QuarterTurns;
    }
  | {
      readonly kind: 'placeBridge';
      readonly name: string;
      readonly at: Position;
      readonly size: ZoneSize;
      /** Default: that of the trays it joins. */
      readonly level?: BridgeLevel;
      readonly print?: Print;
    }
  /** `turn`: how a sheet or tray lies then; a bridge is turned by that many quarters. */
  | {
      readonly kind: 'movePiece';
      readonly piece: string;
      readonly at: Position;
      readonly turn: QuarterTurns;
    }
  | { readonly kind: 'removePiece'; readonly piece: string }
  | { readonly kind: 'namePiece'; readonly piece: string; readonly name: string }
  /** Single fields as they lie, or a whole sheet or bridge (G7). */
  | { readonly kind: 'paint'; readonly fields: readonly Position[]; readonly as: TerrainLetter }
  | { readonly kind: 'paint'; readonly sheet: string; readonly as: TerrainLetter };

export type ObjectCommand =
  | {
      readonly kind: 'putObject';
      readonly object: MapObjectKind;
      readonly at: Position;
      readonly name?: string;
      readonly charges?: number | null;
      readonly safe?: boolean;
      /** Default: all but doors, traps and loot (O2). */
      readonly blocks?: boolean;
    }
  | { readonly kind: 'moveObject'; readonly object: string; readonly at: Position }
  | { readonly kind: 'removeObject'; readonly object: string }
  | { readonly kind: 'setCharges'; readonly object: string; readonly charges: number | null };

/** By instruction, or to set the map right. What figures stand on follows. */
export type DarknessCommand =
  | {
      readonly kind: 'layDarkness';
      readonly cells: readonly DarkCell[];
      /** Whoever stands there is reached (N10). */
      readonly reaches?: boolean;
    }
  | { readonly kind: 'liftDarkness'; readonly cells: readonly DarkCell[] }
  | { readonly kind: 'liftDarkness'; readonly tile: string };

/**
 * `walk`: every step counts. `jump`: JUMP and teleports, only the last field is entered and
 * nobody falls (M5). `forced`: pushed, moved, swapped (M9, M10, M11): the last field is entered, or
 * every field of the way given; falls count.
 */
export const MOVES = ['walk', 'jump', 'forced'] as const;
export type Move = (typeof MOVES)[number];

/** R1. */
export interface Displaced {
  readonly figure: FigureId;
  readonly at: Position;
}

/** A large monster's position is the top left field of its zone. */
export type FigureMoveCommand =
  /** Setup and corrections: no effects. Null: off the map. */
  | { readonly kind: 'placeFigure'; readonly figure: FigureId; readonly at: Position | null }
  | {
      readonly kind: 'moveFigure';
      readonly figure: FigureId;
      readonly to: Position;
      /** From the first step to `to`; default: the cheapest one, harmless if possible. */
      readonly way?: readonly Position[];
      readonly how: Move;
      /** R1: where the small monsters go on whom a large one ends. */
      readonly displaced?: readonly Displaced[];
      /** M11: the figure standing there takes this one's place. */
      readonly swapWith?: string;
    }
  /** R1: pushed aside by something else, such as a new bridge. */
  | { readonly kind: 'displace'; readonly monster: MonsterId; readonly at: Position };

export type MapCommand =
  | { readonly kind: 'setMap'; readonly map: DungeonMap | null }
  | PieceCommand
  | ObjectCommand
  | DarknessCommand
  | FigureMoveCommand;

export type MapRefusal =
  | { readonly code: 'no-map' }
  | { readonly code: 'pieces-overlap' }
  | { readonly code: 'tray-overlap' }
  /** A raised sheet needs trays below all its zones. */
  | { readonly code: 'not-on-tray' }
  /** Both ends must meet trays of one level. */
  | { readonly code: 'bridge-over-nothing' }
  /** Figures, objects or darkness would lose their ground. */
  | { readonly code: 'figures-on-it' }
  | { readonly code: 'field-taken' }
  | { readonly code: 'field-blocked' }
  | { readonly code: 'off-the-map' }
  /** A large monster needs a complete zone (G4). */
  | { readonly code: 'not-a-zone' }
  | { readonly code: 'too-many-pieces'; readonly most: number }
  | { readonly code: 'bad-print' }
  | { readonly code: 'bad-map' }
  | { readonly code: 'no-way' }
  /** R1: small monsters stand where a large one ends; say where they go. */
  | { readonly code: 'displace-first'; readonly figures: readonly FigureId[] };
