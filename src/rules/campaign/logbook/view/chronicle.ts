import type { Campaign } from '@/src/rules/campaign/campaign';
import type { ChronicleEntry } from '@/src/rules/campaign/chronicle';

export interface Attempt extends ChronicleEntry {
  /** Counted from 1 within the chapter. */
  readonly number: number;
  /** Milliseconds. */
  readonly duration: number;
}

/** Attempts at one chapter that followed each other. */
export interface ChronicleChapter {
  readonly chapter: number;
  readonly title: string;
  readonly attempts: readonly Attempt[];
}

const attemptsOf = (chronicle: readonly ChronicleEntry[]): readonly Attempt[] =>
  chronicle.map((entry, index) => ({
    ...entry,
    number: chronicle.slice(0, index + 1).filter(({ chapter }) => chapter === entry.chapter).length,
    duration: Math.max(0, entry.endedAt - entry.startedAt),
  }));

/** In the order they were played; a chapter that is played again later stands there again. */
export function chronicleOf({ chronicle }: Campaign): readonly ChronicleChapter[] {
  const chapters: ChronicleChapter[] = [];
  for (const attempt of attemptsOf(chronicle)) {
    const { chapter, title } = attempt;
    const last = chapters.at(-1);
    const before = last?.chapter === chapter ? last.attempts : [];
    if (before.length > 0) chapters.pop();
    chapters.push({ chapter, title, attempts: [...before, attempt] });
  }
  return chapters;
}
