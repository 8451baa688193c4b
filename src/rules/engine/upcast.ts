import { fail, ok, type Result } from '../base/result';

/** An event as it was stored, maybe in a form older than this app. */
export interface StoredEvent {
  readonly type: string;
  readonly v: number;
  readonly [key: string]: unknown;
}

/** Pure: lifts one event from the version it is listed under to the next. */
export type Upcaster = (event: StoredEvent) => StoredEvent;
export type Upcasters = Readonly<Record<string, Readonly<Record<number, Upcaster>>>>;
export type EventVersions = Readonly<Record<string, number>>;

export type LiftRefusal = 'newer-event' | 'unknown-event';

/**
 * Whoever changes an event's form raises its version where it stands, adds the step here and
 * commits a log of the old form with its state to `__tests__/game/logs`.
 */
export const UPCASTERS: Upcasters = {};

/** The event in its newest form. A type this app has never heard of comes from a newer one. */
export function lift(
  event: StoredEvent,
  versions: EventVersions,
  upcasters: Upcasters,
): Result<StoredEvent, LiftRefusal> {
  const newest = Object.hasOwn(versions, event.type) ? versions[event.type] : undefined;
  if (newest === undefined || event.v > newest) return fail('newer-event');
  let lifted = event;
  while (lifted.v < newest) {
    const upcaster = upcasters[event.type]?.[lifted.v];
    if (upcaster === undefined) return fail('unknown-event');
    lifted = { ...upcaster(lifted), type: event.type, v: lifted.v + 1 };
  }
  return ok(lifted);
}
