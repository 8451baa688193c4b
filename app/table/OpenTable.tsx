import { useGameView } from '../wiring/game';
import { MainActionProvider } from './play/main-action';
import { PlayScreen } from './play/PlayScreen';
import { TableProvider } from './play/table-context';
import { StartPage } from './setup/StartPage';

/** Listens to the adventure alone: what else changes in the campaign does not redraw the table. */
export function OpenTable() {
  const adventure = useGameView(({ open }) => open?.state.adventure ?? null);
  if (adventure === null) return <StartPage />;
  return (
    <TableProvider adventure={adventure}>
      <MainActionProvider>
        <PlayScreen />
      </MainActionProvider>
    </TableProvider>
  );
}
