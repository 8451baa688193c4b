import type { ComponentType } from 'react';
import { OutcomePanel } from '../end/OutcomePanel';
import { AllyTurnPanel } from '../hero/AllyTurnPanel';
import { BeginPanel } from '../hero/BeginPanel';
import { EndCardPanel } from '../hero/EndCardPanel';
import { HeroTurnPanel } from '../hero/HeroTurnPanel';
import { RunePanel } from '../runes/RunePanel';
import { AttackCardPanel } from '../attack-card/AttackCardPanel';
import { MonsterTurnPanel } from '../monster/MonsterTurnPanel';
import { ThreatPanel } from '../threat/ThreatPanel';
import { useStraightHit } from '../threat/useStraightHit';
import { activePanel, type PanelName } from './active-panel';
import { ChoicePanel } from './ChoicePanel';
import { useAdventure, useChoice } from '../context/table-context';
import { turnKey } from '../turn/turn-lines';

/** What follows from a hit is the threats' to say. */
const MonsterPanel = () => <MonsterTurnPanel strike={useStraightHit()} />;

const PANELS: Readonly<Record<PanelName, ComponentType>> = {
  outcome: OutcomePanel,
  runes: RunePanel,
  threat: ThreatPanel,
  monster: MonsterPanel,
  'attack-card': AttackCardPanel,
  hero: HeroTurnPanel,
  ally: AllyTurnPanel,
  'end-card': EndCardPanel,
  begin: BeginPanel,
};

/**
 * A new turn is a new panel: nothing half-entered survives from the figure before. Only the heroes'
 * sees to that itself: from one to the next most of it stays as it is.
 */
export function ActivePanel() {
  const choice = useChoice();
  const name = useAdventure(activePanel);
  const turn = useAdventure((adventure) => turnKey(adventure.round, adventure.turn));
  if (choice !== null) return <ChoicePanel options={choice} />;
  const Panel = PANELS[name];
  return <Panel key={name === 'hero' ? name : `${name}/${turn}`} />;
}
