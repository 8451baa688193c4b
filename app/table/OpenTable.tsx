import { useGameView } from '../wiring/game';
import { MainActionProvider } from '../play/context/main-action';
import { PlayScreen } from './frame/PlayScreen';
import { TableProvider } from '../play/context/table-context';
import { StartPage } from './start/StartPage';

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
