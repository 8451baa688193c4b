import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { i18n } from 'i18next';
import type { Language, Translate } from '.';

interface Translation {
  readonly t: Translate;
  readonly language: Language;
}

const Words = createContext<Translation | null>(null);

interface WordsProviderProps {
  readonly words: i18n;
  readonly children: ReactNode;
}

/**
 * One listener for the whole app. react-i18next's hook listens, copies the instance and makes a `t` of its own in each
 * component that is drawn: a third of what a letter in the glossary cost.
 */
export function WordsProvider({ words, children }: WordsProviderProps) {
  const subscribe = useCallback(
    (heard: () => void) => {
      words.on('languageChanged', heard);
      return () => words.off('languageChanged', heard);
    },
    [words],
  );
  const spoken = () => words.language;
  const language = useSyncExternalStore(subscribe, spoken, spoken);
  const translation = useMemo(
    (): Translation => ({
      t: words.getFixedT(language, 'app'),
      language: language === 'en' ? 'en' : 'de',
    }),
    [words, language],
  );
  return <Words value={translation}>{children}</Words>;
}

export function useTranslation(): Translation {
  const translation = useContext(Words);
  if (translation === null) throw new Error('No words: a WordsProvider is missing above.');
  return translation;
}
