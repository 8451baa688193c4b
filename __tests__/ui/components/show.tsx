import { render } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { Dimensions } from 'react-native';
import { SafeAreaProvider, type EdgeInsets } from 'react-native-safe-area-context';
import { OverlayHost, SnackbarProvider, ThemeProvider, type Scheme } from '@/src/ui';

/** The first render of a file loads React Native piece by piece, which takes seconds on a busy machine. */

/** React Native's Jest set-up pretends to be a device with text at 200 %. */
Dimensions.set({ window: { width: 390, height: 844, scale: 2, fontScale: 1 } });

interface Look {
  readonly scheme?: Scheme;
  readonly textScale?: number;
  readonly reducedMotion?: boolean;
  readonly insets?: EdgeInsets;
}

const FRAME = { x: 0, y: 0, width: 390, height: 844 };
export const INSETS: EdgeInsets = { top: 47, right: 0, bottom: 34, left: 0 };

export const framed = (
  element: ReactElement,
  { scheme = 'dark', textScale = 1, reducedMotion = true, insets = INSETS }: Look = {},
) => (
  <SafeAreaProvider initialMetrics={{ frame: FRAME, insets }}>
    <ThemeProvider scheme={scheme} textScale={textScale} reducedMotion={reducedMotion}>
      <SnackbarProvider dismissLabel="Meldung schließen" missedTap="Der Tipp kam zu früh.">
        <OverlayHost>{element}</OverlayHost>
      </SnackbarProvider>
    </ThemeProvider>
  </SafeAreaProvider>
);

/** As a screen stands in the app: safe area, theme, messages, sheets. Motion is off unless asked for. */
export const show = (element: ReactElement, look: Look = {}) => render(framed(element, look));
