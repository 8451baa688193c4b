import { LONGEST_NAME } from '@/src/rules/campaign/campaign';
import type { ThreatCommand } from '@/src/rules/adventure/commands';
import { theMonster } from '@/src/rules/adventure/play/figures';
import { allyIn, heroIn } from '@/src/rules/adventure/state/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import type { ThreatSource } from '@/src/rules/adventure/state/threat';
import { checkLength } from '../check';
import { threaten } from '../threatening/threaten';

type OpenThreat = Extract<ThreatCommand, { kind: 'openThreat' }>;

/** X11: only heroes against heroes, and who goes with them. */
function checkFoe({ adventure }: Play, figure: string): void {
  const ours = heroIn(adventure, figure) ?? allyIn(adventure, figure);
  if (adventure.versus === undefined || !ours) refuse({ code: 'unknown-figure' });
}

function checkSource(play: Play, source: ThreatSource): void {
  if (source.kind === 'event') return checkLength(source.name, LONGEST_NAME);
  if (source.kind === 'foe') return checkFoe(play, source.figure);
  theMonster(play, source.figure);
  if (source.kind === 'monster') return;
  const card = play.adventure.attackCards.find(({ id }) => id === source.card);
  if (card?.owner !== source.figure) refuse({ code: 'unknown-card' });
}

/** Events, traps of the adventure, whatever else threatens. */
export function openThreat(play: Play, command: OpenThreat): void {
  const { source, preventable, targets, collateral } = command;
  checkSource(play, source);
  threaten(play, { source, preventable, targets, collateral }, 'table');
}
