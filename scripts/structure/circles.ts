import { posix } from 'node:path';
import type { Import } from './imports';

/** The folder, feature or whatever a file counts for; null: for none. */
type Place = (file: string) => string | null;

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const isInside = (a: string, b: string): boolean => a.startsWith(`${b}/`);

/** A folder and those inside it may import each other. */
function graphOf(imports: readonly Import[], place: Place): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [a, b] = [place(from), place(to)];
    if (a === null || b === null || a === b || isInside(a, b) || isInside(b, a)) continue;
    graph.set(a, (graph.get(a) ?? new Set()).add(b));
  }
  return graph;
}

function reachedFrom(graph: Graph, start: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...(graph.get(start) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    waiting.push(...(graph.get(next) ?? []));
  }
  return reached;
}

/** Those that reach themselves again, each with whom it imports on the way. */
export function inCircles(imports: readonly Import[], place: Place): readonly string[] {
  const graph = graphOf(imports, place);
  const reached = new Map([...graph.keys()].map((name) => [name, reachedFrom(graph, name)]));
  return [...graph]
    .filter(([name]) => reached.get(name)?.has(name))
    .map(([name, next]) => {
      const back = [...next].filter((other) => reached.get(other)?.has(name));
      return `${name} → ${back.join(', ')}`;
    });
}

/** Every folder below `top` by itself. */
export const folderBelow =
  (top: string): Place =>
  (file) =>
    isInside(posix.dirname(file), top) ? posix.dirname(file) : null;

/** `app/table`, `app/board` and so on, with all that is in them. */
export const featureOf: Place = (file) => /^app\/([^/]+)\//u.exec(file)?.[1] ?? null;
