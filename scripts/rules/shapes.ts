import * as v from 'valibot';
import { IMMUNITIES, OBJECT_KINDS, type Position } from '@/src/rules';

/** `[]` is an object to JavaScript, but not to the format. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Exactly these keys: unknown ones are refused. */
export const exactly = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.custom<Record<string, unknown>>(isRecord, 'not an object'), v.strictObject(entries));

export const whole = v.pipe(v.number(), v.safeInteger());
export const wholeFrom = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  v.pipe(whole, v.minValue(least), v.maxValue(most));

export const count = wholeFrom(0);
/** Stackable tokens (C1). */
export const tokens = wholeFrom(0, 4);
export const level = wholeFrom(0, 2);
export const damage = wholeFrom(0, 99);
export const flag = v.exactOptional(v.boolean());

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) && value.length === 2 && value.every((n) => Number.isSafeInteger(n));

export const position = v.custom<Position>(isPosition, 'not a pair of whole numbers');

export const immunities = v.array(v.picklist(IMMUNITIES));

export const board = exactly({
  terrain: v.array(v.string()),
  levels: v.exactOptional(v.array(v.string())),
  darkness: v.exactOptional(v.array(position)),
  bridges: v.exactOptional(v.array(exactly({ at: position, size: position, level }))),
});

export const heroes = v.array(
  exactly({
    id: v.string(),
    at: position,
    hp: count,
    order: whole,
    cubes: v.exactOptional(count),
    curse: v.exactOptional(count),
    resources: v.exactOptional(count),
    hidden: flag,
    unconscious: flag,
    shield: v.exactOptional(tokens),
  }),
);

export const allies = v.array(
  exactly({
    id: v.string(),
    kind: v.picklist(['animal', 'companion']),
    at: position,
    hidden: flag,
  }),
);

export const npcs = v.array(exactly({ id: v.string(), at: position }));

export const size = v.picklist(['small', 'large']);

export const monsters = v.array(exactly({ id: v.string(), at: position, size }));

export const objects = v.array(exactly({ kind: v.picklist(OBJECT_KINDS), at: position }));
