import * as v from 'valibot';
import {
  EVENT_VERSIONS,
  LONGEST_NAME,
  UPCASTERS,
  fail,
  lift,
  ok,
  type GameEvent,
  type LiftRefusal,
  type Result,
  type StoredEvent,
} from '@/src/rules';
import { CauseSchema, Int } from '../parts';
import { DICE, PARTY } from './campaign';
import { COURSE, TURNS } from './course';
import type { EventFields } from './fields';
import { COMPANY, HARM, HEROES } from './heroes';
import { CAMP, ITEMS, SHEETS } from './logbook';
import { ON_THE_MAP, RUNES } from './map';
import { ATTACK_CARDS, MONSTERS, THREATS } from './monsters';

const FIELDS: EventFields<GameEvent> = {
  ...PARTY,
  ...DICE,
  ...SHEETS,
  ...ITEMS,
  ...CAMP,
  ...COURSE,
  ...TURNS,
  ...HARM,
  ...HEROES,
  ...COMPANY,
  ...MONSTERS,
  ...ATTACK_CARDS,
  ...THREATS,
  ...RUNES,
  ...ON_THE_MAP,
};

const newestForm = (type: GameEvent['type'], fields: v.ObjectEntries) =>
  v.strictObject({
    type: v.literal(type),
    v: v.literal(EVENT_VERSIONS[type]),
    cause: CauseSchema,
    ...fields,
  });

const NEWEST = new Map(
  (Object.keys(FIELDS) as GameEvent['type'][]).map((type) => [
    type as string,
    newestForm(type, FIELDS[type]),
  ]),
);

const Stored = v.looseObject({
  type: v.pipe(v.string(), v.maxLength(LONGEST_NAME)),
  v: Int(1, 1_000_000),
});

export type EventRefusal = LiftRefusal | 'broken-event';

export function readEvent(value: unknown): Result<GameEvent, EventRefusal> {
  const stored = v.safeParse(Stored, value);
  if (!stored.success) return fail('broken-event');
  const lifted = lift(stored.output as StoredEvent, EVENT_VERSIONS, UPCASTERS);
  if (!lifted.ok) return lifted;
  const schema = NEWEST.get(lifted.value.type);
  if (schema === undefined) return fail('newer-event');
  const newest = v.safeParse(schema, lifted.value);
  return newest.success ? ok(newest.output as unknown as GameEvent) : fail('broken-event');
}

/** A row is read as a whole or not at all. */
export function readEvents(value: unknown): Result<readonly GameEvent[], EventRefusal> {
  if (!Array.isArray(value)) return fail('broken-event');
  const events: GameEvent[] = [];
  for (const item of value) {
    const read = readEvent(item);
    if (!read.ok) return read;
    events.push(read.value);
  }
  return ok(events);
}
