/** The browser's own elements: a screen has dozens of icons, and react-native-svg's cost several times as much each. */
export const SvgBox = 'svg';
export const SvgGroup = 'g';
export const SvgPath = 'path';
