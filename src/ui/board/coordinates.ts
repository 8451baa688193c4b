import type { BoardPicture, BoardPoint } from './model';

const LETTERS = 26;
const FIRST = 'A'.charCodeAt(0);

/** A … Z, AA, AB …, as in a spreadsheet; to the left of A: -A, -B. */
export function columnName(x: number): string {
  if (x < 0) return `-${columnName(-1 - x)}`;
  const last = String.fromCharCode(FIRST + (x % LETTERS));
  return x < LETTERS ? last : columnName(Math.floor(x / LETTERS) - 1) + last;
}

/** From 1; above it 0, -1. */
export const rowName = (y: number): string => String(y + 1);

/** "G8": column in letters, row from 1. */
export const fieldName = (x: number, y: number): string => columnName(x) + rowName(y);

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - FIRST + 1, 0) - 1;

const NAME = /^\s*([-−]?)\s*([a-z]{1,3})\s*([-−]?)\s*(0|[1-9]\d{0,3})\s*$/i;

/** Reads what people type: "G8", "g 8". */
export function parseFieldName(typed: string): BoardPoint | undefined {
  const [, before, letters, above, digits] = NAME.exec(typed) ?? [];
  if (letters === undefined || digits === undefined) return undefined;
  const column = columnOf(letters.toUpperCase());
  const row = above === '' ? Number(digits) : -Number(digits);
  return { x: before === '' ? column : -1 - column, y: row - 1 };
}

const NOWHERE_ELSE: BoardPoint = { x: 0, y: 0 };

type Named = Pick<BoardPicture, 'first'>;

/** The same while building and in play: whatever lies before A1 counts backwards. */
export function fieldNameIn({ first = NOWHERE_ELSE }: Named, { x, y }: BoardPoint): string {
  return fieldName(x - first.x, y - first.y);
}

export function fieldNamed({ first = NOWHERE_ELSE }: Named, typed: string): BoardPoint | undefined {
  const at = parseFieldName(typed);
  return at === undefined ? undefined : { x: at.x + first.x, y: at.y + first.y };
}
