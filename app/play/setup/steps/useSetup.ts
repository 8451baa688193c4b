import { useCallback, useEffect, useState } from 'react';
import type { MonsterSetup } from '@/src/rules';
import { findSetup, type WantedStep } from './find-setup';

/** `none`: the app has no list for this step; `failed`: it could not be fetched. */
export type FoundSetup = MonsterSetup | 'loading' | 'none' | 'failed';

export interface SetupSearch {
  readonly found: FoundSetup;
  readonly retry: () => void;
}

interface Answer {
  readonly chapter: number;
  readonly wanted: WantedStep;
  readonly setup: FoundSetup;
}

/** The list of one step, fetched when this step is opened and not before. `wanted` stays the same one. */
export function useSetup(chapter: number, wanted: WantedStep): SetupSearch {
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let current = true;
    const show = (setup: FoundSetup) => {
      if (current) setAnswer({ chapter, wanted, setup });
    };
    findSetup(chapter, wanted).then(
      (setup) => show(setup ?? 'none'),
      () => show('failed'),
    );
    return () => {
      current = false;
    };
  }, [chapter, wanted, tries]);
  const retry = useCallback(() => {
    setAnswer(null);
    setTries((before) => before + 1);
  }, []);
  const isAnswer = answer?.chapter === chapter && answer.wanted === wanted;
  return { found: isAnswer ? answer.setup : 'loading', retry };
}

export const setupIn = (found: FoundSetup): MonsterSetup | null =>
  typeof found === 'string' ? null : found;
