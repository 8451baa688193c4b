import { DARK_TONES, LIGHT_TONES, type Tone, type ToneName } from './tones';

export type Scheme = 'dark' | 'light';

export interface ColourPalette {
  readonly background: string;
  /** Cards, tab bar. */
  readonly surface: string;
  /** Pills, quiet buttons, fields: one step above a card. */
  readonly raised: string;
  /** Tracks of bars and switches, pressed wells. */
  readonly sunken: string;
  /** The one active card. */
  readonly active: string;
  /** Decoration only: too quiet to carry meaning. */
  readonly line: string;
  /** Borders that carry meaning, such as a field's. */
  readonly outline: string;
  readonly text: string;
  readonly muted: string;
  /** The quietest words still at AA: done cards, tab bar at rest. */
  readonly faint: string;
  readonly focus: string;
  readonly hover: string;
  readonly press: string;
  readonly scrim: string;
  readonly shadow: string;
  readonly tones: Readonly<Record<ToneName, Tone>>;
}

const dark: ColourPalette = {
  background: '#13151a',
  surface: '#1b1e25',
  raised: '#242832',
  sunken: '#2e333f',
  active: '#33241a',
  line: '#333945',
  outline: '#7d8494',
  text: '#f3ecdc',
  muted: '#b9b2a2',
  faint: '#a39c8d',
  focus: '#ffd79a',
  hover: 'rgba(255, 238, 210, 0.06)',
  press: 'rgba(255, 238, 210, 0.12)',
  scrim: 'rgba(6, 7, 9, 0.66)',
  shadow: 'rgba(0, 0, 0, 0.38)',
  tones: DARK_TONES,
};

const light: ColourPalette = {
  background: '#efe6d4',
  surface: '#faf4e6',
  raised: '#fffaf0',
  sunken: '#e9ddc6',
  active: '#ffeccd',
  line: '#dccfb6',
  outline: '#877960',
  text: '#2b2419',
  muted: '#5c5240',
  faint: '#685d4a',
  focus: '#5a2600',
  hover: 'rgba(88, 56, 14, 0.06)',
  press: 'rgba(88, 56, 14, 0.12)',
  scrim: 'rgba(43, 32, 16, 0.5)',
  shadow: 'rgba(107, 78, 36, 0.18)',
  tones: LIGHT_TONES,
};

export const PALETTES: Readonly<Record<Scheme, ColourPalette>> = { dark, light };
