import { createContext, useContext, useMemo } from 'react';
import { linesOfEvents, type PlayedRow } from '@/src/game';
import { inWords } from '../context/between';
import { useGameWords } from '../words/useGameWords';

/** How steps read in the history. */
export interface StepWords {
  /** Each line of a row. */
  readonly each: (row: PlayedRow) => readonly string[];
  /** Several rows in a few words. */
  readonly all: (rows: readonly PlayedRow[]) => string;
}

/** Sessions of other games have words of their own; null: those of the campaign. */
export const StepWordsContext = createContext<StepWords | null>(null);

export function useStepWords(): StepWords {
  const { line } = useGameWords();
  const own = useContext(StepWordsContext);
  return useMemo(
    () =>
      own ?? {
        each: ({ events }) => linesOfEvents(events ?? []).map(line),
        all: inWords(line),
      },
    [own, line],
  );
}
