import { render } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createWords, type Language } from '@/src/i18n';
import { framed } from '../components/show';

interface Frame {
  readonly language?: Language;
  readonly reducedMotion?: boolean;
}

export const showBoard = (
  element: ReactElement,
  { language = 'de', reducedMotion = true }: Frame = {},
) =>
  render(
    framed(<I18nextProvider i18n={createWords(language)}>{element}</I18nextProvider>, {
      reducedMotion,
    }),
  );
