import { Screen } from '../../../src/ui';
import { Shortcuts } from '../shortcuts/Shortcuts';
import { Columns, OneColumn } from './arrangements';
import { SheetHost, SheetsProvider } from './sheets';
import { useArrangement } from './useArrangement';

/** A running adventure: track, one panel, the figures, and the one big button. */
export function PlayScreen() {
  const { columns } = useArrangement();
  return (
    <SheetsProvider>
      <Screen scroll={false}>{columns ? <Columns /> : <OneColumn />}</Screen>
      <SheetHost />
      <Shortcuts />
    </SheetsProvider>
  );
}
