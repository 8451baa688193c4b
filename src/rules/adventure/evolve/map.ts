import type { Position } from '@/src/rules/base/position';
import { EMPTY_MAP, type DungeonMap, type MapPiece, type Print } from '@/src/rules/dungeon/map';
import type { Adventure } from '../state/adventure';
import { withTurn } from './turn';

interface Named {
  readonly id: string;
}

/** In the place of the one with its id, or as a new one. */
export const withById = <Item extends Named>(
  items: readonly Item[],
  item: Item,
): readonly Item[] =>
  items.some(({ id }) => id === item.id)
    ? items.map((one) => (one.id === item.id ? item : one))
    : [...items, item];

export const withoutId = <Item extends Named>(
  items: readonly Item[],
  gone: string,
): readonly Item[] =>
  items.some(({ id }) => id === gone) ? items.filter(({ id }) => id !== gone) : items;

const painted = <Item extends Named & { readonly print: Print }>(
  items: readonly Item[],
  piece: string,
  print: Print,
): readonly Item[] =>
  items.some(({ id }) => id === piece)
    ? items.map((one) => (one.id === piece ? { ...one, print } : one))
    : items;

export const mapPartsOf = (map: DungeonMap): number =>
  map.sheets.length +
  map.trays.length +
  map.bridges.length +
  map.objects.length +
  map.darkness.length;

export const withMap = (
  adventure: Adventure,
  change: (map: DungeonMap) => DungeonMap,
): Adventure => {
  const before = adventure.map ?? EMPTY_MAP;
  const map = change(before);
  const news = Math.max(0, mapPartsOf(map) - mapPartsOf(before));
  return { ...adventure, map, serial: adventure.serial + news };
};

const laid = (map: DungeonMap, piece: MapPiece): DungeonMap => {
  switch (piece.kind) {
    case 'sheet':
      return { ...map, sheets: withById(map.sheets, piece.sheet) };
    case 'tray':
      return { ...map, trays: withById(map.trays, piece.tray) };
    case 'bridge':
      return { ...map, bridges: withById(map.bridges, piece.bridge) };
  }
};

export const withPiece = (
  adventure: Adventure,
  { piece }: { readonly piece: MapPiece },
): Adventure => withMap(adventure, (map) => laid(map, piece));

export const withoutPiece = (
  adventure: Adventure,
  { piece }: { readonly piece: string },
): Adventure =>
  withMap(adventure, (map) => ({
    ...map,
    sheets: withoutId(map.sheets, piece),
    trays: withoutId(map.trays, piece),
    bridges: withoutId(map.bridges, piece),
  }));

export const withPainted = (
  adventure: Adventure,
  { piece, print }: { readonly piece: string; readonly print: Print },
): Adventure =>
  withMap(adventure, (map) => ({
    ...map,
    sheets: painted(map.sheets, piece, print),
    bridges: painted(map.bridges, piece, print),
  }));

const moved = <Item extends Named & { readonly at: Position | null }>(
  items: readonly Item[],
  id: string,
  at: Position | null,
): readonly Item[] =>
  items.some((item) => item.id === id)
    ? items.map((item) => (item.id === id ? { ...item, at } : item))
    : items;

interface Placed {
  readonly who: Named;
  readonly at: Position | null;
  readonly walked?: number;
  readonly difficult?: true;
}

const withWalked = (adventure: Adventure, { walked, difficult }: Placed): Adventure =>
  walked === undefined
    ? adventure
    : withTurn(adventure, (turn) => ({ ...turn, walked, ...(difficult && { difficult }) }));

export const placed = (adventure: Adventure, event: Placed): Adventure => {
  const { who, at } = event;
  return {
    ...withWalked(adventure, event),
    heroes: moved(adventure.heroes, who.id, at),
    allies: moved(adventure.allies, who.id, at),
    monsters: moved(adventure.monsters, who.id, at),
  };
};
