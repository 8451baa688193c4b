import { giveAll, giveTokens } from '@/src/rules/adventure/consequences/give-tokens';
import { heal } from '@/src/rules/adventure/consequences/harm';
import { grantMovement } from '@/src/rules/adventure/consequences/movement';
import { refOf, theHero } from '@/src/rules/adventure/play/figures';
import type { Play } from '@/src/rules/adventure/play';
import { isBlocked } from '@/src/rules/adventure/state/skills';
import { sheetOf } from '@/src/rules/campaign/logbook/places';
import {
  amountOf,
  collateralOf,
  giftsOf,
  hasEffect,
  onDie,
  skillsIn,
  type OwnSkill,
  type SkillDraft,
} from '@/src/rules/campaign/own-skills';
import { tokensTogether, type Tokens } from '@/src/rules/model/tokens';

export interface Triggered {
  readonly skill: OwnSkill;
  readonly from: number;
  readonly then: SkillDraft;
}

/** W4: the die alone counts, hit or miss; of passive skills (Q5: blocked ones not) and of the one used. */
export function triggeredBy(
  play: Play,
  id: string,
  roll: number,
  used: string | undefined,
): readonly Triggered[] {
  const hero = theHero(play, id);
  const counts = (skill: OwnSkill): boolean =>
    skill.kind === 'passive' ? !isBlocked(hero, skill) : skill.id === used;
  return skillsIn(sheetOf(play.state.campaign, id), hero.role).flatMap((skill) => {
    const waiting = onDie(skill);
    if (waiting === null || roll < waiting.from || !counts(skill)) return [];
    return [{ skill, ...waiting }];
  });
}

/** It changes the attack that brought it. */
export const damageOnDie = (all: readonly Triggered[]): number =>
  all.reduce((sum, { then }) => sum + amountOf(then, 'damage'), 0);

export const tokensOnDie = (all: readonly Triggered[]): Tokens =>
  all.reduce<Tokens>((tokens, { then }) => tokensTogether(tokens, collateralOf(then)), {});

/** What is surely his own; whom else it helps the players choose. */
function gain(play: Play, id: string, { skill, then }: Triggered): void {
  if (hasEffect(skill, 'self')) {
    heal(play, id, amountOf(then, 'heal'), 'W4');
    giveTokens(play, id, 'shield', amountOf(then, 'shield'), 'W4');
  }
  giveAll(play, id, giftsOf(then), 'W4');
  const move = amountOf(then, 'move');
  if (move > 0) grantMovement(play, id, move);
}

export function gainOnDie(play: Play, id: string, all: readonly Triggered[]): void {
  for (const one of all) {
    const { id: skill, name } = one.skill;
    const who = refOf(play, id);
    play.add({ type: 'skillTriggered', v: 1, cause: 'W4', who, skill, name, from: one.from });
    gain(play, id, one);
  }
}
