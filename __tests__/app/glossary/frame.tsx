import type { ReactElement } from 'react';
import { WordsProvider } from '@/src/i18n/translation';
import { createStore } from 'zustand/vanilla';
import { BookmarkProvider } from '@/app/glossary/Bookmarks';
import { SessionProvider } from '@/app/wiring/session';
import type { GameStorage } from '@/src/game';
import { createWords, type Language } from '@/src/i18n';
import { OverlayHost } from '@/src/ui';
import { framed } from '@/__tests__/ui/components/show';

/** Settings as the real storage keeps them: text by key. */
export const memorySettings = (texts: Record<string, string> = {}) => ({
  texts,
  read: async () => ({ ...texts }),
  write: async (key: string, value: string) => {
    texts[key] = value;
  },
});

/** The glossary asks the session for the settings, and whether an import changed them. */
const sessionWith = (settings: ReturnType<typeof memorySettings>) =>
  ({
    storage: { settings } as unknown as GameStorage,
    game: { store: createStore(() => ({ settingsBrought: 0 })) },
  }) as never;

interface Frame {
  readonly language?: Language;
  readonly settings?: ReturnType<typeof memorySettings>;
}

export const inApp = (
  element: ReactElement,
  { language = 'de', settings = memorySettings() }: Frame = {},
) =>
  framed(
    <WordsProvider words={createWords(language)}>
      <SessionProvider session={sessionWith(settings)}>
        <BookmarkProvider>
          <OverlayHost>{element}</OverlayHost>
        </BookmarkProvider>
      </SessionProvider>
    </WordsProvider>,
  );
