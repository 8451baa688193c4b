import { LONGEST_NOTES } from '@/src/rules/campaign/campaign';
import { targetsAfter } from '@/src/rules/adventure/attacks/outlook';
import { mayReact } from '@/src/rules/adventure/attacks/may-react';
import type { ThreatCommand } from '@/src/rules/adventure/commands';
import { refOf, theHero } from '@/src/rules/adventure/play/figures';
import { allyIn, heroIn, monsterIn } from '@/src/rules/adventure/state/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import type { AdventureHero } from '@/src/rules/adventure/state/hero';
import {
  effectsOf,
  type Reaction,
  type ReactionCost,
  type ReactionEffect,
  type Threat,
} from '@/src/rules/adventure/state/threat';
import { areFoes } from '@/src/rules/adventure/state/versus';
import { tokenCount, tokenLimit } from '@/src/rules/adventure/state/tokens';
import { checkLength, checkNumber } from '../check';
import { MAX_AMOUNT } from '../figures/named';
import { checkHasToken } from '../heroes/acting';
import { readySkill } from '../heroes/ready-skill';

type Of<Kind extends ThreatCommand['kind']> = Extract<ThreatCommand, { kind: Kind }>;

export const openThreatOf = (play: Play): Threat =>
  play.adventure.threat ?? refuse({ code: 'no-threat' });

/** Whether the hero can pay it; where the table keeps the cubes, it knows. */
export function checkCost({ cubes, tokens }: AdventureHero, cost: ReactionCost): void {
  switch (cost.kind) {
    case 'cube':
      if (cubes !== null && cubes.available[cost.colour] === 0) {
        refuse({ code: 'no-cube', colour: cost.colour });
      }
      return;
    case 'focus':
      checkNumber(cost.count, 1, tokenLimit('focus'));
      if (tokenCount(tokens, 'focus') < cost.count) refuse({ code: 'no-token', token: 'focus' });
      return;
    case 'free':
  }
}

/** Targets before and after PROTECT of the others: a reaction may speak of either. */
interface Threatened {
  readonly threat: Threat;
  readonly now: readonly string[];
}

const threatenedBy = (threat: Threat, hero: string): Threatened => ({
  threat,
  now: targetsAfter(
    threat.targets,
    threat.reactions.filter((other) => other.hero !== hero),
  ).map(({ figure }) => figure),
});

function checkIsTarget(play: Play, { threat, now }: Threatened, id: string): void {
  const { name } = refOf(play, id);
  const before = threat.targets.some(({ figure }) => figure === id);
  if (!before && !now.includes(id)) refuse({ code: 'not-a-target', name });
}

/** D9, D16: neither helps against events. */
function checkIsAttack({ threat }: Threatened): void {
  if (threat.source.kind === 'event') refuse({ code: 'not-an-attack' });
}

/** X11: nobody helps another team. That monsters are not helped, each effect says itself. */
function checkSameSide(play: Play, id: string, target: string): void {
  const { name } = refOf(play, id);
  if (monsterIn(play.adventure, target)) return;
  if (areFoes(play.adventure, id, target)) refuse({ code: 'not-threatened', name });
}

type Protect = Extract<ReactionEffect, { kind: 'protect' }>;

/** D9: an ally of the target, not a target itself. Who stands next to whom, the table sees. X11: of one team. */
function checkProtector(play: Play, threatened: Threatened, { by, target }: Protect): void {
  const { name } = refOf(play, by);
  const hero = heroIn(play.adventure, by);
  if (!hero && !allyIn(play.adventure, by)) refuse({ code: 'unknown-figure' });
  checkSameSide(play, by, target);
  if (hero?.unconscious) refuse({ code: 'unconscious', name });
  if (threatened.now.includes(by)) refuse({ code: 'already-a-target', name });
}

function checkEffect(
  play: Play,
  threatened: Threatened,
  hero: string,
  effect: ReactionEffect,
): void {
  if ('target' in effect) checkSameSide(play, hero, effect.target);
  switch (effect.kind) {
    case 'prevent':
      checkNumber(effect.amount, 0, MAX_AMOUNT);
      return checkIsTarget(play, threatened, effect.target);
    case 'prevent-all':
      checkNumber(effect.but, 0, 1);
      return checkIsTarget(play, threatened, effect.target);
    case 'strike-back':
      checkNumber(effect.amount, 0, MAX_AMOUNT);
      checkIsAttack(threatened);
      return checkIsTarget(play, threatened, hero);
    case 'protect':
      checkIsAttack(threatened);
      checkIsTarget(play, threatened, effect.target);
      return checkProtector(play, threatened, effect);
    case 'shield':
    case 'heal':
      checkNumber(effect.amount, 0, MAX_AMOUNT);
      return checkIsOurs(play, effect.target);
    case 'move':
      return checkNumber(effect.amount, 0, MAX_AMOUNT);
    case 'other':
      return checkLength(effect.note, LONGEST_NOTES);
  }
}

function checkIsOurs(play: Play, id: string): void {
  const { name } = refOf(play, id);
  const hero = heroIn(play.adventure, id);
  if (!hero && !allyIn(play.adventure, id)) refuse({ code: 'not-a-target', name });
  if (hero?.unconscious) refuse({ code: 'unconscious', name });
}

/** More than any card prints. */
const MAX_EFFECTS = 8;

const same = (one: Reaction | undefined, other: Reaction): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** D10: one per hero and threat; another one takes its place. Paid when the threat is applied. */
export function react(play: Play, { reaction }: Of<'react'>): void {
  const threat = openThreatOf(play);
  if (!threat.preventable) refuse({ code: 'not-preventable' });
  const hero = theHero(play, reaction.hero);
  if (hero.unconscious) refuse({ code: 'unconscious', name: hero.name });
  if (!mayReact(play.adventure, threat, hero.id)) {
    refuse({ code: 'not-threatened', name: hero.name });
  }
  checkCost(hero, reaction.cost);
  if (reaction.skill !== undefined) readySkill(play, hero.id, reaction.skill.id);
  checkNumber(effectsOf(reaction).length, 1, MAX_EFFECTS);
  for (const effect of effectsOf(reaction)) {
    checkEffect(play, threatenedBy(threat, hero.id), hero.id, effect);
  }
  if (reaction.fury) checkHasToken(hero, 'fury');
  if (
    same(
      threat.reactions.find((other) => other.hero === hero.id),
      reaction,
    )
  )
    return;
  play.add({ type: 'reacted', v: 1, cause: 'D10', who: refOf(play, hero.id), reaction });
}

export function takeBackReaction(play: Play, { hero }: Of<'takeBackReaction'>): void {
  const { reactions } = openThreatOf(play);
  const who = refOf(play, theHero(play, hero).id);
  if (!reactions.some((reaction) => reaction.hero === hero)) return;
  play.add({ type: 'reactionTakenBack', v: 1, cause: 'table', who });
}
