import { canonicalText, type GameCommand, type GameState } from '../rules';

/**
 * Commands that say how something shall be, whatever it was: decided again they would succeed and overwrite what others
 * did meanwhile. All others say what happens, and the rules judge whether it still can.
 */
const ABSOLUTE: ReadonlySet<string> = new Set<GameCommand['kind']>([
  ...(['renameCampaign', 'writeNotes', 'setChapter', 'changeHero', 'setPlayer'] as const),
  ...([
    'changeAdventureRules',
    'setCounter',
    'tickLine',
    'layChestDeck',
    'setBonusHp',
    'setHp',
    'setTokens',
  ] as const),
  ...(['mark', 'setCurse', 'setTrauma', 'setLimits', 'setCubes', 'sayCubes', 'setRole'] as const),
  ...([
    'setImmunities',
    'setAllyCard',
    'changeCard',
    'moveCard',
    'changeBase',
    'turnCard',
  ] as const),
  ...(['setDeck', 'writeAttackCard', 'turnRuneCard', 'setMap', 'setCharges', 'movePiece'] as const),
  ...(['namePiece', 'paint', 'moveObject', 'placeFigure', 'tickAction'] as const),
  // D10: a hero's reaction takes the place of the one he had.
  ...(['react', 'takeBackReaction'] as const),
]);

/** What a helper notes are places and the values that stand there from now on. */
type Noting = Extract<GameCommand, { kind: 'noteHelper' }>;

/** Every command of the logbook that begins so replaces what stands there. */
const WRITES = /^(set[A-Z]|write|change|rename)/u;

export const isAbsolute = ({ kind }: Pick<GameCommand, 'kind'>): boolean =>
  ABSOLUTE.has(kind) || WRITES.test(kind) || kind === 'noteHelper';

type Node = unknown;

const isRecord = (node: Node): node is Readonly<Record<string, Node>> =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

const keyOf = (node: Node): string | null => {
  if (!isRecord(node)) return null;
  const key = node['id'] ?? node['key'] ?? node['name'] ?? node['hero'];
  return typeof key === 'string' ? key : null;
};

/** Lists of things with names are compared name by name, any other list as a whole. */
function partsOf(node: Node): ReadonlyMap<string, Node> | null {
  if (isRecord(node)) return new Map(Object.entries(node));
  if (!Array.isArray(node)) return null;
  const named = node.map((item) => [keyOf(item), item] as const);
  const keys = named.flatMap(([key]) => (key === null ? [] : [key]));
  return new Set(keys).size === node.length
    ? new Map(named.map(([key, item]) => [key ?? '', item]))
    : null;
}

const same = (a: Node, b: Node): boolean => a === b || canonicalText([a]) === canonicalText([b]);

/** A thing with an id of its own, and by now another one in its place: the next threat, say. */
const isAnother = (before: Node, now: Node): boolean =>
  isRecord(before) && isRecord(now) && before['id'] !== now['id'];

/** Where `before` became `after`: is it still as before, or already as it became? */
function clashes(before: Node, after: Node, now: Node): boolean {
  if (before === after || same(before, after)) return false;
  if (isAnother(before, now)) return true;
  const [was, is, here] = [partsOf(before), partsOf(after), partsOf(now)];
  if (was === null || is === null || here === null) return !same(before, now) && !same(after, now);
  const names = new Set([...was.keys(), ...is.keys()]);
  return [...names].some((name) => clashes(was.get(name), is.get(name), here.get(name)));
}

const nameIn = (node: Node): Node =>
  isRecord(node) ? (node['id'] ?? node['key'] ?? node['name'] ?? null) : null;

/** Entries of a list have numbers: the same number is the same entry while none came, went or was called otherwise. */
const areListed = (then: Node, now: Node): boolean =>
  Array.isArray(then) &&
  Array.isArray(now) &&
  then.length === now.length &&
  then.every((item, at) => nameIn(item) === nameIn(now[at]));

/** Whether at this place something else stands by now. */
function differsAt(path: readonly string[], then: Node, now: Node): boolean {
  const [key, ...rest] = path;
  if (key === undefined) return !same(then, now);
  if (Array.isArray(then) ? !areListed(then, now) : Array.isArray(now)) return true;
  return differsAt(rest, partAt(then, key), partAt(now, key));
}

const partAt = (node: Node, key: string): Node =>
  typeof node === 'object' && node !== null
    ? ((node as Readonly<Record<string, Node>>)[key] ?? null)
    : null;

const notesAre = ({ helper }: Noting, { session }: GameState): Node =>
  session?.notes[helper] ?? null;

/** Also where others came to the same: two taps on "more" are two, and the later one must be seen to be missing. */
const isNotedByOthers = (noting: Noting, before: GameState, now: GameState): boolean =>
  [...noting.changes, ...(noting.rolls ?? [])].some(({ path }) =>
    differsAt(path, notesAre(noting, before), notesAre(noting, now)),
  );

const PARTS = ['campaign', 'adventure', 'session'] as const;

/** Whether what a command replaced, where it was decided first, is something else by now. */
export const isReplacedByOthers = (
  command: GameCommand,
  then: { readonly before: GameState; readonly after: GameState },
  now: GameState,
): boolean =>
  command.kind === 'noteHelper'
    ? isNotedByOthers(command, then.before, now)
    : isAbsolute(command) &&
      PARTS.some((part) => clashes(then.before[part], then.after[part], now[part]));

/** Whether, where `now` becomes `redone`, something else stands by now than what was seen. */
function isOverwritten(seen: Node, now: Node, redone: Node): boolean {
  if (now === redone || same(now, redone)) return false;
  const [was, here, next] = [partsOf(seen), partsOf(now), partsOf(redone)];
  if (was === null || here === null || next === null) return !same(seen, now);
  const names = new Set([...here.keys(), ...next.keys()]);
  return [...names].some((name) => isOverwritten(was.get(name), here.get(name), next.get(name)));
}

/**
 * Whether a command that is decided anew writes over what its author did not see: he may have left a value as it stood
 * (hit points, when only their maximum is set), and others have changed it.
 */
export const writesOverOthers = (
  command: GameCommand,
  seen: GameState,
  now: { readonly before: GameState; readonly after: GameState },
): boolean =>
  command.kind !== 'noteHelper' &&
  isAbsolute(command) &&
  PARTS.some((part) => isOverwritten(seen[part], now.before[part], now.after[part]));
