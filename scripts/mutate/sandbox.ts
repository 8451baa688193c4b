import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { isOwn, resolveImport, type Body, type Sources } from './sources';
import { failingRows, TableReader } from './table-run';

const outside = createRequire(__filename);
const PATIENCE_MS = 30_000;
const ENDLESS = 'it never comes to an end';
const BROKEN = 'it cannot even be loaded';

/** What is different from the files as they are. */
export type Changes = ReadonlyMap<string, Body>;

/** Loads modules afresh, changed ones in their changed form. */
const freshRequire = (sources: Sources, changes: Changes) => {
  const loaded = new Map<string, { exports: object }>();
  const load = (file: string): object => {
    const known = loaded.get(file);
    if (known) return known.exports;
    const module = { exports: {} };
    loaded.set(file, module);
    const body = changes.get(file) ?? sources.body(file);
    const require = (name: string): unknown =>
      isOwn(name) ? load(resolveOnce(file, name)) : outside(name);
    body(require, module, module.exports);
    return module.exports;
  };
  return load;
};

const resolved = new Map<string, string>();
const resolveOnce = (from: string, name: string): string => {
  const key = `${from}:${name}`;
  const file = resolved.get(key) ?? resolveImport(from, name);
  resolved.set(key, file);
  return file;
};

/** Interrupts even an endless loop. */
const withPatience = <Value>(run: () => Value): Value | undefined => {
  const slot = globalThis as { mutateRun?: () => void };
  let value: Value | undefined;
  slot.mutateRun = () => {
    value = run();
  };
  try {
    new Script('mutateRun()').runInThisContext({ timeout: PATIENCE_MS });
    return value;
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined;
    throw error;
  } finally {
    delete slot.mutateRun;
  }
};

/** The rows of the tables that fail with these changes. */
export const failuresOf = (
  sources: Sources,
  tables: readonly string[],
  changes: Changes,
): readonly string[] => {
  const reader = new TableReader();
  Object.assign(globalThis, reader.globals);
  const run = () => {
    const load = freshRequire(sources, changes);
    try {
      for (const table of tables) load(table);
    } catch {
      return [BROKEN];
    }
    return failingRows(reader.rows);
  };
  return withPatience(run) ?? [ENDLESS];
};

export const countRows = (sources: Sources, tables: readonly string[]): number => {
  const reader = new TableReader();
  Object.assign(globalThis, reader.globals);
  const load = freshRequire(sources, new Map());
  for (const table of tables) load(table);
  return reader.rows.length;
};
