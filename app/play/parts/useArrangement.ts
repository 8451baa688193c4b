import { useLayout, useTheme } from '@/src/ui';

/** Below this, a fixed header and track would leave no room for the panel. */
const ROOM_FOR_PINNED = 640;
const COLUMNS_FROM = 700;

export interface Arrangement {
  /** Figures at the left, the panel at the right. */
  readonly columns: boolean;
  /** The track as it lies on the table, in two rows. */
  readonly board: boolean;
  /** Header and track stay while the rest is scrolled. */
  readonly pinned: boolean;
}

/** Large text takes room as a small screen does. */
export function useArrangement(): Arrangement {
  const { width, height, wide, landscape } = useLayout();
  const { textScale } = useTheme();
  const room = height / textScale;
  const columns =
    (wide || (landscape && width >= COLUMNS_FROM)) && width / textScale >= COLUMNS_FROM;
  return {
    columns,
    board: wide && columns && room >= ROOM_FOR_PINNED && width / textScale >= 1000,
    pinned: room >= ROOM_FOR_PINNED,
  };
}

const SHORT = 500;

/** Little room, by the screen or by large text: what matters most goes to the top of a sheet. */
export function useIsShort(): boolean {
  const { height } = useLayout();
  const { textScale } = useTheme();
  return height / textScale < SHORT;
}
