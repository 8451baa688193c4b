import { groupHistory, type HistoryBranch, type HistoryEntry, type HistoryGroup } from '@/src/game';

/** What the list draws, newest first. */
export type HistoryItem =
  | { readonly kind: 'group'; readonly key: string; readonly group: HistoryGroup }
  | { readonly kind: 'entry'; readonly key: string; readonly entry: HistoryEntry }
  | { readonly kind: 'branch'; readonly key: string; readonly branch: HistoryBranch };

const itemsOfEntry = (entry: HistoryEntry): readonly HistoryItem[] => [
  ...entry.branches.map((branch): HistoryItem => ({
    kind: 'branch',
    key: `branch-${branch.row}`,
    branch,
  })),
  { kind: 'entry', key: entry.row, entry },
];

export function historyItems(
  entries: readonly HistoryEntry[],
  figure: string | null,
): readonly HistoryItem[] {
  return [...groupHistory(entries, figure)]
    .reverse()
    .flatMap((group): readonly HistoryItem[] => [
      { kind: 'group', key: `group-${group.entries[0]?.row ?? ''}`, group },
      ...[...group.entries].reverse().flatMap(itemsOfEntry),
    ]);
}
