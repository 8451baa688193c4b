import type { Position } from '../base/position';

export interface BridgeDraft {
  readonly at: Position;
  readonly size: readonly [width: number, height: number];
  readonly level: number;
  /** Rows like those of the board; plain where nothing is said. */
  readonly terrain?: readonly string[];
}

/** A board as people write it down; see `docs/scenario-format.md`. */
export interface BoardDraft {
  readonly terrain: readonly string[];
  readonly levels?: readonly string[];
  /** Darkness tokens; on a bridge where there is one. */
  readonly darkness?: readonly Position[];
  readonly bridges?: readonly BridgeDraft[];
  /** Darkness tokens on fields below bridges (G6). */
  readonly darknessBelow?: readonly Position[];
}

export type BoardFault =
  | 'too-large'
  | 'unknown-terrain'
  | 'unknown-level'
  | 'zone-not-level'
  | 'bridge-out-of-range'
  | 'bridges-overlap'
  | 'darkness-off-board';
