import * as v from 'valibot';
import { SHEET_ZONES, TERRAIN_LETTERS, type Print, type SheetSize } from '@/src/rules';
import type { LibraryItem, LibraryPort } from '../port';
import { parseJson } from '../schema/json';
import { Name } from '../schema/parts';

const KIND = 'map-tile';

/** What is printed on a named map sheet, read off once and kept for every campaign. */
export interface MapTile {
  readonly name: string;
  readonly size: SheetSize;
  /** Terrain letters of the unturned sheet, row by row. */
  readonly print: Print;
}

export interface KeptTile extends MapTile {
  readonly id: string;
  readonly changedAt: number;
}

const isTerrain = (row: string): boolean =>
  [...row].every((letter) => (TERRAIN_LETTERS as readonly string[]).includes(letter));

/** A zone is two by two fields (G1). */
const printRows = (size: SheetSize) => {
  const [columns, rows] = SHEET_ZONES[size];
  const row = v.pipe(v.string(), v.length(columns * 2), v.check(isTerrain));
  return v.pipe(v.array(row), v.length(rows * 2));
};

const tileOf = <const Size extends SheetSize>(size: Size) =>
  v.strictObject({ name: Name, size: v.literal(size), print: printRows(size) });

export const MapTileSchema = v.variant('size', [tileOf('B'), tileOf('C'), tileOf('E')]);

/** "e4-f" and " E4-F " are the same sheet; a B and a C of one name are not. */
export const tileKey = (name: string, size: SheetSize): string =>
  `${size} ${name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase()}`;

/** Nothing is painted on it yet: not worth remembering. */
export const isBlank = (print: Print): boolean => print.every((row) => /^\.*$/u.test(row));

export const samePrint = (a: Print, b: Print): boolean => a.join() === b.join();

const byChange = (a: KeptTile, b: KeptTile): number =>
  b.changedAt - a.changedAt || (a.id < b.id ? -1 : 1);

export const newestFirst = (tiles: readonly KeptTile[]): readonly KeptTile[] =>
  [...tiles].sort(byChange);

/** Newest first; what cannot be read is left out. */
export async function readTiles(library: LibraryPort): Promise<readonly KeptTile[]> {
  const items = await library.list(KIND);
  const tiles = items.flatMap(({ body, changedAt }): KeptTile[] => {
    const read = v.safeParse(MapTileSchema, parseJson(body));
    if (!read.success) return [];
    return [{ ...read.output, id: tileKey(read.output.name, read.output.size), changedAt }];
  });
  return newestFirst(tiles);
}

export const keptTile = ({ name, size, print }: MapTile, changedAt: number): KeptTile => ({
  id: tileKey(name, size),
  name: name.trim(),
  size,
  print,
  changedAt,
});

export const tileItem = ({ id, changedAt, name, size, print }: KeptTile): LibraryItem => ({
  kind: KIND,
  id,
  changedAt,
  body: JSON.stringify({ name, size, print }),
});

export const forgetTile = (library: LibraryPort, id: string): Promise<void> =>
  library.remove(KIND, id);
