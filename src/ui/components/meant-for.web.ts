import { useLayoutEffect, useRef, type RefObject } from 'react';

interface Timed {
  readonly timeStamp?: number;
}

/** Enter on a tab, a switch or a box comes as the browser's own event, not as one of React's around it. */
interface Press extends Timed {
  readonly nativeEvent?: Timed;
}

/** Since when this stands on the screen, for something pressable that comes to mean something else without being drawn again. */
export function useShownAt(what: unknown): RefObject<number> {
  const since = useRef(0);
  useLayoutEffect(() => {
    since.current = performance.now();
  }, [what]);
  return since;
}

/**
 * Whether a press was meant for what it hit. A busy browser keeps taps waiting and gives them to
 * whatever lies there by the time it comes to them: what was drawn after the tap was not meant.
 */
export function useMeant(shownAt?: RefObject<number>): (press: Press) => boolean {
  const drawnAt = useShownAt(null);
  return (press) =>
    ((press.nativeEvent ?? press).timeStamp ?? Number.POSITIVE_INFINITY) >=
    (shownAt ?? drawnAt).current;
}
