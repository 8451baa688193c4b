import { useMemo } from 'react';
import { useGameView } from '@/app/wiring/game';
import { useSettings } from '@/app/wiring/settings';
import { readMark, writeMark, type GuideMark } from './mark';

export interface MarkControls {
  /** Null: nobody is guided. */
  readonly mark: GuideMark | null;
  readonly keep: (mark: GuideMark | null) => void;
}

export function useGuideMark(): MarkControls {
  const { settings, change } = useSettings();
  const { guide } = settings;
  return useMemo(
    () => ({ mark: readMark(guide), keep: (mark) => change('guide', writeMark(mark)) }),
    [guide, change],
  );
}

/** Who is guided through the open campaign; null: nobody. */
export function useGuided(): GuideMark | null {
  const { mark } = useGuideMark();
  const here = useGameView(({ open }) => open?.id);
  return mark !== null && mark.on && mark.campaign === here ? mark : null;
}
