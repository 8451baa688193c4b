import type { KeptRefusal, TableRole } from '../port-shared';

/** Why something at a shared table does not go on. Words for each code: i18n, `sharedTable.faults`. */
export const TABLE_FAULTS = [
  'table-forged',
  'table-broken',
  'table-implausible',
  'table-newer',
  /** Nobody has brought anything there yet. */
  'table-empty',
  /** Nobody answers. */
  'table-away',
  /** The link is none of ours, or cut off. */
  'table-link',
  /** Somebody made new links while this device was at the table, or away from it. */
  'table-renewed',
  /** The link is one of those that were renewed: it leads nowhere any more. */
  'table-old-link',
  /** Another campaign is played there. */
  'table-other',
  /** By this link one may only look on. */
  'table-watch-link',
  /** App and server do not speak alike, and this one is behind. */
  'table-old-app',
  'table-old-server',
] as const;
export type TableFault = (typeof TABLE_FAULTS)[number];

export type TablePhase =
  | 'off'
  | 'connecting'
  /** In step, or about to be. */
  | 'here'
  /** Nobody answers; playing goes on, and is told later. */
  | 'away'
  /** So much was played alone that the players are asked first. */
  | 'asks'
  /** Another plays with a newer app. */
  | 'newer'
  /** What the server said does not add up; nothing of it was taken. */
  | 'halted';

/** Who plays on this device. */
export interface Me {
  readonly device: string;
  readonly name: string;
}

export const TABLE_VIEWS = ['table', 'hero', 'watch'] as const;
export type TableView = (typeof TABLE_VIEWS)[number];

/** What this device shows of the table, and the heroes it holds; kept here, only the heroes are told. */
export interface OwnPlace {
  readonly view: TableView;
  readonly heroes: readonly string[];
}

/** Heroes who do nothing about a threat; passing is a word among players and no step of the game. */
export interface Passed {
  readonly threat: string;
  readonly heroes: readonly string[];
}

/** What a link brought: a campaign, or a session of another game. */
export interface Joined {
  readonly id: string;
  /** Of a session: whose helpers it has. Null: a campaign of the first game. */
  readonly game: string | null;
}

export interface Person extends Me {
  readonly id: string;
  readonly heroes: readonly string[];
  readonly passed: Passed | null;
  /** Nothing is played there. */
  readonly watching: boolean;
  /** How much of the table's log they have. */
  readonly v: number;
  readonly pending: number;
}

/** From one row to another. */
export interface HeadMoved {
  readonly from: string;
  readonly to: string;
  /** As he is called at the table; null: nobody knows. */
  readonly who: string | null;
}

/** The shared table of the open campaign, as the screens see it. */
export interface TableNews extends OwnPlace {
  readonly campaign: string | null;
  readonly role: TableRole | null;
  readonly phase: TablePhase;
  readonly trouble: TableFault | null;
  /** Rows the server has not acknowledged yet. */
  readonly pending: number;
  /** So many own steps wait for an answer: bring them along, or set them aside? */
  readonly asks: number;
  readonly v: number;
  readonly passed: Passed | null;
  readonly people: readonly Person[];
  /** The last move of the head by somebody else: taken back, or brought back. */
  readonly moved: HeadMoved | null;
  /** What could not be done any more; shown until dismissed. */
  readonly refused: readonly KeptRefusal[];
  /** To hand on; null where this device may only look on, or nothing is shared. */
  readonly links: { readonly play: string | null; readonly watch: string } | null;
}

export const NO_TABLE: TableNews = {
  campaign: null,
  role: null,
  phase: 'off',
  trouble: null,
  pending: 0,
  asks: 0,
  v: 0,
  view: 'table',
  heroes: [],
  passed: null,
  people: [],
  moved: null,
  refused: [],
  links: null,
};
