import { ActivePanel } from '@/app/play/panel/ActivePanel';
import { activePanel, type PanelName } from '@/app/play/panel/active-panel';
import { useAdventure, useChoice } from '@/app/play/context/table-context';
import { turnKey } from '@/app/play/turn/turn-lines';
import { TurnStart } from '@/app/play/parts/TurnStart';
import { OpenCubes } from '@/app/play/threat/OpenCubes';
import { DarknessPanel } from '../darkness/DarknessPanel';
import { HeroHelp } from '../hero/HeroHelp';
import { AllyTurn } from '../turn/AllyTurn';
import { AttackCardOnMap } from '../turn/AttackCardOnMap';
import { BoardMonsterPanel } from '../turn/BoardMonsterPanel';
import { BoardTrace } from '../turn/BoardTrace';
import { DemoStart, demoMonster } from '../turn/DemoStart';
import { HeroTurn } from '../turn/HeroTurn';
import { BackToMap } from '../run/ModeSwitch';
import { useOnMap } from '@/app/play/turn/mode-state';
import { useThreatTrace } from '../run/run-state';
import { WhereNow } from '../turn/WhereNow';

/** Panels that have a short form of their own on the map. */
const SHORT: readonly PanelName[] = ['hero', 'begin'];

/** The turn that runs. Heroes act on the map itself; everything else in the table's order. */
export function TurnSlot() {
  const turn = useAdventure((adventure) => turnKey(adventure.round, adventure.turn));
  return (
    <>
      <Panel key={turn} />
      <OpenCubes />
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
  if (SHORT.includes(name)) return <ShortTurn />;
  if (name === 'ally') return <AllyTurn />;
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

/** Heroes act on the map itself; the trial adventure begins with a monster to look at. */
function ShortTurn() {
  const showing = useAdventure(demoMonster);
  return showing === null ? <HeroTurn /> : <DemoStart figure={showing} />;
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
