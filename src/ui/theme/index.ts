export { BASE_COLOURS, BASE_PAINT, type BaseColour, type BasePaint } from './base-colours';
export { contrast, luminance } from './contrast';
export { PALETTES, type Palette, type Scheme } from './palette';
export {
  createTheme,
  ThemeProvider,
  useTheme,
  type Theme,
  type ThemeProviderProps,
} from './ThemeProvider';
export { MOTION, RADIUS, SIZE, SPACE, type Motion } from './tokens';
export { TONE_NAMES, type Tone, type ToneName } from './tones';
export { FACES, family, TEXT_VARIANTS, type Face, type TextVariant } from './type-scale';
export { useLayout, type Layout } from './useLayout';
