import { activePanel, type PanelName } from '@/app/play/panel/active-panel';
import { useAdventure } from '@/app/play/context/table-context';

const WAITING: readonly PanelName[] = ['hero', 'ally', 'begin'];

/** The players act on the map: the panel only waits, and may leave the map its room. */
export const useTurnWaits = (): boolean =>
  useAdventure((adventure) => WAITING.includes(activePanel(adventure)));
