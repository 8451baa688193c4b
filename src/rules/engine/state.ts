import type { Adventure } from '../adventure/state/adventure';
import type { DiceState } from '../base/dice';
import type { TableSession } from '../session';
import { NO_CAMPAIGN, type Campaign } from '../campaign/campaign';

/** Everything a campaign's log adds up to. */
export interface GameState {
  /** The die index is part of the state: undo takes rolled dice back. */
  readonly dice: DiceState;
  readonly campaign: Campaign;
  /** Null between adventures. */
  readonly adventure: Adventure | null;
  /** Of another game; such a campaign has no heroes and no adventures. */
  readonly session?: TableSession;
}

export const START: GameState = {
  dice: { seed: 0, next: 0 },
  campaign: NO_CAMPAIGN,
  adventure: null,
};

/** Raised with the shape of `GameState`: snapshots of another version are rebuilt. */
export const STATE_VERSION = 5;

/** Raised when a rule decides differently than before; written into every log row. */
export const RULES_VERSION = 7;
