import { Platform } from 'react-native';
import type { SvgProps } from 'react-native-svg';

type SpokenProps = Pick<
  SvgProps,
  | 'accessible'
  | 'accessibilityElementsHidden'
  | 'accessibilityLabel'
  | 'accessibilityRole'
  | 'aria-hidden'
  | 'aria-label'
  | 'importantForAccessibility'
  | 'role'
>;

// react-native-svg hands its props on as they are: the web knows aria names only, the devices only
// the older ones.
const DECORATIVE: SpokenProps =
  Platform.OS === 'web'
    ? { 'aria-hidden': true }
    : { accessibilityElementsHidden: true, importantForAccessibility: 'no-hide-descendants' };

const spoken = (label: string): SpokenProps =>
  Platform.OS === 'web'
    ? { role: 'img', 'aria-label': label }
    : { accessible: true, accessibilityRole: 'image', accessibilityLabel: label };

/** Without a label a picture is decoration and silent: the text beside it speaks. */
export const screenReaderProps = (label: string | undefined): SpokenProps =>
  label === undefined ? DECORATIVE : spoken(label);
