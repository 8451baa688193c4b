import { useEffect, useRef, type RefObject } from 'react';
import type { ScrollView, View } from 'react-native';
import type { CampStep } from '@/src/rules';
import { useTheme } from '@/src/ui';
import { afterPaint } from '@/app/wiring/after-paint';

const ROOM_ABOVE = 12;

interface DueInSight {
  readonly scroller: RefObject<ScrollView | null>;
  /** Around all of them. */
  readonly steps: RefObject<View | null>;
  readonly due: RefObject<View | null>;
}

/** What the big button ends is on the screen: nobody ticks off rewards they have not seen. */
export function useDueInSight(step: CampStep | undefined): DueInSight {
  const scroller = useRef<ScrollView>(null);
  const steps = useRef<View>(null);
  const due = useRef<View>(null);
  const { reducedMotion } = useTheme();
  useEffect(
    () =>
      afterPaint(() => {
        if (steps.current === null) return;
        due.current?.measureLayout(steps.current, (_left, top) =>
          scroller.current?.scrollTo({
            y: Math.max(0, top - ROOM_ABOVE),
            animated: !reducedMotion,
          }),
        );
      }),
    [step, reducedMotion],
  );
  return { scroller, steps, due };
}
