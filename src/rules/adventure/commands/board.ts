import type { FigureId } from '@/src/rules/base/ids';
import type { Position } from '@/src/rules/base/position';
import type { DarkCell } from '@/src/rules/darkness/placed-tiles';
import type { Displaced } from './map';

/** What the table knows beyond the state when a monster acts on the board. */
export interface BoardSaid {
  /** K3: "treats you as primary target". */
  readonly primary?: string;
  /** K3: NPC tokens of the map in the leader's order; those not named follow. */
  readonly npcs?: readonly string[];
  /** D6: whom the first attack hit, where the board did not see it. */
  readonly again?: readonly string[];
}

/** Monsters and darkness on the board: every choice is one of those the core offers. */
export type BoardCommand =
  /** S4, S5: walks, tramples, pushes aside, crushes, then threatens those hit. */
  | {
      readonly kind: 'runMonster';
      readonly figure: FigureId;
      readonly end: Position;
      readonly hits: readonly string[];
      /** From where it stands to the end; default: the one offered. */
      readonly way?: readonly Position[];
      /** R1, in the leader's order; needed if a large monster ends on small ones. */
      readonly displaced?: readonly Displaced[];
      /** A card without damage of its own, or the players' correction. */
      readonly damage?: number;
      readonly said?: BoardSaid;
    }
  /** N3 to N10 for one rune drawn; no cells: nothing can be laid, or crushing. */
  | {
      readonly kind: 'spreadOnBoard';
      readonly rune: string;
      /** Singles in the order they are laid (N7). */
      readonly cells: readonly DarkCell[];
    };

export type BoardRefusal =
  | { readonly code: 'not-an-option' }
  /** The app does not know where these stand. */
  | { readonly code: 'positions-unknown'; readonly figures: readonly FigureId[] }
  /** K2: the criterion compares cubes nobody counted. */
  | { readonly code: 'cubes-unknown'; readonly heroes: readonly string[] }
  /** Figures stand where the rules do not let them. */
  | { readonly code: 'impossible-position'; readonly name: string }
  | { readonly code: 'unknown-shape'; readonly shape: string };
