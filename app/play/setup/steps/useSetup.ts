import { useCallback, useEffect, useState } from 'react';
import type { MonsterSetup } from '@/src/rules';
import { findSetup, type WantedStep } from './find-setup';

/** `none`: the app has no list for this step; `failed`: it could not be fetched. */
export type FoundSetup = MonsterSetup | 'loading' | 'none' | 'failed';

export interface SetupSearch {
  readonly found: FoundSetup;
  readonly retry: () => void;
}

/** The list of one step, fetched when this step is opened and not before. */
export function useSetup(chapter: number, wanted: WantedStep): SetupSearch {
  const [tries, setTries] = useState(0);
  const asked = JSON.stringify([chapter, wanted, tries]);
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly setup: FoundSetup }>();
  useEffect(() => {
    let current = true;
    const show = (setup: FoundSetup) => (current ? setAnswer({ asked, setup }) : undefined);
    const [number, step] = JSON.parse(asked) as [number, WantedStep];
    findSetup(number, step).then(
      (setup) => show(setup ?? 'none'),
      () => show('failed'),
    );
    return () => {
      current = false;
    };
  }, [asked]);
  const retry = useCallback(() => setTries((before) => before + 1), []);
  return { found: answer?.asked === asked ? answer.setup : 'loading', retry };
}

export const setupIn = (found: FoundSetup): MonsterSetup | null =>
  typeof found === 'string' ? null : found;
