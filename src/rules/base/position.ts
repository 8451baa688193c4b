/** A field's place on the table: [x, y], x to the right, y downwards. */
export type Position = readonly [x: number, y: number];

export const samePosition = (a: Position, b: Position): boolean => a[0] === b[0] && a[1] === b[1];

/** Reading order: y, then x. */
export const comparePositions = (a: Position, b: Position): number => a[1] - b[1] || a[0] - b[0];
