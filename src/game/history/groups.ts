import type { HistoryEntry } from './tree';

/** Entries that follow each other in the same chapter, round and turn. */
export interface HistoryGroup {
  readonly chapter: number;
  readonly round: number | null;
  readonly turn: string | null;
  readonly entries: readonly HistoryEntry[];
}

export const isAbout = (entry: HistoryEntry, figure: string): boolean =>
  entry.marks.figures.includes(figure);

const fits = (group: HistoryGroup, { marks }: HistoryEntry): boolean =>
  group.chapter === marks.chapter && group.round === marks.round && group.turn === marks.turn;

/** Grouped by round and turn; with a figure, only what concerns it. */
export function groupHistory(
  entries: readonly HistoryEntry[],
  figure: string | null,
): readonly HistoryGroup[] {
  const groups: (HistoryGroup & { entries: HistoryEntry[] })[] = [];
  for (const entry of entries) {
    if (figure !== null && !isAbout(entry, figure)) continue;
    const last = groups.at(-1);
    if (last !== undefined && fits(last, entry)) last.entries.push(entry);
    else {
      const { chapter, round, turn } = entry.marks;
      groups.push({ chapter, round, turn, entries: [entry] });
    }
  }
  return groups;
}
