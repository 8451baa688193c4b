import { render } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { WordsProvider } from '@/src/i18n/translation';
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
    framed(<WordsProvider words={createWords(language)}>{element}</WordsProvider>, {
      reducedMotion,
    }),
  );
