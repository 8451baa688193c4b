import { useLayout, useTheme } from '@/src/ui';

/** Heights a window needs at the usual size of text, so that targets and die are in sight together. */
const FOR_THE_BUTTON = 420;
const FOR_THE_NUMBERS = 640;

export interface DieRoom {
  /** Who rolls, and the app's die. */
  readonly button: boolean;
  /** What the table's own die shows. */
  readonly numbers: boolean;
}

/** What of the die stands still below what scrolls; in a low window all of it scrolls along. */
export function useDieRoom(): DieRoom {
  const { height } = useLayout();
  const { textScale } = useTheme();
  return {
    button: height >= FOR_THE_BUTTON * textScale,
    numbers: height >= FOR_THE_NUMBERS * textScale,
  };
}
