import type { BoardPoint } from './model';

const LETTERS = 26;
const FIRST = 'A'.charCodeAt(0);

/** A … Z, AA, AB …, as in a spreadsheet. */
export function columnName(x: number): string {
  const last = String.fromCharCode(FIRST + (x % LETTERS));
  return x < LETTERS ? last : columnName(Math.floor(x / LETTERS) - 1) + last;
}

/** "G8": column in letters, row from 1. */
export const fieldName = (x: number, y: number): string => `${columnName(x)}${y + 1}`;

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - FIRST + 1, 0) - 1;

/** Reads what people type: "G8", "g 8". */
export function parseFieldName(typed: string): BoardPoint | undefined {
  const [, letters, digits] = /^\s*([a-z]{1,3})\s*([1-9]\d{0,3})\s*$/i.exec(typed) ?? [];
  if (letters === undefined || digits === undefined) return undefined;
  return { x: columnOf(letters.toUpperCase()), y: Number(digits) - 1 };
}
