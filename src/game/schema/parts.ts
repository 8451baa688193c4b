import * as v from 'valibot';
import {
  isInvisible,
  LONGEST_NAME,
  LONGEST_NOTES,
  MAX_CUBES,
  plainText,
  type Cause,
} from '@/src/rules';

const UNNAMED = '?';

/** The small values all schemas of stored things are made of. */
export const Int = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** Plain already when it was written here; a file from outside may hold anything. */
export const TextSchema = (most: number) =>
  v.pipe(v.string(), v.maxLength(most), v.transform(plainText));
/** A name nobody can see is one all the same: the log stays readable. */
export const Name = v.pipe(
  TextSchema(LONGEST_NAME),
  v.minLength(1),
  v.transform((name) => (isInvisible(name) ? UNNAMED : name)),
);
/** May be empty. */
export const Label = TextSchema(LONGEST_NAME);
export const NoteSchema = TextSchema(LONGEST_NOTES);

export const List = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item), v.maxLength(most));

type AllOptional<Entries extends Readonly<Record<string, v.GenericSchema>>> = {
  readonly [Key in keyof Entries]: v.ExactOptionalSchema<Entries[Key], undefined>;
};

/** Some of these and no others; what is there has a value. */
export const SomeOf = <Entries extends Readonly<Record<string, v.GenericSchema>>>(
  entries: Entries,
) =>
  v.strictObject(
    Object.fromEntries(
      Object.entries(entries).map(([key, schema]) => [key, v.exactOptional(schema)]),
    ) as AllOptional<Entries>,
  );

export const CauseSchema = v.custom<Cause>(
  (value) => typeof value === 'string' && /^(table|[A-Z]+[0-9]+[a-z]*)$/.test(value),
);

export const HeroIdSchema = v.pipe(v.string(), v.regex(/^hero-[1-9][0-9]{0,5}$/));
/** Figures, cards and tokens of an adventure: `monster-12`; keywords and monsters: words. */
export const Id = v.pipe(TextSchema(LONGEST_NAME), v.regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/));
/** Printed cards: `executioner/standard/rookie`. */
export const CardIdSchema = v.pipe(
  TextSchema(LONGEST_NAME),
  v.regex(/^[A-Za-z0-9][A-Za-z0-9._-]*(\/[A-Za-z0-9._-]+)*$/),
);

const CubeCount = Int(0, MAX_CUBES);
export const Cubes = v.strictObject({
  yellow: CubeCount,
  red: CubeCount,
  green: CubeCount,
  blue: CubeCount,
});

export const Chapter = Int(1, 99);
/** Milliseconds since 1970, up to the year 2286. */
export const Moment = Int(0, 9_999_999_999_999);
export const DieNumber = Int(0, 1_000_000_000);
/** HP, damage: three digits for bosses (D15). */
export const AmountSchema = Int(0, 9999);
/** Counters, boni and difficulties may be negative. */
export const Signed = Int(-9999, 9999);
