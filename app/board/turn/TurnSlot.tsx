import { ActivePanel } from '../../table/play/ActivePanel';
import { activePanel, type PanelName } from '../../table/play/active-panel';
import { useAdventure, useChoice } from '../../table/play/table-context';
import { HeroTurn } from './HeroTurn';

/** Panels that have a short form of their own on the map. */
const SHORT: readonly PanelName[] = ['hero', 'ally', 'begin'];

/** The turn that runs. Heroes act on the map itself; everything else is asked as at the table. */
export function TurnSlot() {
  const name = useAdventure(activePanel);
  const choosing = useChoice() !== null;
  return SHORT.includes(name) && !choosing ? <HeroTurn /> : <ActivePanel />;
}
