import { useCallback } from 'react';
import { useHintDone } from '../play/Hints';
import { useSheets } from '../play/sheets';
import { FigureSheet } from './FigureSheet';

/** Opens everything about a figure, first of all its damage. */
export function useFigureSheet(): (figure: string) => void {
  const { open } = useSheets();
  const done = useHintDone('figure');
  return useCallback(
    (figure) => {
      done();
      open((close) => <FigureSheet figure={figure} onClose={close} />);
    },
    [open, done],
  );
}
