import type { NoteChange, NoteLine, NoteRoll, Plain, SessionPlayer } from '@/src/rules';
import type { InputFault } from '@/src/rules/contract';
import type { IconName } from '@/src/ui';
import type { HelperField, Tree } from './field';

/** A sentence of the game's words in the players' language. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

export interface Bar {
  readonly label: string;
  /** A fraction of one, as numbers. */
  readonly share: readonly [number, number];
}

/** What came out and why. */
export interface HelperStep {
  readonly text: string;
  /** The rule it comes from. */
  readonly rule: string;
  readonly bars?: readonly Bar[];
  /** The figure the table waits for. */
  readonly strong?: boolean;
}

/** What a tap changes, here and in other helpers, as one entry of the history. */
export interface Booking {
  readonly changes: readonly NoteChange[];
  readonly line: NoteLine;
  readonly also?: readonly { readonly helper: string; readonly changes: readonly NoteChange[] }[];
}

/** Dice for an act: typed in, or rolled by the app onto this place. */
export interface ActDice {
  readonly label: string;
  readonly count: number;
  readonly faces: readonly number[];
  /** Where the faces go, given where the act puts its other values. */
  readonly path: readonly string[];
}

/** Something to tap. What it still needs to know is asked when it is tapped. */
export interface Act {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly share?: readonly [number, number];
  /** Why it cannot be done now. */
  readonly blocked?: string;
  readonly fields?: readonly HelperField[];
  readonly start?: Tree;
  readonly dice?: ActDice;
  /** One tap, and the app rolls these onto their places. */
  readonly rolls?: readonly NoteRoll[];
  readonly main?: boolean;
  readonly book: (asked: Tree, dice: readonly number[]) => Booking;
}

/** All that a helper knows when it tells something. */
export interface HelperAt<Value, Answer> {
  readonly value: Value;
  /** Null: something is missing or wrong. */
  readonly answer: Answer | null;
  readonly notes: Readonly<Record<string, Plain>>;
  readonly players: readonly SessionPlayer[];
  readonly say: Say;
}

/** Fields as they are, or as they depend on who plays and what is typed in. */
export type FieldsFor<Value> =
  | readonly HelperField[]
  | ((players: readonly SessionPlayer[], value: Value) => readonly HelperField[]);

/** A calculator or tracker, described: the screens draw it, the rules answer it. */
export interface Helper<Value = Tree, Answer = object> {
  readonly id: string;
  readonly icon: IconName;
  /** What to ask the rules; not said: nothing. */
  readonly op?: string;
  readonly start: (players: readonly SessionPlayer[]) => Value;
  /** Typed in once a game. */
  readonly setup?: FieldsFor<Value>;
  readonly fields: FieldsFor<Value>;
  /** The rules' input; not said: the fields. */
  readonly ask?: (value: Value, notes: Readonly<Record<string, Plain>>) => Plain;
  readonly tell: (at: HelperAt<Value, Answer>) => readonly HelperStep[];
  readonly acts?: (at: HelperAt<Value, Answer>) => readonly Act[];
  /** For its owner's eyes: kept on this device, in no log and no file. */
  readonly secret?: boolean;
}

export interface AskedRules {
  readonly answer: object | null;
  readonly fault: InputFault | null;
}

/** The helper as the screens take it, whatever its values are. */
export const helper = <Value extends object, Answer extends object>(
  described: Helper<Value, Answer>,
): Helper => described as unknown as Helper;

/** Puts a value of the helper's top level. */
export const change = (key: string, value: unknown): NoteChange => ({
  path: [key],
  value: value as Plain,
});

/** The last of what was entered goes again, where it cannot have been. */
export const dropLast = (say: Say, key: string, entered: readonly unknown[]): Act => ({
  id: 'drop',
  label: say('act.drop'),
  book: () => ({
    changes: [change(key, entered.slice(0, -1))],
    line: noteLine('line.drop'),
  }),
});

export const noteLine = (
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): NoteLine => ({ key, values });
