import { fault } from '../base/fault';
import { ok, type Result } from '../base/result';
import { refused, type InputFault, type Read } from './read';

interface Optional<Value> {
  readonly read: Read<Value>;
  readonly missing: Value;
}

export type Fields = Readonly<Record<string, Read<unknown> | Optional<unknown>>>;

type FieldValue<Field> =
  Field extends Optional<infer Value> ? Value : Field extends Read<infer Value> ? Value : never;

type Values<Of extends Fields> = { readonly [Key in keyof Of]: FieldValue<Of[Key]> };

export type ValueOf<Reader> = Reader extends Read<infer Value> ? Value : never;

/** H1: a field that may be missing, and what it is then. */
export const optional = <Value>(read: Read<Value>, missing: NoInfer<Value>): Optional<Value> => ({
  read,
  missing,
});

/** A field that may be missing and is nothing then. */
export const maybe = <Value>(read: Read<Value>): Optional<Value | undefined> => ({
  read,
  missing: undefined,
});

/** H1: at most this many in a list that says nothing else. */
const LONGEST_LIST = 60;

type Given = Readonly<Record<string, unknown>>;

const isRecord = (given: unknown): given is Given =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

const keyPath = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** H2: the fields in their order, each with all that is inside it. */
function readFields(
  fields: Fields,
  given: Given,
  path: string,
  later: InputFault[],
): Result<Given, InputFault> {
  const values: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(fields)) {
    const place = keyPath(path, key);
    if (Object.hasOwn(given, key)) {
      const value = (typeof field === 'function' ? field : field.read)(given[key], place, later);
      if (!value.ok) return value;
      values[key] = value.value;
    } else if (typeof field === 'function') {
      return refused('missing', place);
    } else {
      values[key] = field.missing;
    }
  }
  return ok(values);
}

/** H2: of other keys the smallest counts. */
function otherKey(given: Given, known: readonly string[], path: string): InputFault | undefined {
  const [key] = Object.keys(given)
    .filter((one) => !known.includes(one))
    .sort();
  return key === undefined ? undefined : fault('unknown-key', keyPath(path, key));
}

/** An object with exactly these fields. */
export const record =
  <const Of extends Fields>(fields: Of): Read<Values<Of>> =>
  (given, path, later) => {
    if (!isRecord(given)) return refused('type', path);
    const values = readFields(fields, given, path, later);
    if (!values.ok) return values;
    const other = otherKey(given, Object.keys(fields), path);
    return other ? refused(other.code, other.path) : ok(values.value as Values<Of>);
  };

type Variants<Before extends Fields, Tag extends string, Kinds extends Record<string, Fields>> = {
  [Kind in keyof Kinds]: Values<Before> & { readonly [Key in Tag]: Kind } & Values<Kinds[Kind]>;
}[keyof Kinds];

/** An object whose further fields depend on the word in one of them. */
export const variants =
  <
    const Before extends Fields,
    const Tag extends string,
    const Kinds extends Readonly<Record<string, Fields>>,
  >(
    before: Before,
    tag: Tag,
    kinds: Kinds,
  ): Read<Variants<Before, Tag, Kinds>> =>
  (given, path, later) => {
    if (!isRecord(given)) return refused('type', path);
    const kind = given[tag];
    const known = typeof kind === 'string' && Object.hasOwn(kinds, kind);
    const isKind: Read<unknown> = (_, place) => (known ? ok(kind) : refused('type', place));
    const fields = { ...before, [tag]: isKind, ...(known ? kinds[kind] : {}) };
    return record(fields)(given, path, later) as Result<Variants<Before, Tag, Kinds>, InputFault>;
  };

interface Length {
  readonly least?: number;
  readonly most?: number;
  /** The field that differs from one to the next. */
  readonly unique?: string;
}

function noteRepeated(
  items: readonly unknown[],
  key: string,
  path: string,
  later: InputFault[],
): void {
  const seen = new Set<unknown>();
  items.forEach((item, index) => {
    const id = (item as Given)[key];
    if (seen.has(id)) later.push(fault('taken', `${path}[${index}].${key}`));
    seen.add(id);
  });
}

export const list =
  <Item>(
    read: Read<Item>,
    { least = 0, most = LONGEST_LIST, unique }: Length = {},
  ): Read<readonly Item[]> =>
  (given, path, later) => {
    if (!Array.isArray(given)) return refused('type', path);
    if (given.length < least || given.length > most) return refused('length', path);
    const items: Item[] = [];
    for (const [index, item] of given.entries()) {
      const value = read(item, `${path}[${index}]`, later);
      if (!value.ok) return value;
      items.push(value.value);
    }
    if (unique !== undefined) noteRepeated(items, unique, path, later);
    return ok(items);
  };
