import type { Print, QuarterTurns } from './map';

/** One quarter clockwise: the left column becomes the top row, read from below. */
const quarter = (rows: Print): Print =>
  Array.from({ length: rows[0]?.length ?? 0 }, (_, x) =>
    Array.from({ length: rows.length }, (__, y) => rows[rows.length - 1 - y]?.[x] ?? '').join(''),
  );

/** Rows of equal length, turned clockwise. */
export function turnRows(rows: Print, turn: QuarterTurns): Print {
  let turned = rows;
  for (let done = 0; done < turn; done += 1) turned = quarter(turned);
  return turned;
}

const BACK: Readonly<Record<QuarterTurns, QuarterTurns>> = { 0: 0, 1: 3, 2: 2, 3: 1 };

export const turnBack = (rows: Print, turn: QuarterTurns): Print => turnRows(rows, BACK[turn]);

const AFTER: readonly QuarterTurns[] = [0, 1, 2, 3];
export const addTurns = (a: QuarterTurns, b: QuarterTurns): QuarterTurns => AFTER[(a + b) % 4] ?? 0;

/** Rows of one letter. */
export const rowsOf = (letter: string, width: number, height: number): Print =>
  Array.from({ length: height }, () => letter.repeat(width));
