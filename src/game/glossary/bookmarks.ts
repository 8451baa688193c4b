import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SettingsPort } from '../port';
import { parseJson } from '../schema/json';

/** Keys of glossary entries the players marked or read: `poison`, in other games `runewars/battle`. */
export interface Bookmarks {
  readonly favourites: readonly string[];
  /** Newest first. */
  readonly recent: readonly string[];
}

export interface BookmarkStore {
  readonly store: StoreApi<Bookmarks>;
  load(): Promise<void>;
  /** Others have written: what they wrote is shown. */
  reload(): Promise<void>;
  /** Shown at once; rejects with a `StorageFault` and takes it back if not saved. */
  toggleFavourite(entry: string): Promise<void>;
  noteRead(entry: string): Promise<void>;
}

const MAX_RECENT = 8;
const KEYS = { favourites: 'glossary.favourites', recent: 'glossary.recent' } as const;

const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

const idsFrom = (text: string | undefined): readonly string[] => {
  const ids = parseJson(text ?? '[]');
  return isIds(ids) ? ids : [];
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

const marked = (ids: readonly string[], id: string, chosen: boolean) =>
  chosen ? [id, ...without(ids, id)] : without(ids, id);

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
  const show = (entry: string, chosen: boolean) =>
    store.setState(({ favourites }) => ({ favourites: marked(favourites, entry, chosen) }));
  let turn: Promise<unknown> = Promise.resolve();
  /** On top of what is stored, not of what is shown: an import may have brought others. */
  const save = (entry: string, chosen: boolean): Promise<void> => {
    const saved = turn.then(async () => {
      const stored = idsFrom((await port.read())[KEYS.favourites]);
      await port.write(KEYS.favourites, JSON.stringify(marked(stored, entry, chosen)));
    });
    turn = saved.catch(() => undefined);
    return saved;
  };
  return {
    store,
    load,
    reload: () => {
      loading = undefined;
      return load();
    },
    toggleFavourite: async (entry) => {
      await load();
      const chosen = !store.getState().favourites.includes(entry);
      show(entry, chosen);
      await save(entry, chosen).catch((cause: unknown) => {
        show(entry, !chosen);
        throw cause;
      });
    },
    noteRead: async (entry) => {
      await load();
      const { recent } = store.getState();
      if (recent[0] === entry) return;
      store.setState({ recent: lastOfEachGame([entry, ...without(recent, entry)]) });
      const text = JSON.stringify(store.getState().recent);
      await port.write(KEYS.recent, text).catch(() => undefined);
    },
  };
}
