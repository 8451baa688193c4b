import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { createBookmarkStore, type Bookmarks, type BookmarkStore } from '@/src/game';
import { useSnackbar } from '@/src/ui';
import { useSession } from '../wiring/session';

const BookmarkContext = createContext<BookmarkStore | null>(null);

export function BookmarkProvider({ children }: { readonly children: ReactNode }) {
  const { settings } = useSession().storage;
  const [bookmarks] = useState(() => createBookmarkStore(settings));
  useEffect(() => void bookmarks.load(), [bookmarks]);
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
    bookmarks.toggleFavourite(entry).catch(() => show({ text: t('glossary.entry.notSaved') }));
  }, [bookmarks, entry, show, t]);
  return { chosen, toggle };
}

/** Whoever shows an entry says so. */
export function useNoteRead(entry: string): void {
  const bookmarks = useBookmarkStore();
  useEffect(() => void bookmarks.noteRead(entry), [bookmarks, entry]);
}
