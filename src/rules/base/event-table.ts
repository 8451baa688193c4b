import type { Cause, Caused } from './event';

/** How an event reads in the history: the key of a sentence and what is put into it. */
export interface Told<Key extends string = string, Values extends object = object> {
  readonly key: Key;
  readonly values: Values;
}

/** What an entry is given: the event's own fields and the rule it comes from. */
export type Happened<Fields> = Readonly<Fields> & { readonly cause: Cause };

/** All there is to say about one kind of event; its type is the name it stands under. */
export interface EventEntry<Subject, Event, Version extends number, Line extends Told | null> {
  /** The newest form. */
  readonly v: Version;
  /** Bookkeeping only: everything was decided before. */
  readonly evolve: (subject: Subject, event: Event) => Subject;
  /** Null: nothing a reader of the history misses. */
  readonly line: (event: Event) => Line;
}

/** The events of a table, as they are saved. */
export type EventsOf<Table> = {
  [Type in keyof Table & string]: Table[Type] extends {
    readonly v: infer Version extends number;
    readonly line: (event: infer Event) => unknown;
  }
    ? Caused<Type, Version> & Omit<Event, 'cause'>
    : never;
}[keyof Table & string];

/** What the events of a table can say. */
export type LinesOf<Table> = {
  [Type in keyof Table]: Table[Type] extends { readonly line: (event: never) => infer Line }
    ? Exclude<Line, null>
    : never;
}[keyof Table];

/** For events that only tell, or are told by others. */
export const unchanged = <Subject>(subject: Subject): Subject => subject;
export const untold = (): null => null;

/** Each entry takes the events of its own name only, so that an event's type finds what fits it. */
export function evolveBy<Subject, Event extends { readonly type: string }>(
  table: Readonly<
    Record<Event['type'], { readonly evolve: (subject: Subject, event: never) => Subject }>
  >,
  subject: Subject,
  event: Event,
): Subject {
  const { evolve } = table[event.type as Event['type']];
  return (evolve as (subject: Subject, event: Event) => Subject)(subject, event);
}
