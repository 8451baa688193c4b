import { memo } from 'react';
import { Screen } from '@/src/ui';
import { useAdventure } from '@/app/play/context/table-context';
import { useIsBuilding } from '../desk/desk-context';
import { Beside, Stacked } from './arrangements';
import { useKeptMaps } from '../library/useKeptMaps';
import { BoardHeader } from './BoardHeader';
import { NoMap } from './NoMap';
import { useRoom } from '../parts/useRoom';

/** Map and panel; before the first piece, the ways to a map. */
export const BoardPage = memo(function BoardPage() {
  const none = useAdventure((adventure) => adventure.map === null);
  const building = useIsBuilding();
  // From here on what is built is kept, whoever asks for it later.
  useKeptMaps();
  const { beside, scrolled } = useRoom();
  return (
    <Screen scroll={false}>
      {scrolled ? null : <BoardHeader />}
      {none && !building ? <NoMap /> : beside ? <Beside /> : <Stacked />}
    </Screen>
  );
});
