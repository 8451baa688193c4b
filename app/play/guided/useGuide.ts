import { useIsFocused } from '@react-navigation/native';
import { useEffect, useMemo } from 'react';
import { GUIDE_IDS, type GuideId } from '@/src/i18n/guide/model';
import type { Adventure } from '@/src/rules';
import { useGameView } from '@/app/wiring/game';
import { useAdventure } from '../context/table-context';
import { useAllHintsDone } from '../parts/Hints';
import { activePanel } from '../panel/active-panel';
import type { GuideMark } from '../guide/mark';
import { forgetSeen, pointAt } from '../guide/pointing';
import { progressOf, type GuideProgress } from './progress';
import type { GuidePlace } from './steps';
import { useGuideMark } from '../guide/useGuideMark';
import { useIsAimed, useOnScreen } from './useOnScreen';
import { useStepsTold } from './useStepsTold';

export interface Guide {
  readonly progress: GuideProgress;
  readonly skip: () => void;
  readonly leave: () => void;
  readonly finish: () => void;
}

const isSomebodyMissing = ({ heroes, monsters }: Adventure): boolean =>
  [...heroes, ...monsters].some(({ at }) => at === null);

const isStep = (word: string): word is GuideId => (GUIDE_IDS as readonly string[]).includes(word);

/** Undo is a step like any other; what it took back was done all the same. */
function useUndone(progress: GuideProgress | null, done: ReadonlySet<GuideId>): readonly GuideId[] {
  const undone = useGameView(({ open }) => open?.canRedo ?? false);
  if (!undone || progress === null || done.has('undo')) return [];
  return progress.step === 'undo' ? [...done, 'undo'] : ['undo'];
}

/** Only what is on the screen points, and only while it is there. */
function usePointing(progress: GuideProgress | null): void {
  const inSight = useIsFocused();
  const points = progress === null || progress.step === null ? null : progress.points;
  useEffect(() => {
    if (!inSight) return undefined;
    pointAt(points);
    return () => pointAt(null);
  }, [inSight, points]);
  useEffect(() => {
    forgetSeen();
    return forgetSeen;
  }, []);
}

/** Where the guide is, and what the players say to it. Null: nothing is known yet. */
export function useGuide(place: GuidePlace, mark: GuideMark): Guide | null {
  const { keep } = useGuideMark();
  const hintsDone = useAllHintsDone();
  const told = useStepsTold();
  const panel = useAdventure(activePanel);
  const seen = mark.seen.filter(isStep);
  const known = [...(told ?? []), ...seen].join();
  const done = useMemo(() => new Set(known.split(',').filter(isStep)), [known]);
  const aimed = useIsAimed() || panel === 'threat';
  const missing = useAdventure(isSomebodyMissing);
  const progress = told === null ? null : progressOf({ panel, place, done, aimed, missing });
  const undone = useUndone(progress, done);
  const onScreen = useOnScreen();
  const note = (ids: readonly GuideId[]) =>
    keep({ ...mark, seen: [...new Set([...seen, ...ids])] });
  const fresh = [...undone, ...onScreen].filter((id) => !seen.includes(id)).join();
  useEffect(() => {
    if (told !== null && fresh !== '') note(fresh.split(',').filter(isStep));
    // Once for each thing that is new; what was noted is in the mark from then on.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [fresh, told === null]);
  usePointing(progress);
  if (progress === null) return null;
  return {
    progress,
    skip: () => (progress.step === null ? undefined : note([progress.step])),
    leave: () => keep({ ...mark, on: false }),
    finish: () => {
      hintsDone();
      keep(null);
    },
  };
}
