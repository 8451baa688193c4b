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

/** Said anew by the next row of the same step: several taps on hit points are one line. */
const isSaidAnew = (entry: HistoryEntry, next: HistoryEntry | undefined): boolean =>
  entry.marks.hp !== undefined &&
  entry.phase !== 'head' &&
  entry.branches.length === 0 &&
  next?.step === entry.step &&
  next.marks.hp === entry.marks.hp;

/** Grouped by round and turn; with a figure, only what concerns it. */
export function groupHistory(
  entries: readonly HistoryEntry[],
  figure: string | null,
): readonly HistoryGroup[] {
  const groups: (HistoryGroup & { entries: HistoryEntry[] })[] = [];
  for (const [index, entry] of entries.entries()) {
    if (figure !== null && !isAbout(entry, figure)) continue;
    if (isSaidAnew(entry, entries[index + 1])) continue;
    const last = groups.at(-1);
    if (last !== undefined && fits(last, entry)) last.entries.push(entry);
    else {
      const { chapter, round, turn } = entry.marks;
      groups.push({ chapter, round, turn, entries: [entry] });
    }
  }
  return groups;
}
