import { getLocales } from 'expo-localization';
import { useEffect, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { AccessibilityInfo, useColorScheme } from 'react-native';
import { createWords, languageFor, type Language } from '@/src/i18n';
import { ThemeProvider, useTheme } from '@/src/ui';
import { namePageLanguage, paintPage } from './page';
import { useSettingsValues } from './settings';

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

/** Language, colours, text size and motion: the settings, or else as the device is set. */
export function Appearance({ children }: { readonly children: ReactNode }) {
  const settings = useSettingsValues();
  const deviceScheme = useColorScheme();
  const deviceReduced = useDeviceReducedMotion();
  const language = settings.language === 'device' ? deviceLanguage() : settings.language;
  const scheme =
    settings.theme === 'device' ? (deviceScheme === 'light' ? 'light' : 'dark') : settings.theme;
  const [words] = useState(() => createWords(language));
  useEffect(() => {
    void words.changeLanguage(language);
    namePageLanguage(language);
  }, [words, language]);
  const reducedMotion =
    settings.reducedMotion === 'device' ? deviceReduced : settings.reducedMotion === 'on';
  return (
    <I18nextProvider i18n={words}>
      <ThemeProvider scheme={scheme} textScale={settings.textScale} reducedMotion={reducedMotion}>
        <PageColours />
        {children}
      </ThemeProvider>
    </I18nextProvider>
  );
}

function PageColours() {
  const { colors, scheme } = useTheme();
  const { background } = colors;
  useEffect(() => paintPage(background, scheme), [background, scheme]);
  return null;
}
