import { useMemo } from 'react';
import { fieldsReached } from '@/src/rules';
import { useAdventure } from '@/app/play/context/table-context';
import { toView, type Frame } from '../picture/frame';
import { useRun } from '../run/run-state';
import type { OnMap } from '../run/on-map';
import { useHelped } from './useHelped';

/** How far a cube of the chosen colour reaches; null: nobody asked. */
export function useHeroOnMap(frame: Frame): OnMap | null {
  const hero = useHelped();
  const { colour } = useRun();
  const adventure = useAdventure((whole) => whole);
  const at = hero?.at ?? null;
  return useMemo(() => {
    if (at === null || colour === null) return null;
    const reach = fieldsReached(adventure, at, colour).map((field) => toView(frame, field));
    return { overlays: { reach }, actions: {} };
  }, [adventure, at, colour, frame]);
}
