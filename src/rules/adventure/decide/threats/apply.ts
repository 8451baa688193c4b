import { prevention, standingReactions, targetsAfter } from '@/src/rules/adventure/attacks/outlook';
import type { ThreatCommand } from '@/src/rules/adventure/commands';
import { placeSkillCube, recallIfEmpty } from '@/src/rules/adventure/consequences/cubes';
import { harm, heal } from '@/src/rules/adventure/consequences/harm';
import { forfeitMovement, grantMovement } from '@/src/rules/adventure/consequences/movement';
import { giveTokens } from '@/src/rules/adventure/consequences/give-tokens';
import { isInPlay, setTokens, tokensOn } from '@/src/rules/adventure/consequences/tokens';
import { refOf, theHero } from '@/src/rules/adventure/play/figures';
import { heroIn, refIn } from '@/src/rules/adventure/state/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import {
  effectsOf,
  type Reaction,
  type Threat,
  type ThreatTarget,
} from '@/src/rules/adventure/state/threat';
import { tokenCount } from '@/src/rules/adventure/state/tokens';
import { payToken } from '../heroes/acting';
import { sufferCollateral, type FatigueChoice } from './collateral';
import { attackerOf } from '../threatening/threaten';
import { checkCost, openThreatOf } from './react';

type Of<Kind extends ThreatCommand['kind']> = Extract<ThreatCommand, { kind: Kind }>;

/** The cube lies on the skill, the tokens go back; Q8 counts the technique. */
function pay(play: Play, { hero: id, cost, skill }: Reaction): void {
  checkCost(theHero(play, id), cost);
  forfeitMovement(play, id);
  if (cost.kind === 'cube') placeSkillCube(play, id, cost.colour, 'Q2');
  if (skill !== undefined) {
    const colour = cost.kind === 'cube' ? cost.colour : null;
    const who = refOf(play, id);
    play.add({
      type: 'skillUsed',
      v: 1,
      cause: 'Q2',
      who,
      skill: skill.id,
      name: skill.name,
      colour,
    });
  }
  if (cost.kind !== 'focus') return;
  const focus = tokenCount(tokensOn(play, id), 'focus') - cost.count;
  setTokens(play, id, { focus }, 'Q8');
  play.add({ type: 'focusUsed', v: 1, cause: 'Q8', who: refOf(play, id) });
}

/** What was given lies there by now and is not counted again. */
const withoutGifts = (reaction: Reaction): Reaction => {
  const [effect = reaction.effect, ...also] = effectsOf(reaction).filter(
    ({ kind }) => kind !== 'shield' && kind !== 'heal',
  );
  const { kind } = effect;
  return kind === 'shield' || kind === 'heal'
    ? { ...reaction, effect: { kind: 'other', note: '' }, also: [] }
    : { ...reaction, effect, also };
};

/** D3, D10: shields, reactions, HP; D4: collateral effects only with lost HP, a spell's always (W4). */
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
  if (lost === 0 && threat.spell !== true) return;
  for (const effect of threat.collateral) sufferCollateral(play, figure, effect, attacker, choice);
}

/** Q10: what comes before the damage, in the order printed. */
function prepare(play: Play, reaction: Reaction): void {
  for (const effect of effectsOf(reaction)) {
    if (effect.kind === 'shield') {
      giveTokens(play, effect.target, 'shield', effect.amount, 'Q10');
    }
    if (effect.kind === 'heal') heal(play, effect.target, effect.amount, 'Q10');
    if (effect.kind === 'move') grantMovement(play, reaction.hero, effect.amount);
  }
}

/** D16: against the attacker, whose shields count; it may be beaten by one of several. Q8: FURY. */
function strikeBack(play: Play, attacker: string | null, reaction: Reaction): void {
  const { hero, fury = false } = reaction;
  const strike = effectsOf(reaction).find(({ kind }) => kind === 'strike-back');
  if (strike?.kind !== 'strike-back' || attacker === null || !isInPlay(play, attacker)) return;
  if (fury) payToken(play, hero, 'fury');
  const amount = strike.amount + (fury ? 1 : 0);
  harm(play, attacker, { amount, preventable: true, by: refOf(play, hero), cause: 'D16' });
}

/** Costs, PROTECT, each target, RETALIATE; the forced recalls when all is over (Q3). */
export function applyThreat(play: Play, command: Of<'applyThreat'>): void {
  const { fatigue = {} } = command;
  const threat = openThreatOf(play);
  if (command.threat !== undefined && command.threat !== threat.id) refuse({ code: 'no-threat' });
  const reactions = standingReactions(play.adventure, threat);
  const targets = targetsAfter(threat.targets, reactions);
  for (const reaction of reactions) pay(play, reaction);
  for (const reaction of reactions) prepare(play, reaction);
  const settled = reactions.map(withoutGifts);
  for (const target of targets) hit(play, threat, target, settled, fatigue);
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
