import { Screen, useTheme } from '../../../src/ui';
import { Shortcuts } from '../shortcuts/Shortcuts';
import { Columns, OneColumn } from './arrangements';
import { Footer } from './Footer';
import { SheetHost, SheetsProvider } from './sheets';
import { useArrangement } from './useArrangement';

/** A running adventure: track, one panel, the figures, and the one big button. */
export function PlayScreen() {
  const { columns } = useArrangement();
  const { size } = useTheme();
  return (
    <SheetsProvider>
      <Screen
        scroll={false}
        maxWidth={columns ? 2 * size.contentWidth : size.contentWidth}
        footer={<Footer />}
      >
        {columns ? <Columns /> : <OneColumn />}
      </Screen>
      <SheetHost />
      <Shortcuts />
    </SheetsProvider>
  );
}
