/** What the checks read of React's own tree. */
export interface Fiber {
  readonly type: unknown;
  readonly key: string | null;
  /** Of a text, the text itself. */
  readonly memoizedProps: unknown;
  readonly return: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly _debugOwner?: Fiber | null;
}

interface Named {
  readonly name?: string;
  readonly displayName?: string;
  readonly render?: Named;
  readonly type?: Named;
}

/** The name of a component, also of one that is memoised or forwards a ref. */
export const nameOf = (type: unknown): string => {
  if (typeof type === 'string') return type;
  const named = type as Named | null | undefined;
  if (named === null || named === undefined) return '';
  return named.displayName ?? named.name ?? nameOf(named.type ?? named.render);
};

export const propsOf = ({ memoizedProps }: Fiber): Readonly<Record<string, unknown>> =>
  typeof memoizedProps === 'object' && memoizedProps !== null
    ? (memoizedProps as Readonly<Record<string, unknown>>)
    : {};

/** It and everything in it, as it is drawn. */
export const below = (top: Fiber): readonly Fiber[] => {
  const all: Fiber[] = [];
  const waiting: Fiber[] = [top];
  for (let fiber = waiting.pop(); fiber !== undefined; fiber = waiting.pop()) {
    all.push(fiber);
    if (fiber !== top && fiber.sibling !== null) waiting.push(fiber.sibling);
    if (fiber.child !== null) waiting.push(fiber.child);
  }
  return all;
};

/** Everything it stands in, the nearest first. */
export const above = (fiber: Fiber): readonly Fiber[] => {
  const all: Fiber[] = [];
  for (let parent = fiber.return; parent !== null; parent = parent.return) all.push(parent);
  return all;
};

export const textOf = (fiber: Fiber): string =>
  below(fiber)
    .map(({ memoizedProps }) => memoizedProps)
    .filter((props) => typeof props === 'string')
    .join('');
