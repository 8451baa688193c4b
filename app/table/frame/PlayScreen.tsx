import { memo } from 'react';
import { Screen } from '@/src/ui';
import { Shortcuts } from '@/app/play/shortcuts/Shortcuts';
import { Columns, OneColumn } from './arrangements';
import { SheetHost, SheetsProvider } from '@/app/play/context/sheets';
import { useArrangement } from '@/app/play/parts/useArrangement';

/**
 * A running adventure: track, one panel, the figures, and the one big button. Its parts listen to
 * the game themselves, so that a tap redraws what it changed and nothing else.
 */
export const PlayScreen = memo(function PlayScreen() {
  const { columns } = useArrangement();
  return (
    <SheetsProvider>
      <Screen scroll={false}>{columns ? <Columns /> : <OneColumn />}</Screen>
      <SheetHost />
      <Shortcuts />
    </SheetsProvider>
  );
});
