/** Every tone has a name, never colour alone: components pair it with a shape, an icon or a word. */
export const TONE_NAMES = [
  'neutral',
  'ember',
  'danger',
  'ok',
  'darkness',
  'yellow',
  'orange',
  'green',
  'blue',
  'red',
  'gray',
] as const;
export type ToneName = (typeof TONE_NAMES)[number];

export interface Tone {
  /** Words in this tone on any surface or on `soft`. */
  readonly text: string;
  /** Shapes and lines in this tone on any surface; also the rim around `fill`. */
  readonly graphic: string;
  readonly fill: string;
  readonly onFill: string;
  /** A tinted surface. */
  readonly soft: string;
}

const tone = (text: string, graphic: string, fill: string, onFill: string, soft: string): Tone => ({
  text,
  graphic,
  fill,
  onFill,
  soft,
});

const INK = '#17120b';

export const DARK_TONES: Readonly<Record<ToneName, Tone>> = {
  neutral: tone('#f3ecdc', '#b9b2a2', '#d8d0be', INK, '#242832'),
  ember: tone('#f6b26b', '#e98a3c', '#e98a3c', '#1b0f04', '#3a2818'),
  danger: tone('#ff9a8c', '#d9594c', '#d9594c', '#1c0503', '#3b2022'),
  ok: tone('#9bcf85', '#7fb069', '#7fb069', INK, '#243022'),
  darkness: tone('#c9b8fa', '#8a6bd8', '#4a2d6e', '#eadfff', '#2f2247'),
  yellow: tone('#e6c64f', '#e6c64f', '#e6c64f', INK, '#37311c'),
  orange: tone('#f2a556', '#e0862f', '#e0862f', INK, '#3a2a1a'),
  green: tone('#8ccb86', '#5fa55a', '#5fa55a', INK, '#20301f'),
  blue: tone('#86b8f0', '#4f8fd6', '#4f8fd6', INK, '#1d2c40'),
  red: tone('#ff9a8c', '#dd5a50', '#dd5a50', INK, '#3b2022'),
  gray: tone('#b4bac6', '#969daa', '#969daa', INK, '#2a2e37'),
};

export const LIGHT_TONES: Readonly<Record<ToneName, Tone>> = {
  neutral: tone('#2b2419', '#5c5240', '#4a4132', '#fffaf0', '#fffaf0'),
  ember: tone('#8f3f0e', '#b4551a', '#b0511a', '#fff8ee', '#fbe3c8'),
  danger: tone('#9c2b20', '#b83a2e', '#b83a2e', '#fff8ee', '#f8dcd4'),
  ok: tone('#3a652a', '#4b7f38', '#4b7f38', '#fffaf0', '#e2ebd0'),
  darkness: tone('#5a3cab', '#6a4bbd', '#3d2459', '#eadfff', '#e8def2'),
  yellow: tone('#6e5200', '#957000', '#e6c64f', INK, '#f6e9bd'),
  orange: tone('#8a4508', '#bf6414', '#e8984a', INK, '#fae2c4'),
  green: tone('#2d6529', '#3d8339', '#72b36c', INK, '#deebd3'),
  blue: tone('#22558f', '#2f6fb8', '#69a5e4', INK, '#dae6ee'),
  red: tone('#9c2b20', '#c23a31', '#e8766c', INK, '#f8dcd4'),
  gray: tone('#515763', '#6f7683', '#a7aeba', INK, '#e6e3dc'),
};
