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
import { DICE_FIELDS, PARTY_FIELDS } from './campaign';
import { COURSE_FIELDS, LINE_FIELDS, TURN_FIELDS } from './course';
import { SESSION_FIELDS } from '../session';
import type { EventFields } from './fields';
import { CHEST_FIELDS, COMPANY_FIELDS, HARM_FIELDS, HERO_FIELDS } from './heroes';
import { CAMP_FIELDS, ITEM_FIELDS, SHEET_FIELDS } from './logbook';
import { MAP_FIELDS, RUNE_FIELDS } from './map';
import { ATTACK_CARD_FIELDS, MONSTER_FIELDS, THREAT_FIELDS } from './monsters';

const FIELDS: EventFields<GameEvent> = {
  ...PARTY_FIELDS,
  ...DICE_FIELDS,
  ...SHEET_FIELDS,
  ...ITEM_FIELDS,
  ...CAMP_FIELDS,
  ...COURSE_FIELDS,
  ...LINE_FIELDS,
  ...TURN_FIELDS,
  ...HARM_FIELDS,
  ...HERO_FIELDS,
  ...CHEST_FIELDS,
  ...COMPANY_FIELDS,
  ...MONSTER_FIELDS,
  ...ATTACK_CARD_FIELDS,
  ...THREAT_FIELDS,
  ...RUNE_FIELDS,
  ...MAP_FIELDS,
  ...SESSION_FIELDS,
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
