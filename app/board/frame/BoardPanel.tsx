import { BuildPanel } from '../build/BuildPanel';
import { useIsBuilding } from '../desk/desk-context';
import { PlayPanel } from '../play/PlayPanel';

/** Beside or below the map; it says what the big button does. */
export function BoardPanel() {
  return useIsBuilding() ? <BuildPanel /> : <PlayPanel />;
}
