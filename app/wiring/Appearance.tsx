import { getLocales } from 'expo-localization';
import { useEffect, useState, type ReactNode } from 'react';
import { WordsProvider } from '@/src/i18n/translation';
import { AccessibilityInfo, useColorScheme } from 'react-native';
import type { i18n } from 'i18next';
import { speakIn, languageFor, readyWords, wordsIfHere, type Language } from '@/src/i18n';
import type { Settings } from '@/src/game/start';
import { ThemeProvider, useTheme } from '@/src/ui';
import { firstLook, namePageLanguage, paintPage, rememberLook } from './page';
import { useAreSettingsRead, useSettingsValues } from './settings';

function useDeviceReducedMotion(): boolean {
  const [reduced, setReduced] = useState(false);
  useEffect(() => {
    void AccessibilityInfo.isReduceMotionEnabled().then(setReduced);
    const listening = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduced);
    return () => listening.remove();
  }, []);
  return reduced;
}

const deviceLanguage = (): Language =>
  languageFor(getLocales().map((locale) => locale.languageTag));

const AGAIN_MS = 1000;

/** Null until the first words are here; later ones replace them when they have come. */
function useWords(language: Language): i18n | null {
  const [words, setWords] = useState(() => wordsIfHere(language));
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const speak = async () => {
      await (words === null ? readyWords(language) : speakIn(words, language));
      if (!wanted) return;
      namePageLanguage(language);
      if (words === null) setWords(wordsIfHere(language));
    };
    speak().catch(() => {
      timer = setTimeout(() => setTries(tries + 1), AGAIN_MS);
    });
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [words, language, tries]);
  return words;
}

/** What the players set; before it is read what the page began with, else as the device is set. */
function useLook({ language, theme }: Settings) {
  const read = useAreSettingsRead();
  const [first] = useState(firstLook);
  const device = useColorScheme() === 'light' ? 'light' : 'dark';
  useEffect(() => {
    if (!read) return;
    rememberLook({
      ...(language === 'device' ? {} : { language }),
      ...(theme === 'device' ? {} : { theme }),
    });
  }, [read, language, theme]);
  const unset = read ? {} : first;
  return {
    language: language === 'device' ? (unset.language ?? deviceLanguage()) : language,
    scheme: theme === 'device' ? (unset.theme ?? device) : theme,
  };
}

/** Language, colours, text size and motion: the settings, or else as the device is set. */
export function Appearance({ children }: { readonly children: ReactNode }) {
  const settings = useSettingsValues();
  const deviceReduced = useDeviceReducedMotion();
  const { language, scheme } = useLook(settings);
  const words = useWords(language);
  const reducedMotion =
    settings.reducedMotion === 'device' ? deviceReduced : settings.reducedMotion === 'on';
  if (words === null) return null;
  return (
    <WordsProvider words={words}>
      <ThemeProvider scheme={scheme} textScale={settings.textScale} reducedMotion={reducedMotion}>
        <PageColours />
        {children}
      </ThemeProvider>
    </WordsProvider>
  );
}

function PageColours() {
  const { colors, scheme } = useTheme();
  const { background } = colors;
  useEffect(() => paintPage(background, scheme), [background, scheme]);
  return null;
}
