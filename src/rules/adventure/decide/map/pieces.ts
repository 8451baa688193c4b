import type { Position } from '@/src/rules/base/position';
import { levelsJoined } from '@/src/rules/dungeon/bridges';
import { isPrint, piecesFault } from '@/src/rules/dungeon/check';
import {
  EMPTY_MAP,
  LONGEST_BRIDGE,
  SHEET_SIZES,
  QUARTER_TURNS,
  type DungeonMap,
  type MapPiece,
  type PlacedBridge,
  type PlacedSheet,
  type ZoneSize,
} from '@/src/rules/dungeon/map';
import { asBridge, asSheet, asTray, pieceZones, sheetSize, ZONE } from '@/src/rules/dungeon/pieces';
import { rowsOf } from '@/src/rules/dungeon/turn';
import { liesOnTrays } from '@/src/rules/dungeon/under';
import type { MapCommand } from '@/src/rules/adventure/commands';
import type { AdventureEvent } from '@/src/rules/adventure/events';
import { withPiece } from '@/src/rules/adventure/evolve/map';
import { refuse, type Play } from '@/src/rules/adventure/play';
import { checkedName, groundsFollow, refuseIf } from './checks';
import { checkGround } from './keep-ground';

type Of<Kind extends MapCommand['kind']> = Extract<MapCommand, { kind: Kind }>;

export const newId = ({ adventure }: Play, kind: string): string =>
  `${kind}-${adventure.serial + 1}`;

const eventOf = (piece: MapPiece) =>
  ({ type: 'pieceSet', v: 1, cause: 'table', piece }) as const satisfies AdventureEvent;

/** Lays pieces down as they are now: new, moved or renamed, all at once. */
export function setPieces(play: Play, pieces: readonly MapPiece[]): void {
  const before = play.adventure;
  const events = pieces.map(eventOf);
  const next: DungeonMap = events.reduce(withPiece, before).map ?? EMPTY_MAP;
  refuseIf(piecesFault(next));
  const darkness = checkGround(play, before.map ?? EMPTY_MAP, next);
  for (const event of events) play.add(event);
  for (const tile of darkness) play.add({ type: 'darknessLaid', v: 1, cause: 'G6', tile });
  groundsFollow(play, before);
}

export const setPiece = (play: Play, piece: MapPiece): void => setPieces(play, [piece]);

/** p. 14 of the rulebook: on free trays, otherwise on the table, where trays cover it. */
export const sheetOnTrays = (play: Play, sheet: PlacedSheet): boolean =>
  liesOnTrays(play.adventure.map ?? EMPTY_MAP, pieceZones(asSheet(sheet)), sheet.id);

export function placeSheet(play: Play, command: Of<'placeSheet'>): void {
  const { size, at, turn } = command;
  if (!SHEET_SIZES.includes(size) || !QUARTER_TURNS.includes(turn)) refuse({ code: 'bad-map' });
  const [width, height] = sheetSize(size, 0);
  const sheet: PlacedSheet = {
    id: newId(play, 'sheet'),
    name: checkedName(command.name),
    size,
    at,
    turn,
    raised: command.raised ?? false,
    print: command.print ?? rowsOf('.', width * ZONE, height * ZONE),
  };
  const raised = command.raised ?? sheetOnTrays(play, sheet);
  setPiece(play, asSheet({ ...sheet, raised }));
}

export function placeTray(play: Play, { tray, at, turn }: Of<'placeTray'>): void {
  setPiece(play, asTray({ id: newId(play, 'tray'), tray, at, turn }));
}

/** Its level is that of the trays it joins, if nobody says otherwise. */
function levelOf(play: Play, bridge: PlacedBridge, said: PlacedBridge['level'] | undefined) {
  if (said !== undefined) return said;
  const joined = levelsJoined(play.adventure.map ?? EMPTY_MAP, bridge);
  if (joined.includes(2)) return 2;
  return joined.includes(1) ? 1 : refuse({ code: 'bridge-over-nothing' });
}

const isSize = (size: ZoneSize, at: Position): boolean =>
  [...size, ...at].every(Number.isInteger) &&
  size.every((one) => one >= 1 && one <= LONGEST_BRIDGE);

export function placeBridge(play: Play, command: Of<'placeBridge'>): void {
  const { at, size } = command;
  if (!isSize(size, at)) refuse({ code: 'bad-map' });
  const print = command.print ?? rowsOf('.', size[0] * ZONE, size[1] * ZONE);
  if (!isPrint(print, size)) refuse({ code: 'bad-print' });
  const name = checkedName(command.name);
  const bridge: PlacedBridge = { id: newId(play, 'bridge'), name, at, size, level: 1, print };
  setPiece(play, asBridge({ ...bridge, level: levelOf(play, bridge, command.level) }));
}
