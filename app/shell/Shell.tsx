import { DarkTheme, DefaultTheme } from '@react-navigation/native';
import { hideAsync } from 'expo-splash-screen';
import { StatusBar } from 'expo-status-bar';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { OverlayHost, useTheme } from '@/src/ui';
import { BookmarkProvider } from '../glossary/Bookmarks';
import { GlossarySheetProvider } from '../glossary/GlossarySheet';
import { LINKING, Navigation } from '../navigation';
import { RunningTurnProvider } from '../play/turn/running-turn-context';
import type { AppSession } from '../wiring/boot';
import { KeepAwake } from '../wiring/KeepAwake';
import { SessionProvider } from '../wiring/session';
import { UpdateNotice } from '../wiring/UpdateNotice';
import { fetchLazyScreens } from '../wiring/lazy-screen';
import { navigationRef } from '../wiring/navigation-ref';
import { takePictureAway } from '../wiring/page';

/** Long enough for the first picture; short enough that nobody taps before. */
const FETCH_AFTER_MS = 1500;

function useLazyScreens(): void {
  useEffect(() => {
    const timer = setTimeout(() => void fetchLazyScreens(), FETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

function useNavigationTheme() {
  const { scheme, colors } = useTheme();
  return useMemo(() => {
    const base = scheme === 'dark' ? DarkTheme : DefaultTheme;
    const { background, surface, text, line } = colors;
    return { ...base, colors: { ...base.colors, background, card: surface, text, border: line } };
  }, [scheme, colors]);
}

/** The app once its storage is open. */
export function Shell({ session }: { readonly session: AppSession }) {
  const { t } = useTranslation();
  const { scheme } = useTheme();
  const theme = useNavigationTheme();
  useEffect(() => void hideAsync().catch(() => undefined), []);
  useLayoutEffect(takePictureAway, []);
  useLazyScreens();
  return (
    <SessionProvider session={session}>
      <StatusBar style={scheme === 'dark' ? 'light' : 'dark'} />
      <KeepAwake />
      <UpdateNotice />
      <BookmarkProvider>
        <RunningTurnProvider>
          <OverlayHost>
            <GlossarySheetProvider>
              <Navigation
                ref={navigationRef}
                theme={theme}
                linking={LINKING}
                documentTitle={{
                  formatter: (options) =>
                    [options?.title, t('shell.appName')].filter(Boolean).join(' · '),
                }}
              />
            </GlossarySheetProvider>
          </OverlayHost>
        </RunningTurnProvider>
      </BookmarkProvider>
    </SessionProvider>
  );
}
