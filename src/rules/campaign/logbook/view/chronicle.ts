import type { Campaign } from '@/src/rules/campaign/campaign';
import { isFight, type ChronicleEntry } from '@/src/rules/campaign/chronicle';

export interface Attempt extends ChronicleEntry {
  /** Counted from 1 within the chapter; fights among themselves. */
  readonly number: number;
  /** Milliseconds. */
  readonly duration: number;
}

/** Attempts at one chapter, or fights (X2), that followed each other. */
export interface ChronicleChapter {
  readonly chapter: number;
  readonly fights: boolean;
  readonly title: string;
  readonly attempts: readonly Attempt[];
}

const isLike = (one: ChronicleEntry, other: ChronicleEntry): boolean =>
  isFight(one) || isFight(other) ? isFight(one) === isFight(other) : one.chapter === other.chapter;

const attemptsOf = (chronicle: readonly ChronicleEntry[]): readonly Attempt[] =>
  chronicle.map((entry, index) => ({
    ...entry,
    number: chronicle.slice(0, index + 1).filter((one) => isLike(one, entry)).length,
    duration: Math.max(0, entry.endedAt - entry.startedAt),
  }));

/** In the order they were played; a chapter that is played again later stands there again. */
export function chronicleOf({ chronicle }: Campaign): readonly ChronicleChapter[] {
  const chapters: ChronicleChapter[] = [];
  for (const attempt of attemptsOf(chronicle)) {
    const { chapter, title } = attempt;
    const before = chapters.at(-1)?.attempts ?? [];
    const goesOn = before.some((one) => isLike(one, attempt));
    if (goesOn) chapters.pop();
    const attempts = goesOn ? [...before, attempt] : [attempt];
    chapters.push({ chapter, title, fights: isFight(attempt), attempts });
  }
  return chapters;
}
