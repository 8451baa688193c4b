import { useEffect } from 'react';
import { useStore } from 'zustand';
import {
  createTileLibrary,
  watchSheets,
  type GameStorage,
  type KeptTile,
  type TileLibrary,
} from '@/src/game';
import type { AppSession } from '@/app/wiring/boot';
import { useGameView } from '@/app/wiring/game';
import { useSession } from '@/app/wiring/session';

/** One for each storage, so that every screen sees the same sheets. */
const libraries = new WeakMap<GameStorage, TileLibrary>();

/** From the first use on it follows what is painted; nobody has to tell it. */
function libraryOf({ storage, game }: AppSession): TileLibrary {
  const known = libraries.get(storage);
  if (known !== undefined) return known;
  const library = createTileLibrary(storage, () => Date.now());
  libraries.set(storage, library);
  watchSheets(game.store, library);
  return library;
}

export interface KeptTiles extends Omit<TileLibrary, 'store'> {
  /** The one changed last first. */
  readonly tiles: readonly KeptTile[];
  /** False for a moment, until the storage has answered. */
  readonly loaded: boolean;
}

/** The map sheets the players have painted, in whatever campaign. */
export function useTileLibrary(): KeptTiles {
  const library = libraryOf(useSession());
  const { tiles, loaded } = useStore(library.store);
  const brought = useGameView(({ libraryBrought }) => libraryBrought);
  // Each time: a file may have brought some.
  useEffect(() => void library.load().catch(() => undefined), [library, brought]);
  return { ...library, tiles, loaded };
}
