import type { SetupStep } from './catalogue';

/**
 * V3: what a door or a page adds to the game, in the players' words: a rule until further notice, a
 * task, a locked door, an objective, something to count, a way the adventure ends.
 */
export const LINE_KINDS = ['rule', 'task', 'locked', 'objective', 'counter', 'end'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

export interface DoorLine {
  readonly id: string;
  readonly kind: LineKind;
  readonly text: string;
  /** The step it was read at; null: before the first one. */
  readonly step: SetupStep | null;
  readonly done: boolean;
  /** Of counters. */
  readonly count: number;
  /** Counted up to here it is done; null: nobody has said. */
  readonly goal: number | null;
}

export type LineDraft = Pick<DoorLine, 'kind' | 'text' | 'goal'>;

/** A line, not a page: the book is at hand. */
export const LONGEST_LINE = 200;
export const MAX_LINES = 60;

export const isReached = ({ count, goal }: Pick<DoorLine, 'count' | 'goal'>): boolean =>
  goal !== null && count >= goal;
