import { useCallback } from 'react';
import { useHintDone } from '../parts/Hints';
import { useSheets } from '../context/sheets';
import { FigureSheet, type FigureTab } from './FigureSheet';

/** Opens everything about a figure, first of all its damage. */
export function useFigureSheet(tab: FigureTab = 'damage'): (figure: string) => void {
  const { open } = useSheets();
  const done = useHintDone('figure');
  return useCallback(
    (figure) => {
      done();
      open((close) => <FigureSheet figure={figure} tab={tab} onClose={close} />);
    },
    [open, done, tab],
  );
}
