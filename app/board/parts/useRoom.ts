import { useLayout, useTheme } from '@/src/ui';
import { useGuideHere } from '@/app/play/guided/GuideSlot';

const BESIDE_FROM = 700;
/** Below this, map and panel cannot both be seen: the page is scrolled. */
const ROOM_FOR_BOTH = 560;
/** What the guide's strip takes between them. */
const ROOM_FOR_GUIDE = 110;

export interface Room {
  /** The map at the left, the panel at the right. */
  readonly beside: boolean;
  readonly scrolled: boolean;
}

/** Large text takes room as a small screen does. */
export function useRoom(): Room {
  const { width, height, wide, landscape } = useLayout();
  const { textScale } = useTheme();
  const least = ROOM_FOR_BOTH + (useGuideHere() === null ? 0 : ROOM_FOR_GUIDE);
  const beside = (wide || (landscape && width >= BESIDE_FROM)) && width / textScale >= BESIDE_FROM;
  return { beside, scrolled: !beside && height / textScale < least };
}
