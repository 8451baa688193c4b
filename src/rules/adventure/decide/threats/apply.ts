import { prevention, standingReactions, targetsAfter } from '@/src/rules/adventure/attacks/outlook';
import type { ThreatCommand } from '@/src/rules/adventure/commands';
import { placeSkillCube, recallIfEmpty } from '@/src/rules/adventure/consequences/cubes';
import { harm } from '@/src/rules/adventure/consequences/harm';
import { isInPlay, setTokens, tokensOn } from '@/src/rules/adventure/consequences/tokens';
import { refOf, theHero } from '@/src/rules/adventure/play/figures';
import { heroIn, refIn } from '@/src/rules/adventure/state/figures';
import type { Play } from '@/src/rules/adventure/play';
import type { Reaction, Threat, ThreatTarget } from '@/src/rules/adventure/state/threat';
import { tokenCount } from '@/src/rules/adventure/state/tokens';
import { sufferCollateral, type FatigueChoice } from './collateral';
import { attackerOf } from './open';
import { checkCost, openThreatOf } from './react';

type Of<Kind extends ThreatCommand['kind']> = Extract<ThreatCommand, { kind: Kind }>;

/** The cube lies on the skill, the tokens go back; Q8 counts the technique. */
function pay(play: Play, { hero: id, cost }: Reaction): void {
  checkCost(theHero(play, id), cost);
  if (cost.kind === 'cube') placeSkillCube(play, id, cost.colour, 'Q2');
  if (cost.kind !== 'focus') return;
  const focus = tokenCount(tokensOn(play, id), 'focus') - cost.count;
  setTokens(play, id, { focus }, 'Q8');
  play.add({ type: 'focusUsed', v: 1, cause: 'Q8', who: refOf(play, id) });
}

/** D3, D10: shields, reactions, HP; D4: collateral effects only with lost HP. */
function hit(
  play: Play,
  threat: Threat,
  target: ThreatTarget,
  reactions: readonly Reaction[],
  choice: FatigueChoice,
): void {
  const attacker = attackerOf(threat.source);
  const by = attacker === null ? null : (refIn(play.adventure, attacker) ?? null);
  const { prevented } = prevention(play.adventure, threat, target, reactions);
  const { preventable } = threat;
  const { figure, damage: amount } = target;
  const lost = harm(play, figure, { amount, preventable, prevented, by, cause: 'D3' });
  if (lost === 0) return;
  for (const effect of threat.collateral) sufferCollateral(play, figure, effect, attacker, choice);
}

/** D16: against the attacker, whose shields count; it may be beaten by one of several. */
function strikeBack(play: Play, attacker: string | null, { hero, effect }: Reaction): void {
  if (effect.kind !== 'strike-back' || attacker === null || !isInPlay(play, attacker)) return;
  const { amount } = effect;
  harm(play, attacker, { amount, preventable: true, by: refOf(play, hero), cause: 'D16' });
}

/** Costs, PROTECT, each target, RETALIATE; the forced recalls when all is over (Q3). */
export function applyThreat(play: Play, { fatigue = {} }: Of<'applyThreat'>): void {
  const threat = openThreatOf(play);
  const reactions = standingReactions(play.adventure, threat);
  const targets = targetsAfter(threat.targets, reactions);
  for (const reaction of reactions) pay(play, reaction);
  for (const target of targets) hit(play, threat, target, reactions, fatigue);
  for (const reaction of reactions) strikeBack(play, attackerOf(threat.source), reaction);
  const involved = [...reactions.map(({ hero }) => hero), ...targets.map(({ figure }) => figure)];
  for (const id of new Set(involved)) if (heroIn(play.adventure, id)) recallIfEmpty(play, id);
  play.add({ type: 'threatClosed', v: 1, cause: 'D10', applied: true });
}

/** It does not come to that: nothing is paid, nobody is hurt. */
export function dropThreat(play: Play): void {
  openThreatOf(play);
  play.add({ type: 'threatClosed', v: 1, cause: 'table', applied: false });
}
