import { useEffect, useState } from 'react';
import type { View } from 'react-native';
import type { ScreenSpot } from './camera';
import type { Gestures } from './gestures';

interface BoardInput {
  readonly ref: (node: View | null) => void;
}

/** A wheel's notch of 100 zooms by a quarter. */
const WHEEL = 0.0022;
const STEEPEST = 120;

/** `pointerType` is no matter: mouse, pen and fingers are all pointers. */
function listen(
  element: HTMLElement,
  gestures: Gestures,
  zoom: (factor: number, spot: ScreenSpot) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  element.style.touchAction = 'none';
  const spotOf = ({ clientX, clientY }: MouseEvent): ScreenSpot => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const on = (name: 'pointerdown' | 'pointermove' | 'pointerup', tell: (e: PointerEvent) => void) =>
    element.addEventListener(name, tell, { signal });
  on('pointerdown', (event) => {
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    gestures.down(event.pointerId, spotOf(event));
  });
  on('pointermove', (event) => gestures.moved(event.pointerId, spotOf(event)));
  on('pointerup', (event) => gestures.up(event.pointerId, spotOf(event), event.timeStamp));
  element.addEventListener('pointercancel', gestures.cancel, { signal });
  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const steps = Math.min(STEEPEST, Math.max(-STEEPEST, event.deltaY));
      zoom(Math.exp(-steps * WHEEL), spotOf(event));
    },
    { signal, passive: false },
  );
  return () => stop.abort();
}

export function useBoardInput(
  gestures: Gestures,
  zoom: (factor: number, spot: ScreenSpot) => void,
): BoardInput {
  const [node, setNode] = useState<View | null>(null);
  useEffect(() => {
    if (!(node instanceof HTMLElement)) return undefined;
    return listen(node, gestures, zoom);
  }, [node, gestures, zoom]);
  return { ref: setNode };
}
