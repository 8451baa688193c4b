import { activePanel, type PanelName } from '@/app/table/play/active-panel';
import { useAdventure } from '@/app/table/play/table-context';

const WAITING: readonly PanelName[] = ['hero', 'ally', 'begin'];

/** The players act on the map: the panel only waits, and may leave the map its room. */
export const useTurnWaits = (): boolean =>
  useAdventure((adventure) => WAITING.includes(activePanel(adventure)));
