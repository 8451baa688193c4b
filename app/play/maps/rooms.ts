import type { GameCommand, MapObjectKind, Position, SheetSize, TrayNumber } from '@/src/rules';

const sheet = (
  name: string,
  size: SheetSize,
  at: Position,
  print?: readonly string[],
): GameCommand => ({
  kind: 'placeSheet',
  name,
  size,
  at,
  turn: 0,
  ...(print === undefined ? {} : { print }),
});

const tray = (number: TrayNumber, at: Position): GameCommand => ({
  kind: 'placeTray',
  tray: number,
  at,
  turn: 0,
});

const put = (object: MapObjectKind, at: Position, name = ''): GameCommand => ({
  kind: 'putObject',
  object,
  at,
  name,
});

/** Levels 1 and 2 at the left, level 1 at the right, a bridge above the yard between them. */
const BRIDGE_TOWER: readonly GameCommand[] = [
  tray(2, [0, 0]),
  sheet('E4-F', 'E', [0, 0]),
  tray(1, [4, 0]),
  sheet('E5-F', 'E', [4, 0], ['....', '....', '....', '....', '.~~.', '.~..']),
  sheet('C1-B', 'C', [2, 0], ['..LL', '..LL', '....', '....']),
  sheet('C2-B', 'C', [2, 2], ['....', '....', '...*', '....']),
  { kind: 'placeBridge', name: 'BR1', at: [2, 1], size: [2, 1] },
  put('chest', [1, 0]),
  put('door', [11, 5], '1'),
];

/** The shapes that sheets have: by themselves, side by side, around a corner, with levels. */
export const READY_ROOMS = {
  chamber: [sheet('', 'C', [0, 0])],
  hall: [sheet('', 'E', [0, 0]), sheet('', 'E', [2, 0])],
  corner: [sheet('', 'E', [0, 0]), sheet('', 'C', [2, 1]), sheet('', 'B', [4, 1])],
  gallery: [tray(1, [0, 0]), sheet('', 'E', [0, 0]), sheet('', 'E', [2, 0])],
  tower: BRIDGE_TOWER,
} as const satisfies Readonly<Record<string, readonly GameCommand[]>>;

export type ReadyRoom = keyof typeof READY_ROOMS;
