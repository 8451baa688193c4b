import { useMemo } from 'react';
import { shareBoard, type SharedBoard } from '@/src/game/share';
import { useGameView } from '@/app/wiring/game';

/** The open adventure's board as others will see it; null without a map. */
export function useShared(): SharedBoard | null {
  const state = useGameView(({ open }) => open?.state ?? null);
  return useMemo(
    () => state && state.adventure && shareBoard(state.campaign, state.adventure),
    [state],
  );
}
