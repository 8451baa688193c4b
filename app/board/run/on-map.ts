import type { BoardActions, BoardOverlays } from '@/src/ui/board';

/** What the running turn adds to the map; whatever the players hold in hand goes before it. */
export interface OnMap {
  readonly overlays: BoardOverlays;
  readonly actions: BoardActions;
  /** A tap on a figure that means the field it stands on; false: it means the figure. */
  readonly under?: (figure: string) => boolean;
}

export const NOTHING_ON_MAP: OnMap = { overlays: {}, actions: {} };
