import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { asBuilt, readMaps, rememberMap, type GameStorage, type KeptMap } from '@/src/game';
import type { DungeonMap } from '@/src/rules';
import type { AppSession } from '@/app/wiring/boot';
import { useSession } from '@/app/wiring/session';

interface Known {
  readonly maps: readonly KeptMap[];
  /** False for a moment, until the storage has answered. */
  readonly loaded: boolean;
}
type Maps = StoreApi<Known>;

/** One for each storage, so that every screen sees the same maps. */
const kept = new WeakMap<GameStorage, Maps>();

/** Pieces, their paint, or more things on them: built, not played. */
const isBuilt = (before: DungeonMap | null, now: DungeonMap): boolean =>
  now.sheets !== before?.sheets ||
  now.trays !== before.trays ||
  now.bridges !== before.bridges ||
  asBuilt(now).objects.length > asBuilt(before).objects.length;

/** From the first use on it follows what is built; nobody has to save anything. */
function watch({ storage, game }: AppSession, store: Maps): void {
  let last: { readonly campaign: string; readonly map: DungeonMap | null } | null = null;
  const seen = async () => {
    const { open } = game.store.getState();
    const adventure = open?.state.adventure ?? null;
    if (open === null || adventure === null) return void (last = null);
    const { map, chapter, title } = adventure;
    const before = last;
    last = { campaign: open.id, map };
    // Another campaign was opened: what lies there is old.
    if (before?.campaign !== open.id || map === null || !isBuilt(before.map, map)) return;
    const made = { campaign: open.id, chapter, title, map: asBuilt(map), changedAt: Date.now() };
    store.setState({ maps: await rememberMap(storage.library, made, store.getState().maps) });
  };
  void seen();
  game.store.subscribe(() => void seen());
}

function mapsOf(session: AppSession): Maps {
  const known = kept.get(session.storage);
  if (known !== undefined) return known;
  const store: Maps = createStore(() => ({ maps: [], loaded: false }));
  kept.set(session.storage, store);
  watch(session, store);
  return store;
}

/** The maps that were built, the newest first. */
export function useKeptMaps(): Known {
  const session = useSession();
  const store = mapsOf(session);
  useEffect(() => {
    const load = async () => store.setState({ maps: await readMaps(session.storage.library) });
    void load()
      .catch(() => undefined)
      .finally(() => store.setState({ loaded: true }));
  }, [session, store]);
  return useStore(store);
}
