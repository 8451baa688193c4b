import type { LibraryItem } from '../port';

/** What players entered for good, by what it is; anything else in a file is not ours. */
export const LIBRARY_KINDS = [
  'own-card',
  'attack-deck',
  'map-tile',
  'map',
  'hero-values',
  'habits',
  'ally',
  'chest-card',
  'own-skill',
] as const;
export type LibraryKind = (typeof LIBRARY_KINDS)[number];

/** An item of the file that would come, and the one here that it takes the place of. */
export interface LibraryChange {
  readonly kind: LibraryKind;
  readonly item: LibraryItem;
  readonly before: LibraryItem | null;
}

export interface LibraryPlan {
  readonly changes: readonly LibraryChange[];
  /** Newer here than in the file: they stay. */
  readonly kept: number;
  /** Null: a library of our own, not a pack. */
  readonly pack: PackTally | null;
}

/** How a pack and the library here go together. */
export interface PackTally {
  /** Here already, word for word. */
  readonly same: number;
  /** Of a name that is here with other content: they come beside it under a name of their own. */
  readonly both: number;
  readonly unreadable: number;
}

const keyOf = ({ kind, id }: LibraryItem): string => JSON.stringify([kind, id]);

const isKind = (kind: string): kind is LibraryKind =>
  (LIBRARY_KINDS as readonly string[]).includes(kind);

/** Nothing newer is overwritten; what a file dates into the future is of today. */
export function planLibrary(
  here: readonly LibraryItem[],
  file: readonly LibraryItem[],
  now: number,
): LibraryPlan {
  const known = new Map(here.map((item) => [keyOf(item), item]));
  const changes: LibraryChange[] = [];
  let kept = 0;
  for (const item of file) {
    if (!isKind(item.kind)) continue;
    const before = known.get(keyOf(item)) ?? null;
    if (before?.body === item.body) continue;
    const changedAt = Math.min(item.changedAt, now);
    if (before !== null && before.changedAt >= changedAt) kept += 1;
    else changes.push({ kind: item.kind, item: { ...item, changedAt }, before });
  }
  return { changes, kept, pack: null };
}
