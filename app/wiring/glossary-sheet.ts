import { createContext, useContext } from 'react';

export interface GlossarySheetControls {
  /** Shows an entry over whatever is on screen: its key, which for Drunagor is its id. */
  readonly open: (entry: string) => void;
}

export const SheetContext = createContext<GlossarySheetControls | null>(null);

export function useGlossarySheet(): GlossarySheetControls {
  const sheet = useContext(SheetContext);
  if (sheet === null) throw new Error('useGlossarySheet outside the shell');
  return sheet;
}
