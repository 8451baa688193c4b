import { useAdventure } from '@/app/table/play/table-context';
import { Shortcuts } from '@/app/table/shortcuts/Shortcuts';
import { useIsBuilding } from '../desk/desk-context';

/** The table's keys, on the map too; while building a letter would end a turn nobody looks at. */
export function BoardShortcuts() {
  const building = useIsBuilding();
  const mapped = useAdventure(({ map }) => map !== null);
  return building || !mapped ? null : <Shortcuts />;
}
