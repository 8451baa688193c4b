import type { Position } from '@/src/rules/base/position';
import { removeCells, type PlacedTile } from '@/src/rules/darkness/placed-tiles';
import { EMPTY_MAP, type DungeonMap, type MapPiece, type Print } from '@/src/rules/dungeon/map';
import type { AdventureEvent } from '../events';
import type { Adventure } from '../state/adventure';
import { withTurn } from './course';

type Of<Type extends AdventureEvent['type']> = Extract<AdventureEvent, { type: Type }>;
interface Named {
  readonly id: string;
}

const set = <Item extends Named>(items: readonly Item[], item: Item): readonly Item[] =>
  items.some(({ id }) => id === item.id)
    ? items.map((one) => (one.id === item.id ? item : one))
    : [...items, item];

const without = <Item extends Named>(items: readonly Item[], gone: string): readonly Item[] =>
  items.some(({ id }) => id === gone) ? items.filter(({ id }) => id !== gone) : items;

const painted = <Item extends Named & { readonly print: Print }>(
  items: readonly Item[],
  piece: string,
  print: Print,
): readonly Item[] =>
  items.some(({ id }) => id === piece)
    ? items.map((one) => (one.id === piece ? { ...one, print } : one))
    : items;

const partsOf = (map: DungeonMap): number =>
  map.sheets.length +
  map.trays.length +
  map.bridges.length +
  map.objects.length +
  map.darkness.length;

const withMap = (adventure: Adventure, change: (map: DungeonMap) => DungeonMap): Adventure => {
  const before = adventure.map ?? EMPTY_MAP;
  const map = change(before);
  const news = Math.max(0, partsOf(map) - partsOf(before));
  return { ...adventure, map, serial: adventure.serial + news };
};

/** Whatever comes with a map is numbered anew. */
export const mapSet = (adventure: Adventure, { map }: Of<'mapSet'>): Adventure => ({
  ...adventure,
  map,
  serial: adventure.serial + (map === null ? 0 : partsOf(map)),
});

const withPiece = (map: DungeonMap, piece: MapPiece): DungeonMap => {
  switch (piece.kind) {
    case 'sheet':
      return { ...map, sheets: set(map.sheets, piece.sheet) };
    case 'tray':
      return { ...map, trays: set(map.trays, piece.tray) };
    case 'bridge':
      return { ...map, bridges: set(map.bridges, piece.bridge) };
  }
};

export const pieceSet = (adventure: Adventure, { piece }: Of<'pieceSet'>): Adventure =>
  withMap(adventure, (map) => withPiece(map, piece));

export const pieceRemoved = (adventure: Adventure, { piece }: Of<'pieceRemoved'>): Adventure =>
  withMap(adventure, (map) => ({
    ...map,
    sheets: without(map.sheets, piece),
    trays: without(map.trays, piece),
    bridges: without(map.bridges, piece),
  }));

export const sheetPainted = (
  adventure: Adventure,
  { piece, print }: Of<'sheetPainted'>,
): Adventure =>
  withMap(adventure, (map) => ({
    ...map,
    sheets: painted(map.sheets, piece, print),
    bridges: painted(map.bridges, piece, print),
  }));

export const objectSet = (adventure: Adventure, { object }: Of<'objectSet'>): Adventure =>
  withMap(adventure, (map) => ({ ...map, objects: set(map.objects, object) }));

export const objectRemoved = (adventure: Adventure, { object }: Of<'objectRemoved'>): Adventure =>
  withMap(adventure, (map) => ({ ...map, objects: without(map.objects, object.id) }));

const laid = (tile: PlacedTile) => (map: DungeonMap) => ({
  ...map,
  darkness: set(map.darkness, tile),
});

export const darknessLaid = (adventure: Adventure, { tile }: Of<'darknessLaid'>): Adventure =>
  withMap(adventure, laid(tile));

export const darknessLifted = (adventure: Adventure, { cells }: Of<'darknessLifted'>): Adventure =>
  withMap(adventure, (map) => ({ ...map, darkness: removeCells(map.darkness, cells) }));

const moved = <Item extends Named & { readonly at: Position | null }>(
  items: readonly Item[],
  id: string,
  at: Position | null,
): readonly Item[] =>
  items.some((item) => item.id === id)
    ? items.map((item) => (item.id === id ? { ...item, at } : item))
    : items;

export const figurePlaced = (
  adventure: Adventure,
  { who, at, walked }: Of<'figurePlaced'>,
): Adventure => ({
  ...(walked === undefined ? adventure : withTurn(adventure, (turn) => ({ ...turn, walked }))),
  heroes: moved(adventure.heroes, who.id, at),
  allies: moved(adventure.allies, who.id, at),
  monsters: moved(adventure.monsters, who.id, at),
});
