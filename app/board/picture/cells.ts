import { boardOf, type Board, type DungeonMap } from '@/src/rules';
import type { BoardCell, BoardLevel } from '@/src/ui/board';
import type { Frame } from './frame';

const levelOf = (board: Board, field: number): BoardLevel =>
  (board.level[field] ?? 0) as BoardLevel;

const bridged = ({ draft }: Board): ReadonlySet<string> => {
  const fields = (draft.bridges ?? []).flatMap(({ at, size }) =>
    Array.from(
      { length: size[0] * size[1] },
      (_, index) => `${at[0] + (index % size[0])},${at[1] + Math.floor(index / size[0])}`,
    ),
  );
  return new Set(fields);
};

/** Where a bridge is, the cell tells the ground below and the bridge above it (G6). */
const bridgeCell = (board: Board, field: number, cell: BoardCell): BoardCell => {
  const below = board.across[field] ?? -1;
  const ground = below >= 0;
  return {
    ...cell,
    level: ground ? levelOf(board, below) : 0,
    terrain: ground ? (board.terrain[below] ?? 'plain') : 'gap',
    spawn: false,
    bridge: { level: levelOf(board, field), darkBelow: ground && board.token[below] === 1 },
  };
};

/** Every field of the map, as the view draws it. */
export function cellsOf(map: DungeonMap, frame: Frame): readonly BoardCell[] {
  const { board, origin } = boardOf(map);
  const spans = bridged(board);
  return Array.from({ length: board.count }, (_, field) => {
    const x = board.x[field] ?? 0;
    const y = board.y[field] ?? 0;
    const cell: BoardCell = {
      x: x + origin[0] - frame.origin[0],
      y: y + origin[1] - frame.origin[1],
      level: levelOf(board, field),
      terrain: board.terrain[field] ?? 'plain',
      spawn: board.spawn[field] === 1,
      dark: board.token[field] === 1,
    };
    return spans.has(`${x},${y}`) ? bridgeCell(board, field, cell) : cell;
  });
}
