/** The browser's own elements: a screen has dozens of icons, and react-native-svg's cost several times as much each. */
export const Paper = 'svg';
export const Group = 'g';
export const Shape = 'path';
