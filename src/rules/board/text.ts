import type { Position } from '../base/position';
import type { Board } from './board';

/**
 * The text notation: a picture with named columns between bars, one line a row, then one line a
 * fact. Situations add a `figures` column and a legend.
 *
 *     |terrain|levels|
 *     |..~~   |001100|
 *     darkness 0,0 1,0
 *     bridge 2,0 2x2 level 2
 *
 * `drawPicture` draws the columns side by side, as wide as their longest row.
 */
export const drawPicture = (columns: Readonly<Record<string, readonly string[]>>): string => {
  const drawn = Object.entries(columns).map(([name, rows]) => {
    const width = Math.max(name.length, ...rows.map((row) => row.length));
    return [name, ...rows].map((row) => row.padEnd(width));
  });
  const height = Math.max(0, ...drawn.map((rows) => rows.length));
  return Array.from(
    { length: height },
    (_, y) => `|${drawn.map((rows) => rows[y] ?? ' '.repeat(rows[0]?.length ?? 0)).join('|')}|`,
  ).join('\n');
};

const showPosition = ([x, y]: Position): string => `${x},${y}`;

/** The board's columns of the picture. */
export const boardColumns = ({ draft }: Board): Record<string, readonly string[]> => {
  const levels = draft.levels ?? [];
  const flat = !levels.some((row) => /[12]/u.test(row));
  return { terrain: draft.terrain, ...(flat ? {} : { levels }) };
};

/** The board's lines below the picture. */
export const boardFacts = ({ draft }: Board): readonly string[] => {
  const { darkness = [], darknessBelow = [], bridges = [] } = draft;
  const tokens = (name: string, list: readonly Position[]) =>
    list.length ? [`${name} ${list.map(showPosition).join(' ')}`] : [];
  return [
    ...tokens('darkness', darkness),
    ...tokens('below', darknessBelow),
    ...bridges.map(
      ({ at, size, level, terrain }) =>
        `bridge ${showPosition(at)} ${size.join('x')} level ${level}${terrain ? ` ${terrain.join(',')}` : ''}`,
    ),
  ];
};
