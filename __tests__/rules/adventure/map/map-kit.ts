import type {
  GameCommand,
  GameState,
  MapObjectKind,
  Position,
  Print,
  QuarterTurns,
  SheetSize,
  TerrainLetter,
  TrayNumber,
} from '@/src/rules';
import { boardOf, letterAt, onMap as toMap, positionOf } from '@/src/rules';
import { adventureOf, adventureWith, after, type Setup } from '../kit';

type Of<Kind extends GameCommand['kind']> = Extract<GameCommand, { kind: Kind }>;

/** Zones for pieces, fields for everything else. */
export const sheet = (
  size: SheetSize,
  at: Position,
  more: Partial<Of<'placeSheet'>> = {},
): GameCommand => ({ kind: 'placeSheet', name: `${size}1-F`, size, at, turn: 0, ...more });

export const printed = (size: SheetSize, at: Position, print: Print): GameCommand =>
  sheet(size, at, { print });

export const tray = (number: TrayNumber, at: Position, turn: QuarterTurns = 0): GameCommand => ({
  kind: 'placeTray',
  tray: number,
  at,
  turn,
});

export const bridge = (
  at: Position,
  size: readonly [number, number],
  more: Partial<Of<'placeBridge'>> = {},
): GameCommand => ({ kind: 'placeBridge', name: 'BR1', at, size, ...more });

export const paint = (as: TerrainLetter, ...fields: readonly Position[]): GameCommand => ({
  kind: 'paint',
  fields,
  as,
});

export const put = (
  object: MapObjectKind,
  at: Position,
  more: Partial<Of<'putObject'>> = {},
): GameCommand => ({ kind: 'putObject', object, at, ...more });

export const stand = (figure: string, at: Position | null): GameCommand => ({
  kind: 'placeFigure',
  figure,
  at,
});

export const walk = (
  figure: string,
  to: Position,
  more: Partial<Of<'moveFigure'>> = {},
): GameCommand => ({ kind: 'moveFigure', figure, to, how: 'walk', ...more });

export const dark = (...fields: readonly Position[]): GameCommand => ({
  kind: 'layDarkness',
  cells: fields.map((at) => ({ at, below: false })),
});

export const NEXT: GameCommand = { kind: 'nextTurn' };

/** An adventure with these pieces and figures; heroes act first. */
export const onMap = (commands: readonly GameCommand[], setup: Setup = {}): GameState =>
  after(adventureWith(setup), ...commands);

export const mapOf = (state: GameState) => {
  const { map } = adventureOf(state);
  if (map === null) throw new Error('no map');
  return map;
};

/** The map as a picture: what is printed where figures stand, with the fields' levels beside it. */
export function picture(state: GameState): readonly string[] {
  const map = mapOf(state);
  const { board, origin } = boardOf(map);
  const rows = Array.from({ length: board.height }, () => Array<string>(board.width).fill(' '));
  const levels = Array.from({ length: board.height }, () => Array<string>(board.width).fill(' '));
  for (let field = 0; field < board.count; field += 1) {
    const [x, y] = positionOf(board, field);
    (rows[y] as string[])[x] = letterAt(map, toMap([x, y], origin));
    (levels[y] as string[])[x] = String(board.level[field]);
  }
  return rows.map((row, y) => `${row.join('')}|${(levels[y] as string[]).join('')}`);
}
