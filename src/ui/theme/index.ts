export { BASE_PAINT, PAINTED_BASES, type BasePaint, type PaintedBase } from './base-colours';
export { contrast, luminance } from './contrast';
export { PALETTES, type ColourPalette, type Scheme } from './palette';
export {
  createTheme,
  ThemeProvider,
  useTheme,
  type Theme,
  type ThemeProviderProps,
} from './ThemeProvider';
export { MOTION, RADIUS, SIZE, SPACE, type Motion } from './tokens';
export { TONE_NAMES, type Tone, type ToneName } from './tones';
export { FACES, family, TEXT_VARIANTS, type FontFace, type TextVariant } from './type-scale';
export { useLayout, type Layout } from './useLayout';
