import { useCallback } from 'react';
import { useSheets } from '../play/sheets';
import { FigureSheet } from './FigureSheet';

/** Opens everything about a figure, first of all its damage. */
export function useFigureSheet(): (figure: string) => void {
  const { open } = useSheets();
  return useCallback(
    (figure) => open((close) => <FigureSheet figure={figure} onClose={close} />),
    [open],
  );
}
