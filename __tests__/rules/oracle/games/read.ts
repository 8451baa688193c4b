import type { Field, Fields, Shape } from './shape';

/** The first fault of a case, by its path. */
export class Fault extends Error {
  constructor(readonly path: string) {
    super(path);
  }
}

export const below = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

const refuseUnless = (fine: boolean, path: string): void => {
  if (!fine) throw new Fault(path);
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readKnown(value: Record<string, unknown>, fields: Fields, path: string) {
  const read: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(fields)) {
    const at = below(path, key);
    if (Object.hasOwn(value, key)) read[key] = readShape(value[key], shapeOf(field), at);
    else if (field.kind === 'optional') read[key] = field.fallback;
    else throw new Fault(at);
  }
  return read;
}

function readFields(value: Record<string, unknown>, fields: Fields, path: string, known: string[]) {
  const read = readKnown(value, fields, path);
  const fine = new Set([...Object.keys(fields), ...known]);
  const [stranger] = Object.keys(value)
    .filter((key) => !fine.has(key))
    .sort((one, other) => (one < other ? -1 : 1));
  if (stranger !== undefined) throw new Fault(below(path, stranger));
  return read;
}

const shapeOf = (field: Field): Shape => (field.kind === 'optional' ? field.of : field);

function readTagged(value: unknown, shape: Shape & { kind: 'tagged' }, path: string): unknown {
  if (!isObject(value)) throw new Fault(path);
  const first = readKnown(value, shape.first, path);
  const tag = value[shape.tag];
  const fields = typeof tag === 'string' && Object.hasOwn(shape.cases, tag) && shape.cases[tag];
  if (!fields) throw new Fault(below(path, shape.tag));
  const known = [shape.tag, ...Object.keys(shape.first)];
  return { ...first, [shape.tag]: tag, ...readFields(value, fields, path, known) };
}

function readList(value: unknown, shape: Shape & { kind: 'list' }, path: string): unknown[] {
  if (!Array.isArray(value)) throw new Fault(path);
  refuseUnless(value.length >= shape.min && value.length <= shape.max, path);
  return value.map((item, index) => readShape(item, shape.of, `${path}[${index}]`));
}

function readPlain(value: unknown, shape: Shape, path: string): unknown {
  if (shape.kind === 'number') {
    refuseUnless(Number.isInteger(value), path);
    refuseUnless(Number(value) >= shape.min && Number(value) <= shape.max, path);
    return value;
  }
  if (shape.kind === 'flag') refuseUnless(typeof value === 'boolean', path);
  if (shape.kind === 'text' || shape.kind === 'word') {
    refuseUnless(typeof value === 'string', path);
    const said = String(value);
    if (shape.kind === 'word') refuseUnless(shape.words.includes(said), path);
    else {
      refuseUnless(said.length >= 1 && said.length <= shape.max, path);
      refuseUnless(shape.letters?.test(said) ?? true, path);
    }
  }
  return value;
}

function readShape(value: unknown, shape: Shape, path: string): unknown {
  if (shape.kind === 'nullable') return value === null ? null : readShape(value, shape.of, path);
  if (shape.kind === 'either') {
    return readShape(value, typeof value === 'number' ? shape.number : shape.word, path);
  }
  if (shape.kind === 'list') return readList(value, shape, path);
  if (shape.kind === 'tagged') return readTagged(value, shape, path);
  if (shape.kind !== 'object') return readPlain(value, shape, path);
  if (!isObject(value)) throw new Fault(path);
  return readFields(value, shape.fields, path, []);
}

/** The inputs beside `id` and `op`, or a fault. */
export const readCase = (value: Record<string, unknown>, fields: Fields): Record<string, unknown> =>
  readFields(value, fields, '', ['id', 'op']);

/** Refuses a list in which a later member has the key of an earlier one. */
export function differ(keys: readonly string[], path: (index: number) => string): void {
  keys.forEach((key, index) => {
    if (keys.indexOf(key) < index) throw new Fault(path(index));
  });
}

export const check = refuseUnless;
