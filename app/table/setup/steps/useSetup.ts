import { useEffect, useState } from 'react';
import type { MonsterSetup } from '../../../../src/rules';
import { findSetup, type WantedStep } from './find-setup';

/** `none`: the app has no list for this step. */
export type FoundSetup = MonsterSetup | 'loading' | 'none';

/** The list of one step, fetched when this step is opened and not before. */
export function useSetup(chapter: number, wanted: WantedStep): FoundSetup {
  const asked = JSON.stringify([chapter, wanted]);
  const [found, setFound] = useState<{ readonly asked: string; readonly setup: FoundSetup }>();
  useEffect(() => {
    let current = true;
    const show = (setup: FoundSetup) => (current ? setFound({ asked, setup }) : undefined);
    const [number, step] = JSON.parse(asked) as [number, WantedStep];
    findSetup(number, step).then(
      (setup) => show(setup ?? 'none'),
      () => show('none'),
    );
    return () => {
      current = false;
    };
  }, [asked]);
  return found?.asked === asked ? found.setup : 'loading';
}
