import { RUNES } from '@/src/content/drunagor';
import type { GameCommand } from '@/src/rules';
import type { Chance } from '@/__tests__/rules/oracle/monster/chance';
import { NOBODY, oneOf } from './scene';

type Path = readonly (string | number)[];

const ID =
  /^(hero|monster|ally|card|attack|trap|interaction|sheet|tray|bridge|object|darkness)-\d+$/;
const RUNE_IDS: ReadonlySet<string> = new Set(RUNES.map(({ id }) => id));
/** What players write: may be too long. */
const WRITTEN: ReadonlySet<string> = new Set([
  ...['name', 'title', 'text', 'zone', 'item', 'option', 'skill', 'note'],
]);
const TOO_LONG = 'x'.repeat(20_000);
const NUMBERS = [-1, 1.5, 100_000, NaN, -1000, 1000];

const isSpoilable = (value: unknown, key: string | number | undefined): boolean =>
  typeof value === 'number' ||
  (typeof value === 'string' &&
    (ID.test(value) || RUNE_IDS.has(value) || WRITTEN.has(String(key))));

/** Where numbers, ids and players' words stand in the command. The 36 runes are the app's own. */
function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  if (isSpoilable(value, path.at(-1))) return [path];
  if (typeof value !== 'object' || value === null || path.at(-1) === 'setup') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    path.length === 0 && key === 'runes' && Array.isArray(inner) && inner.length === RUNES.length
      ? []
      : pathsIn(inner, [...path, key]),
  );
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value);

function replaced<Value>(value: Value, [key, ...rest]: Path, by: unknown): Value {
  if (key === undefined) return by as Value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest, by);
  return copy as Value;
}

const worse = (chance: Chance, value: unknown, key: string | number | undefined): unknown => {
  if (typeof value === 'number') return oneOf(chance, NUMBERS);
  return WRITTEN.has(String(key)) ? TOO_LONG : NOBODY;
};

/** The command with one thing wrong: somebody who is not there, a number or words out of bounds. */
export function spoil<Command extends GameCommand>(chance: Chance, command: Command): Command {
  const path = oneOf(chance, pathsIn(command));
  if (path === undefined) return command;
  return replaced(command, path, worse(chance, valueAt(command, path), path.at(-1)));
}
