import { samePrint, tileKey, type KeptTile, type MapTile } from './tiles';

/** `mine`: what is painted differently here stays. `theirs`: the file is believed. */
export type MergeChoice = 'mine' | 'theirs';

export interface TileConflict {
  readonly mine: MapTile;
  readonly theirs: MapTile;
}

/** What a file would bring, before anything is changed. */
export interface TileMerge {
  readonly fresh: readonly MapTile[];
  readonly same: number;
  readonly conflicts: readonly TileConflict[];
}

export function compareTiles(mine: readonly KeptTile[], theirs: readonly MapTile[]): TileMerge {
  const here = new Map(mine.map((tile) => [tile.id, tile]));
  const fresh: MapTile[] = [];
  const conflicts: TileConflict[] = [];
  let same = 0;
  for (const tile of theirs) {
    const known = here.get(tileKey(tile.name, tile.size));
    if (known === undefined) fresh.push(tile);
    else if (samePrint(known.print, tile.print)) same += 1;
    else conflicts.push({ mine: known, theirs: tile });
  }
  return { fresh, same, conflicts };
}

export const mergeTiles = (
  { fresh, conflicts }: TileMerge,
  choice: MergeChoice,
): readonly MapTile[] =>
  choice === 'mine' ? fresh : [...fresh, ...conflicts.map(({ theirs }) => theirs)];
