import type { At, BoardCase, BridgeCase } from './case';
import type { Chance } from './chance';
import type { Theme } from './generator-themes';

const { floor } = Math;

function letter(chance: Chance, theme: Theme, sheet: string): string {
  if (chance.percent(theme.holes)) return ' ';
  if (chance.percent(theme.blocked)) return '#';
  if (theme.sheets) return sheet;
  return ground(chance, theme);
}

function ground(chance: Chance, theme: Theme): string {
  if (chance.percent(theme.hazards)) return chance.pick(['L', 'M', 'S']);
  if (chance.percent(theme.difficult)) return '~';
  if (chance.percent(theme.printedDarkness)) return 'D';
  return chance.percent(5) ? '*' : '.';
}

function zones<Thing>(width: number, height: number, make: () => Thing): Thing[][] {
  const rows: Thing[][] = [];
  for (let y = 0; y < height; y += 2) {
    const row: Thing[] = [];
    for (let x = 0; x < width; x += 2) row.push(make());
    rows.push(row);
  }
  return rows;
}

const spread = <Thing>(rows: readonly Thing[][], x: number, y: number): Thing | undefined =>
  rows[floor(y / 2)]?.[floor(x / 2)];

/** The one gap in a wall, and which fields lie on the other side of it. */
export interface Opening {
  readonly at: At;
  readonly beyond: (field: At, from: At) => boolean;
}

/** A straight wall or gap with at most one opening: what the fallbacks of the approach need. */
function wallOff(chance: Chance, theme: Theme, rows: string[][]): Opening | null {
  const width = rows[0]?.length ?? 0;
  const across = chance.percent(50);
  const line = chance.between(1, Math.max(1, (across ? rows.length : width) - 2));
  const material = chance.pick(['#', ' ', '#']);
  const opening = chance.percent(theme.opening)
    ? chance.between(0, (across ? width : rows.length) - 1)
    : -1;
  rows.forEach((row, y) => {
    row.forEach((_, x) => {
      if ((across ? y : x) !== line) return;
      row[x] = (across ? x : y) === opening ? '.' : material;
    });
  });
  if (opening < 0) return null;
  return across
    ? { at: [opening, line], beyond: ([, y], [, my]) => y - line !== 0 && y > line !== my > line }
    : { at: [line, opening], beyond: ([x], [mx]) => x - line !== 0 && x > line !== mx > line };
}

/** Off the grid of zones; the zones it shares with the ground then have its level (G1). */
const crooked = (chance: Chance, width: number, height: number, level: number): BridgeCase => ({
  at: [chance.between(0, width - 1), chance.between(0, height - 1)],
  size: [chance.between(1, 4), chance.between(1, 3)],
  level,
});

function bridgesOver(chance: Chance, width: number, height: number, level: number): BridgeCase[] {
  const size = chance.pick<readonly [number, number]>([
    [2, 2],
    [4, 2],
    [2, 4],
  ]);
  if (chance.percent(15)) return [crooked(chance, width, height, level)];
  const most = (side: number, length: number) => Math.max(0, Math.ceil((side - length) / 2));
  const at: At = [
    2 * chance.between(0, most(width, size[0])),
    2 * chance.between(0, most(height, size[1])),
  ];
  return [{ at, size, level }];
}

const under = ({ at, size }: BridgeCase, x: number, y: number): boolean =>
  x >= at[0] && x < at[0] + size[0] && y >= at[1] && y < at[1] + size[1];

/** Of a zone that bridges cover wholly or in part; undefined for any other. */
function levelBelow(bridges: readonly BridgeCase[], x: number, y: number): number | undefined {
  const [left, top] = [x - (x % 2), y - (y % 2)];
  const corners: readonly At[] = [
    [left, top],
    [left + 1, top],
    [left, top + 1],
    [left + 1, top + 1],
  ];
  for (const bridge of bridges) {
    const covered = corners.filter((corner) => under(bridge, ...corner)).length;
    if (covered > 0) return covered === 4 ? 0 : bridge.level;
  }
  return undefined;
}

export interface RandomBoard {
  readonly board: BoardCase;
  readonly opening: Opening | null;
}

export function randomBoard(chance: Chance, theme: Theme): RandomBoard {
  const width = chance.between(theme.minSide, 8);
  const height = chance.between(theme.minSide, width >= 7 ? 6 : 8);
  const high = chance.percent(theme.heights);
  const levels = zones(width, height, () => (high ? chance.pick([0, 0, 1, 2, 2]) : 0));
  const sheets = zones(width, height, () => ground(chance, theme));
  const rows: string[][] = [];
  for (let y = 0; y < height; y += 1) {
    const row: string[] = [];
    for (let x = 0; x < width; x += 1) {
      row.push(letter(chance, theme, spread(sheets, x, y) ?? '.'));
    }
    rows.push(row);
  }
  const opening = chance.percent(theme.wall) ? wallOff(chance, theme, rows) : null;
  const bridges = chance.percent(theme.bridges)
    ? bridgesOver(chance, width, height, chance.between(1, 2))
    : [];
  const levelAt = (x: number, y: number): number =>
    levelBelow(bridges, x, y) ?? spread(levels, x, y) ?? 0;
  const darkness: At[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const there = rows[y]?.[x] !== ' ' || bridges.some((bridge) => under(bridge, x, y));
      const harmful = '~LMS'.includes(rows[y]?.[x] ?? ' ');
      if (there && chance.percent(harmful ? 2 * theme.tokens : theme.tokens)) darkness.push([x, y]);
    }
  }
  if (chance.percent(5)) darkness.push(...darkness.slice(0, 1));
  const flat = !rows.some((row, y) => row.some((_, x) => levelAt(x, y) > 0));
  const digit = (letter: string, x: number, y: number): string =>
    letter === ' ' && chance.percent(20) ? String(chance.between(0, 2)) : String(levelAt(x, y));
  const levelRows = rows.map((row, y) => row.map((letter, x) => digit(letter, x, y)).join(''));
  const ragged = chance.percent(30);
  const board: BoardCase = {
    terrain: rows.map((row) => (ragged ? row.join('').trimEnd() : row.join(''))),
    ...(flat && chance.percent(50)
      ? {}
      : { levels: ragged ? levelRows.map((row) => row.replace(/0+$/, '')) : levelRows }),
    ...(darkness.length > 0 ? { darkness } : {}),
    ...(bridges.length > 0 ? { bridges } : {}),
  };
  return { board, opening };
}
