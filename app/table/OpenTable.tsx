import { useGameView } from '../wiring/game';
import { MainActionProvider } from '../play/context/main-action';
import { PlayScreen } from './frame/PlayScreen';
import { TableProvider } from '../play/context/table-context';
import { MovedByOthers } from '../play/shared/MovedByOthers';
import { useTable } from '../wiring/tables';
import { StartPage } from './start/StartPage';
import { HeroViewLater, WatchViewLater } from './views/later';

const VIEWS = { table: PlayScreen, hero: HeroViewLater, watch: WatchViewLater } as const;

/** Listens to the adventure alone: what else changes in the campaign does not redraw the table. */
export function OpenTable() {
  const adventure = useGameView(({ open }) => open?.state.adventure ?? null);
  const View = VIEWS[useTable(({ view }) => view)];
  return (
    <>
      <MovedByOthers />
      {adventure === null ? (
        <StartPage />
      ) : (
        <TableProvider adventure={adventure}>
          <MainActionProvider>
            <View />
          </MainActionProvider>
        </TableProvider>
      )}
    </>
  );
}
