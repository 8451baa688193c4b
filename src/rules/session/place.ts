import type { Plain } from './session';

type Tree = { readonly [key: string]: Plain };

/** Digits name a place of a list, which grows by one at most. */
function putInList(list: readonly Plain[], key: string, put: (old: Plain) => Plain | undefined) {
  const at = Number(key);
  if (!/^\d{1,4}$/.test(key) || at > list.length) return list;
  const value = put(list[at] ?? null);
  const before = list.slice(0, at);
  return value === undefined
    ? [...before, ...list.slice(at + 1)]
    : [...before, value, ...list.slice(at + 1)];
}

function putInTree(tree: Tree, key: string, put: (old: Plain) => Plain | undefined): Tree {
  const value = put(Object.hasOwn(tree, key) ? (tree[key] ?? null) : null);
  const { [key]: _, ...others } = tree;
  return value === undefined ? others : { ...others, [key]: value };
}

const isTree = (value: Plain): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value with another one at a place of it; whatever is in the way becomes a tree. */
export function putAt(value: Plain, path: readonly string[], wanted: Plain | undefined): Plain {
  const [key, ...rest] = path;
  if (key === undefined) return wanted ?? null;
  const inside = (old: Plain): Plain | undefined =>
    rest.length === 0 ? wanted : putAt(old, rest, wanted);
  if (Array.isArray(value)) return putInList(value as readonly Plain[], key, inside);
  return putInTree(isTree(value) ? value : {}, key, inside);
}
