import type { BoardActions, BoardOverlays } from '@/src/ui/board';

/** What the running turn adds to the map; whatever the players hold in hand goes before it. */
export interface OnMap {
  readonly overlays: BoardOverlays;
  readonly actions: BoardActions;
}

export const NOTHING_ON_MAP: OnMap = { overlays: {}, actions: {} };
