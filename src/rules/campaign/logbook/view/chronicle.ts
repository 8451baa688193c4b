import type { Campaign } from '@/src/rules/campaign/campaign';
import type { ChronicleEntry } from '@/src/rules/campaign/chronicle';

export interface Attempt extends ChronicleEntry {
  /** Counted from 1 within the chapter. */
  readonly number: number;
  /** Milliseconds. */
  readonly duration: number;
}

export interface ChronicleChapter {
  readonly chapter: number;
  readonly title: string;
  readonly attempts: readonly Attempt[];
  readonly won: boolean;
}

const chapterOf = (chapter: number, entries: readonly ChronicleEntry[]): ChronicleChapter => ({
  chapter,
  title: entries.at(-1)?.title ?? '',
  won: entries.some(({ result }) => result === 'won'),
  attempts: entries.map((entry, index) => ({
    ...entry,
    number: index + 1,
    duration: Math.max(0, entry.endedAt - entry.startedAt),
  })),
});

/** Chapters in the order they were first played, each with all its attempts. */
export function chronicleOf({ chronicle }: Campaign): readonly ChronicleChapter[] {
  const chapters = new Map<number, ChronicleEntry[]>();
  for (const entry of chronicle) {
    const entries = chapters.get(entry.chapter) ?? [];
    chapters.set(entry.chapter, [...entries, entry]);
  }
  return [...chapters].map(([chapter, entries]) => chapterOf(chapter, entries));
}
