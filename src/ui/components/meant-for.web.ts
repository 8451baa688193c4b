import { useCallback, useLayoutEffect, useRef } from 'react';

interface Timed {
  readonly nativeEvent: { readonly timeStamp?: number };
}

/**
 * Whether a press was meant for what it hit. A busy browser keeps taps waiting and gives them to
 * whatever lies there by the time it comes to them: what was drawn after the tap was not meant.
 */
export function useMeant(): (press: Timed) => boolean {
  const since = useRef(0);
  useLayoutEffect(() => {
    since.current = performance.now();
  }, []);
  return useCallback(
    ({ nativeEvent }) => (nativeEvent.timeStamp ?? Number.POSITIVE_INFINITY) >= since.current,
    [],
  );
}
