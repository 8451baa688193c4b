import type { TableFault } from '../game/tables/view';

const NAME = /^drunagor\.table\.(\d+)$/u;
/** What app and server say to each other. Raised where an older one would misunderstand. */
export const PROTOCOL = 'drunagor.table.1';
/** A server that speaks another one ends the connection with this, and says which. */
export const OTHER_PROTOCOL = 4001;

const versionOf = (protocol: string): number => Number(NAME.exec(protocol)?.[1] ?? 0);

export const isProtocol = (text: string): boolean => NAME.test(text);

/** Of the end of a connection: who of the two must be brought up to date; null: it ended otherwise. */
export function outdated(end: unknown): Extract<TableFault, `table-old-${string}`> | null {
  if (typeof end !== 'object' || end === null) return null;
  const { code, reason } = end as { readonly code?: unknown; readonly reason?: unknown };
  if (code !== OTHER_PROTOCOL) return null;
  return versionOf(String(reason)) > versionOf(PROTOCOL) ? 'table-old-app' : 'table-old-server';
}

/** Nobody can be spoken to until one of the two is brought up to date. */
export class Outdated extends Error {
  constructor(readonly fault: NonNullable<ReturnType<typeof outdated>>) {
    super(fault);
  }
}
