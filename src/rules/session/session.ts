/** What JSON can say: the notes of a helper, whatever its game. */
export type Plain =
  string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

export interface SessionPlayer {
  readonly name: string;
  /** The number of one of the players' colours. */
  readonly colour: number;
}

/** A game of which the app keeps notes, not rules: the helpers of that game know what stands in them. */
export interface TableSession {
  readonly game: string;
  readonly players: readonly SessionPlayer[];
  readonly notes: { readonly [helper: string]: Plain };
}

/** Puts a value at a place; without one, what is there goes. */
export interface NoteChange {
  readonly path: readonly string[];
  readonly value?: Plain;
}

/** Dice that the app rolls: their faces are put at a place as a list. */
export interface NoteRoll {
  readonly path: readonly string[];
  readonly count: number;
  readonly faces: readonly Plain[];
  /** One die: its face itself, not a list of it. */
  readonly alone?: boolean;
}

/** How a change reads: a key of the game's words and what is put into them. */
export interface NoteLine {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export const MAX_PLAYERS = 8;
export const PLAYER_COLOURS = 8;
export const MAX_CHANGES = 60;
export const MAX_ROLLED = 20;
export const LONGEST_PATH = 8;
export const LONGEST_KEY = 60;
/** Deep enough for a list of figures with lists of their own. */
export const DEEPEST_NOTE = 8;
/** Signs of a change in JSON. */
export const LARGEST_CHANGE = 60_000;
