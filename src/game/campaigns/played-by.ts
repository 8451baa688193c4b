import type { GameContext } from './context';

/** Authors stand as `device:name`. */
const split = (by: string): readonly [string, string] => {
  const at = by.indexOf(':');
  return [by.slice(0, at), by.slice(at + 1)];
};

export const authorName = (by: string): string => split(by)[1];

/** The name somebody else gave at the table; null: it was played here, or nobody knows. */
export async function playedBy(
  { session, storage, author }: GameContext,
  row: string,
): Promise<string | null> {
  if (session?.record.shared === undefined) return null;
  const [found] = await storage.shared.authors(session.record.id, [row]);
  if (found === undefined || found.by === '') return null;
  const [device, name] = split(found.by);
  return device === split(author)[0] ? null : name;
}
