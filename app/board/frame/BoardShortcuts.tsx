import { useAdventure } from '@/app/play/context/table-context';
import { Shortcuts } from '@/app/play/shortcuts/Shortcuts';
import { useIsBuilding } from '../desk/desk-context';

/** The table's keys, on the map too; while building a letter would end a turn nobody looks at. */
export function BoardShortcuts() {
  const building = useIsBuilding();
  const mapped = useAdventure(({ map }) => map !== null);
  return building || !mapped ? null : <Shortcuts />;
}
