import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Print, SheetSize } from '@/src/rules';
import type { GameStorage } from '../port';
import { mergeTiles, type MergeChoice, type TileMerge } from './tiles-merge';
import {
  forgetTile,
  keptTile,
  newestFirst,
  readTiles,
  samePrint,
  tileItem,
  tileKey,
  type KeptTile,
  type MapTile,
} from './tiles';

export interface TileLibraryView {
  /** The one changed last first. */
  readonly tiles: readonly KeptTile[];
  readonly loaded: boolean;
}

/** Puts the library back as it was. */
export type UndoTileChange = () => Promise<void>;

/**
 * The map sheets the players have painted, in memory so that placing one needs no waiting. Painting
 * is remembered by itself and quietly; what the players ask for rejects with a `StorageFault`.
 */
export interface TileLibrary {
  readonly store: StoreApi<TileLibraryView>;
  load(): Promise<void>;
  /** Undefined, if nobody has painted this sheet yet. */
  printOf(name: string, size: SheetSize): Print | undefined;
  remember(sheet: MapTile): Promise<void>;
  forget(id: string): Promise<UndoTileChange>;
  applyMerge(merge: TileMerge, choice: MergeChoice): Promise<UndoTileChange>;
}

type Storage = Pick<GameStorage, 'library' | 'campaigns'>;

export function createTileLibrary(storage: Storage, now: () => number): TileLibrary {
  const store = createStore<TileLibraryView>(() => ({ tiles: [], loaded: false }));
  const find = (id: string) => store.getState().tiles.find((tile) => tile.id === id);
  const show = (change: (tiles: readonly KeptTile[]) => readonly KeptTile[]): void =>
    store.setState(({ tiles }) => ({ tiles: newestFirst(change(tiles)) }));
  const without = (ids: readonly string[]) =>
    show((tiles) => tiles.filter(({ id }) => !ids.includes(id)));
  const withThese = (added: readonly KeptTile[]) =>
    show((tiles) => [...tiles.filter(({ id }) => !added.some((tile) => tile.id === id)), ...added]);
  const put = async (tiles: readonly KeptTile[]): Promise<void> => {
    await storage.campaigns.importAll([], tiles.map(tileItem));
    withThese(tiles);
  };
  const remove = async (ids: readonly string[]): Promise<void> => {
    for (const id of ids) await forgetTile(storage.library, id);
    without(ids);
  };
  return {
    store,
    load: async () => {
      const since = now();
      const stored = await readTiles(storage.library);
      // What was painted meanwhile may not be on disk yet.
      const newer = store.getState().tiles.filter(({ changedAt }) => changedAt >= since);
      store.setState({ tiles: stored, loaded: true });
      withThese(newer);
    },
    printOf: (name, size) => find(tileKey(name, size))?.print,
    remember: async (sheet) => {
      const tile = keptTile(sheet, now());
      const known = find(tile.id);
      if (known !== undefined && samePrint(known.print, tile.print)) return;
      withThese([tile]);
      // A convenience: losing it costs painting, so a full disk does not stop the building.
      await storage.library.put(tileItem(tile)).catch(() => undefined);
    },
    forget: async (id) => {
      const gone = find(id);
      await remove([id]);
      return () => (gone === undefined ? Promise.resolve() : put([gone]));
    },
    applyMerge: async (merge, choice) => {
      const taken = mergeTiles(merge, choice).map((tile) => keptTile(tile, now()));
      const before = taken.flatMap(({ id }) => find(id) ?? []);
      await put(taken);
      const fresh = taken.map(({ id }) => id).filter((id) => !before.some((one) => one.id === id));
      return async () => {
        await remove(fresh);
        await put(before);
      };
    },
  };
}
