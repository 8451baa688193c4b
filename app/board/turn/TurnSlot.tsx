import { ActivePanel } from '@/app/table/play/ActivePanel';
import { activePanel, type PanelName } from '@/app/table/play/active-panel';
import { useAdventure, useChoice } from '@/app/table/play/table-context';
import { turnKey } from '@/app/table/play/turn-lines';
import { TurnStart } from '@/app/table/play/TurnStart';
import { OpenCubes } from '@/app/table/turn/cubes/OpenCubes';
import { DarknessPanel } from '../darkness/DarknessPanel';
import { HeroHelp } from '../hero/HeroHelp';
import { AttackCardOnMap } from './AttackCardOnMap';
import { BoardMonsterPanel } from './BoardMonsterPanel';
import { BoardTrace } from './BoardTrace';
import { HeroTurn } from './HeroTurn';
import { BackToMap } from './ModeSwitch';
import { useOnMap } from './mode-state';
import { useThreatTrace } from './threat-trace';
import { WhereNow } from './WhereNow';

/** Panels that have a short form of their own on the map. */
const SHORT: readonly PanelName[] = ['hero', 'ally', 'begin'];

/** The turn that runs. Heroes act on the map itself; everything else in the table's order. */
export function TurnSlot() {
  const turn = useAdventure((adventure) => turnKey(adventure.round, adventure.turn));
  return (
    <>
      <OpenCubes />
      <Panel key={turn} />
      <HeroHelp />
      <TurnStart />
    </>
  );
}

function Panel() {
  const name = useAdventure(activePanel);
  const drawn = useAdventure((adventure) => adventure.drawn.length > 0);
  const mapped = useAdventure(({ map }) => map !== null);
  const onMap = useOnMap();
  const choosing = useChoice() !== null;
  if (choosing || !mapped) return <ActivePanel />;
  if (SHORT.includes(name)) return <HeroTurn />;
  if (name === 'monster') return onMap ? <BoardMonsterPanel /> : <WithoutMap />;
  if (name === 'runes' && drawn) return onMap ? <DarknessPanel /> : <WithoutMap />;
  if (name === 'threat') return <ThreatOnMap />;
  return (
    <>
      {name === 'attack-card' ? <AttackCardOnMap /> : null}
      <ActivePanel />
    </>
  );
}

/** The table's own panel for this one turn, and the way back. */
function WithoutMap() {
  return (
    <>
      <BackToMap />
      <ActivePanel />
      <WhereNow />
    </>
  );
}

/** The same reactions as without a map, and why the monster chose as it did. */
function ThreatOnMap() {
  const threat = useAdventure((adventure) => adventure.threat?.id ?? '');
  const trace = useThreatTrace(threat);
  return (
    <>
      <ActivePanel />
      <BoardTrace trace={trace} />
    </>
  );
}
