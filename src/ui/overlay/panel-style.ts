import type { ViewStyle } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useLayout, useTheme } from '../theme';

const MESSAGE_ROOM = 76;
const TALL = 600;

/** Kept free above what stands in the middle, where there is room: a message of two lines. */
export const useMessageRoom = (): number => (useLayout().height < TALL ? 0 : MESSAGE_ROOM);

export type OverlayPlace = 'bottom' | 'center' | 'side';

/** The panel shrinks with the room the keyboard leaves; what scrolls in it gives way, not its title. */
export function usePanelStyle(place: OverlayPlace): ViewStyle {
  const { colors, radius, shadow, size } = useTheme();
  const { height } = useLayout();
  const room = useMessageRoom();
  const insets = useSafeAreaInsets();
  const base: ViewStyle = {
    backgroundColor: colors.surface,
    boxShadow: shadow.floating,
    width: '100%',
    flexShrink: 1,
  };
  switch (place) {
    case 'bottom':
      return {
        ...base,
        maxWidth: 640,
        maxHeight: height * 0.9 - insets.top,
        borderTopLeftRadius: radius.sheet,
        borderTopRightRadius: radius.sheet,
        paddingBottom: insets.bottom,
      };
    case 'center':
      return {
        ...base,
        maxWidth: size.sheetWidth + 80,
        maxHeight: height - 48 - room - insets.top,
        borderRadius: radius.sheet,
      };
    case 'side':
      return {
        ...base,
        maxWidth: size.sheetWidth,
        height: '100%',
        borderTopLeftRadius: radius.sheet,
        borderBottomLeftRadius: radius.sheet,
        paddingTop: insets.top,
        paddingBottom: insets.bottom,
        paddingRight: insets.right,
      };
  }
}
