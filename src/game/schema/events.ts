import * as v from 'valibot';
import {
  EVENT_VERSIONS,
  LONGEST_NAME,
  LONGEST_NOTES,
  MOST_CHAPTER,
  MOST_GEAR,
  MOST_MAX_HP,
  UPCASTERS,
  fail,
  lift,
  ok,
  type GameEvent,
  type LiftRefusal,
  type Result,
  type StoredEvent,
} from '@/src/rules';
import { ADVENTURE_EVENTS } from './adventure-events';
import { LOGBOOK_EVENTS } from './logbook-events';
import { CauseSchema, Cubes, DieNumber, HeroId, Int, Name, Text } from './parts';

const heroEntries = {
  board: v.nullable(Text(LONGEST_NAME)),
  name: Name,
  player: Text(LONGEST_NAME),
  heroClass: Text(LONGEST_NAME),
  maxHp: v.nullable(Int(1, MOST_MAX_HP)),
  cubes: v.nullable(Cubes),
  gear: v.pipe(v.array(Text(LONGEST_NAME)), v.maxLength(MOST_GEAR)),
  notes: Text(LONGEST_NOTES),
};
export const HeroSchema = v.strictObject({ ...heroEntries, id: HeroId });
const HeroChange = v.partial(v.strictObject(heroEntries));
const Seed = Int(0, 0xffff_ffff);
const Chapter = Int(1, MOST_CHAPTER);

const event = <Type extends GameEvent['type'], Entries extends v.ObjectEntries>(
  type: Type,
  entries: Entries,
) => v.strictObject({ type: v.literal(type), v: v.literal(1), cause: CauseSchema, ...entries });

const NewestEvent = v.variant('type', [
  ...ADVENTURE_EVENTS,
  ...LOGBOOK_EVENTS,
  event('campaignCreated', { name: Name, seed: Seed }),
  event('campaignRenamed', { from: Name, name: Name }),
  event('notesWritten', { notes: Text(LONGEST_NOTES) }),
  event('chapterSet', { from: Chapter, chapter: Chapter }),
  event('heroAdded', { hero: HeroSchema }),
  event('heroChanged', { hero: HeroId, name: Name, change: HeroChange }),
  event('playerSet', { hero: HeroId, name: Name, player: Text(LONGEST_NAME) }),
  event('heroRemoved', { hero: HeroId, name: Name }),
  event('dieRolled', {
    n: DieNumber,
    sides: v.picklist([6, 20]),
    value: Int(1, 20),
    source: v.picklist(['virtual', 'typed']),
  }),
]);

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
  const newest = v.safeParse(NewestEvent, lifted.value);
  return newest.success ? ok(newest.output as GameEvent) : fail('broken-event');
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
