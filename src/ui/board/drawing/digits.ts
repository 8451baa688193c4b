/** A glyph on a box of 10 × 14: where the pen starts, then relative commands. */
type Glyph = readonly [x: number, y: number, rest: string];

/**
 * Numbers as the board draws them: all of one height and one width, heavy, the same on every system. The
 * app's faces have old-style figures, and drawings on iOS cannot ask for the others.
 */
const GLYPHS: Readonly<Record<string, Glyph>> = {
  '0': [5, 1.3, 'c2.6 0 3.7 2.3 3.7 5.7s-1.1 5.7 -3.7 5.7s-3.7 -2.3 -3.7 -5.7s1.1 -5.7 3.7 -5.7z'],
  '1': [1.8, 3.9, 'l3.6 -2.6v11.4'],
  '2': [
    1.5,
    4.1,
    'c0.2 -1.7 1.5 -2.8 3.4 -2.8c2.1 0 3.5 1.2 3.5 3.1c0 1.8 -1.2 3 -3 4.6l-3.8 3.7h7.2',
  ],
  '3': [
    1.6,
    1.3,
    'h6.6l-3.6 4.3c2.4 -0.1 4 1.3 4 3.4c0 2.2 -1.6 3.7 -3.9 3.7c-1.5 0 -2.7 -0.5 -3.5 -1.5',
  ],
  '4': [6.6, 12.7, 'v-11.4l-5.4 8.1h8'],
  '5': [
    8,
    1.3,
    'h-5.5l-0.5 5.1c0.8 -0.6 1.8 -0.9 2.8 -0.9c2.3 0 3.8 1.4 3.8 3.5c0 2.2 -1.6 3.7 -3.9 3.7c-1.5 0 -2.7 -0.5 -3.5 -1.4',
  ],
  '6': [
    7.4,
    1.3,
    'c-3 1.3 -6 4.1 -6 7.7c0 2.2 1.5 3.7 3.6 3.7s3.6 -1.5 3.6 -3.6s-1.5 -3.5 -3.5 -3.5c-1.7 0 -3.1 1 -3.6 2.6',
  ],
  '7': [1.3, 1.3, 'h7.3l-4.6 11.4'],
  '8': [
    5,
    6.6,
    'c-1.8 0 -3 -1.1 -3 -2.65s1.2 -2.65 3 -2.65s3 1.1 3 2.65s-1.2 2.65 -3 2.65c-2.1 0 -3.6 1.2 -3.6 3.05s1.5 3.05 3.6 3.05s3.6 -1.2 3.6 -3.05s-1.5 -3.05 -3.6 -3.05z',
  ],
  '9': [
    2.6,
    12.7,
    'c3 -1.3 6 -4.1 6 -7.7c0 -2.2 -1.5 -3.7 -3.6 -3.7s-3.6 1.5 -3.6 3.6s1.5 3.5 3.5 3.5c1.7 0 3.1 -1 3.6 -2.6',
  ],
  '+': [5, 3.6, 'v7.6m-3.8 -3.8h7.6'],
  '/': [7.6, 1, 'l-5.2 12'],
};

const ADVANCE = 10.6;
export const GLYPH_HEIGHT = 14;

/** What it can write: digits, and the signs between and before them. */
export const isNumber = (words: string): boolean =>
  words !== '' && [...words].every((sign) => sign in GLYPHS);

/** In units of the glyphs' box. */
export const numberWidth = (words: string): number => words.length * ADVANCE - 0.6;

/** One path to be stroked, its middle at [0, 0]. */
export function numberPath(words: string): string {
  const left = -numberWidth(words) / 2;
  return [...words]
    .flatMap((sign, index) => {
      const glyph = GLYPHS[sign];
      if (glyph === undefined) return [];
      const [x, y, rest] = glyph;
      const at = Math.round((left + index * ADVANCE + x) * 100) / 100;
      return [`M${at} ${Math.round((y - GLYPH_HEIGHT / 2) * 100) / 100}${rest}`];
    })
    .join('');
}
