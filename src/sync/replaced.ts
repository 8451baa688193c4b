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
]);

/** Every command of the logbook that begins so replaces what stands there. */
const WRITES = /^(set|write|change|rename)/u;

export const isAbsolute = ({ kind }: Pick<GameCommand, 'kind'>): boolean =>
  ABSOLUTE.has(kind) || WRITES.test(kind);

type Node = unknown;

const isRecord = (node: Node): node is Readonly<Record<string, Node>> =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

const keyOf = (node: Node): string | null => {
  if (!isRecord(node)) return null;
  const key = node['id'] ?? node['key'];
  return typeof key === 'string' ? key : null;
};

/** Lists of things with names are compared name by name, any other list as a whole. */
function partsOf(node: Node): ReadonlyMap<string, Node> | null {
  if (isRecord(node)) return new Map(Object.entries(node));
  if (!Array.isArray(node) || node.length === 0) return null;
  const named = node.map((item) => [keyOf(item), item] as const);
  const keys = named.flatMap(([key]) => (key === null ? [] : [key]));
  return new Set(keys).size === node.length
    ? new Map(named.map(([key, item]) => [key ?? '', item]))
    : null;
}

const same = (a: Node, b: Node): boolean => a === b || canonicalText([a]) === canonicalText([b]);

/** Where `before` became `after`: is it still as before, or already as it became? */
function clashes(before: Node, after: Node, now: Node): boolean {
  if (before === after || same(before, after)) return false;
  const [was, is, here] = [partsOf(before), partsOf(after), partsOf(now)];
  if (was === null || is === null || here === null) return !same(before, now) && !same(after, now);
  const names = new Set([...was.keys(), ...is.keys()]);
  return [...names].some((name) => clashes(was.get(name), is.get(name), here.get(name)));
}

/** Whether what a command replaced, where it was decided first, is something else by now. */
export const isReplacedByOthers = (
  command: Pick<GameCommand, 'kind'>,
  then: { readonly before: GameState; readonly after: GameState },
  now: GameState,
): boolean =>
  isAbsolute(command) &&
  (clashes(then.before.campaign, then.after.campaign, now.campaign) ||
    clashes(then.before.adventure, then.after.adventure, now.adventure));
