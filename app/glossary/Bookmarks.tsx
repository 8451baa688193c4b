import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { useStore } from 'zustand';
import { createBookmarkStore, type Bookmarks, type BookmarkStore } from '@/src/game/start';
import { useSnackbar } from '@/src/ui';
import { useGameView } from '../wiring/game';
import { useSession } from '../wiring/session';

const BookmarkContext = createContext<BookmarkStore | null>(null);

export function BookmarkProvider({ children }: { readonly children: ReactNode }) {
  const { settings } = useSession().storage;
  const [bookmarks] = useState(() => createBookmarkStore(settings));
  const brought = useGameView(({ settingsBrought }) => settingsBrought);
  useEffect(
    () => void (brought === 0 ? bookmarks.load() : bookmarks.reload()),
    [bookmarks, brought],
  );
  return <BookmarkContext value={bookmarks}>{children}</BookmarkContext>;
}

function useBookmarkStore(): BookmarkStore {
  const bookmarks = useContext(BookmarkContext);
  if (bookmarks === null) throw new Error('bookmarks outside the shell');
  return bookmarks;
}

export const useBookmarks = (): Bookmarks => useStore(useBookmarkStore().store);

export interface Favourite {
  readonly chosen: boolean;
  readonly toggle: () => void;
}

export function useFavourite(entry: string): Favourite {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  const bookmarks = useBookmarkStore();
  const chosen = useStore(bookmarks.store, ({ favourites }) => favourites.includes(entry));
  const toggle = useCallback(() => {
    bookmarks
      .toggleFavourite(entry)
      .catch(() => show({ text: t('glossary.entry.notSaved'), refused: true }));
  }, [bookmarks, entry, show, t]);
  return { chosen, toggle };
}

/** Whoever shows an entry says so. */
export function useNoteRead(entry: string): void {
  const bookmarks = useBookmarkStore();
  useEffect(() => void bookmarks.noteRead(entry), [bookmarks, entry]);
}
