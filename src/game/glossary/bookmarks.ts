import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SettingsPort } from '../port';

/** Keys of glossary entries the players marked or read: `poison`, in other games `runewars/battle`. */
export interface Bookmarks {
  readonly favourites: readonly string[];
  /** Newest first. */
  readonly recent: readonly string[];
}

export interface BookmarkStore {
  readonly store: StoreApi<Bookmarks>;
  load(): Promise<void>;
  /** Shown at once; rejects with a `StorageFault` and takes it back if not saved. */
  toggleFavourite(entry: string): Promise<void>;
  noteRead(entry: string): Promise<void>;
}

const MAX_RECENT = 8;
const KEYS = { favourites: 'glossary.favourites', recent: 'glossary.recent' } as const;
const Ids = v.fallback(v.array(v.string()), []);

const idsFrom = (text: string | undefined): readonly string[] => {
  try {
    return v.parse(Ids, JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
};

const gameOf = (key: string): string => key.slice(0, Math.max(key.indexOf('/'), 0));

/** Reading about one game does not push out what was read about another. */
const lastOfEachGame = (keys: readonly string[]) => {
  const counts = new Map<string, number>();
  return keys.filter((key) => {
    const count = (counts.get(gameOf(key)) ?? 0) + 1;
    counts.set(gameOf(key), count);
    return count <= MAX_RECENT;
  });
};

const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id);

/** Unreadable bookmarks are no reason to keep anybody from reading: they start empty. */
export function createBookmarkStore(port: Pick<SettingsPort, 'read' | 'write'>): BookmarkStore {
  const store = createStore<Bookmarks>(() => ({ favourites: [], recent: [] }));
  let loading: Promise<void> | undefined;
  const load = () =>
    (loading ??= port.read().then(
      (texts) =>
        store.setState({
          favourites: idsFrom(texts[KEYS.favourites]),
          recent: idsFrom(texts[KEYS.recent]),
        }),
      () => undefined,
    ));
  const save = (shelf: keyof Bookmarks) =>
    port.write(KEYS[shelf], JSON.stringify(store.getState()[shelf]));
  const toggle = (entry: string) =>
    store.setState(({ favourites }) => ({
      favourites: favourites.includes(entry) ? without(favourites, entry) : [entry, ...favourites],
    }));
  return {
    store,
    load,
    toggleFavourite: async (entry) => {
      await load();
      toggle(entry);
      await save('favourites').catch((cause: unknown) => {
        toggle(entry);
        throw cause;
      });
    },
    noteRead: async (entry) => {
      await load();
      const { recent } = store.getState();
      if (recent[0] === entry) return;
      store.setState({ recent: lastOfEachGame([entry, ...without(recent, entry)]) });
      await save('recent').catch(() => undefined);
    },
  };
}
