/** All pictures are as wide as feeds show them. */
export const WIDTH = 1080;
export const EDGE = 64;
export const INNER = WIDTH - 2 * EDGE;

/** Of a letter's size, generously: which font a system draws with is its own business. */
const LETTER = 0.56;

/** As large as wanted, or as fits. */
export const sizeFor = (text: string, wanted: number, room: number): number =>
  Math.min(wanted, Math.floor(room / (Math.max(1, [...text].length) * LETTER)));

/** As much as fits, with dots for the rest. */
export function cut(text: string, size: number, room: number): string {
  const letters = [...text];
  const most = Math.floor(room / (size * LETTER));
  return letters.length <= most ? text : `${letters.slice(0, Math.max(1, most - 1)).join('')}…`;
}
