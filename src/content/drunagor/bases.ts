import type { BaseColour, Size } from '@/src/rules';
import type { Names } from './names';

interface Base extends Names {
  readonly id: BaseColour;
  readonly sizes: readonly Size[];
}

const BOTH: readonly Size[] = ['small', 'large'];
const SMALL: readonly Size[] = ['small'];

/** Sixteen coloured bases: twelve small, four large, in acting order (S, U2). */
export const BASES: readonly Base[] = [
  { id: 'yellow', en: 'yellow', de: 'gelb', sizes: BOTH },
  { id: 'dark-blue', en: 'dark blue', de: 'dunkelblau', sizes: BOTH },
  { id: 'pink', en: 'pink', de: 'pink', sizes: BOTH },
  { id: 'green', en: 'green', de: 'grün', sizes: BOTH },
  { id: 'dark-red', en: 'dark red', de: 'dunkelrot', sizes: SMALL },
  { id: 'black', en: 'black', de: 'schwarz', sizes: SMALL },
  { id: 'orange', en: 'orange', de: 'orange', sizes: SMALL },
  { id: 'white', en: 'white', de: 'weiß', sizes: SMALL },
  { id: 'light-blue', en: 'light blue', de: 'hellblau', sizes: SMALL },
  { id: 'blue', en: 'blue', de: 'blau', sizes: SMALL },
  { id: 'red', en: 'red', de: 'rot', sizes: SMALL },
  { id: 'brown', en: 'brown', de: 'braun', sizes: SMALL },
];
