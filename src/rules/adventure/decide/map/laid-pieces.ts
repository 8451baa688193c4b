import {
  QUARTER_TURNS,
  type DungeonMap,
  type MapPiece,
  type PlacedBridge,
  type PlacedTray,
  type QuarterTurns,
} from '@/src/rules/dungeon/map';
import type { Position } from '@/src/rules/base/position';
import { canonicalText } from '@/src/rules/base/hash';
import { carriedBy, carriedTo } from '@/src/rules/dungeon/carried';
import { piecesFault } from '@/src/rules/dungeon/check';
import {
  asBridge,
  asSheet,
  asTray,
  findPiece,
  sheetName,
  turnedSize,
} from '@/src/rules/dungeon/pieces';
import { turnRows } from '@/src/rules/dungeon/turn';
import type { MapCommand } from '@/src/rules/adventure/commands';
import { withoutPiece } from '@/src/rules/adventure/evolve/map';
import { refuse, type Play } from '@/src/rules/adventure/play';
import { checkedName, groundsFollow, refuseIf, theMap } from './checks';
import { checkGround } from './keep-ground';
import { setPiece, setPieces, sheetOnTrays } from './pieces';

type Of<Kind extends MapCommand['kind']> = Extract<MapCommand, { kind: Kind }>;

const thePiece = (play: Play, id: string): MapPiece =>
  findPiece(theMap(play), id) ?? refuse({ code: 'unknown-thing' });

const turned = (bridge: PlacedBridge, at: Position, turn: QuarterTurns): PlacedBridge => ({
  ...bridge,
  at,
  size: turnedSize(bridge.size, turn),
  print: turnRows(bridge.print, turn),
});

/** With the sheets that lie on it. */
const movedTray = (play: Play, from: PlacedTray, to: PlacedTray): readonly MapPiece[] => [
  asTray(to),
  ...carriedBy(theMap(play), from).map((sheet) => asSheet(carriedTo(sheet, from, to))),
];

/** A sheet moved onto free trays lies on them, moved off it lies on the table. */
function moved(play: Play, piece: MapPiece, at: Position, turn: QuarterTurns): readonly MapPiece[] {
  switch (piece.kind) {
    case 'sheet': {
      const sheet = { ...piece.sheet, at, turn };
      return [asSheet({ ...sheet, raised: sheetOnTrays(play, sheet) })];
    }
    case 'tray':
      return movedTray(play, piece.tray, { ...piece.tray, at, turn });
    case 'bridge':
      return [asBridge(turned(piece.bridge, at, turn))];
  }
}

export function movePiece(play: Play, { piece: id, at, turn }: Of<'movePiece'>): void {
  if (!QUARTER_TURNS.includes(turn)) refuse({ code: 'bad-map' });
  const piece = thePiece(play, id);
  const [next, ...carried] = moved(play, piece, at, turn);
  if (next === undefined || canonicalText(next) === canonicalText(piece)) return;
  setPieces(play, [next, ...carried]);
}

const nameOf = (piece: MapPiece): string => {
  switch (piece.kind) {
    case 'sheet':
      return piece.sheet.name;
    case 'tray':
      return String(piece.tray.tray);
    case 'bridge':
      return piece.bridge.name;
  }
};

export function namePiece(play: Play, command: Of<'namePiece'>): void {
  const piece = thePiece(play, command.piece);
  const name = checkedName(command.name);
  if (name === nameOf(piece)) return;
  if (piece.kind === 'tray') refuse({ code: 'unknown-thing' });
  if (piece.kind === 'sheet') setPiece(play, asSheet({ ...piece.sheet, name }));
  if (piece.kind === 'bridge') setPiece(play, asBridge({ ...piece.bridge, name }));
}

export function removePiece(play: Play, { piece: id }: Of<'removePiece'>): void {
  const before = play.adventure;
  const map = theMap(play);
  const piece = thePiece(play, id);
  const event = {
    ...({ type: 'pieceRemoved', v: 1, cause: 'table' } as const),
    piece: id,
    name: piece.kind === 'sheet' ? sheetName(piece.sheet) : nameOf(piece),
    kind: piece.kind,
  };
  const next: DungeonMap = withoutPiece(before, event).map ?? map;
  refuseIf(piecesFault(next));
  const darkness = checkGround(play, map, next);
  play.add(event);
  for (const tile of darkness) play.add({ type: 'darknessLaid', v: 1, cause: 'G6', tile });
  groundsFollow(play, before);
}
