import { CUBE_COLOURS, type CubeColour } from '@/src/rules/campaign/cubes';
import type { Campaign } from '@/src/rules/campaign/campaign';
import { sheetOf } from '@/src/rules/campaign/logbook/places';
import {
  amountOf,
  atOnce,
  collateralOf,
  hasEffect,
  hasJoker,
  onDie,
  skillsIn,
  splitIn,
  type OwnSkill,
  type SkillDraft,
  type SkillEffect,
} from '@/src/rules/campaign/own-skills';
import type { WeaponSource } from '@/src/rules/campaign/logbook/view/weapon';
import { CONDITIONS, tokenCount } from '@/src/rules/model/tokens';
import { NO_VALUES } from '@/src/rules/model/items';
import { answerable, mayReact } from '../attacks/may-react';
import type { Adventure } from '../state/adventure';
import { heroIn } from '../state/figures';
import { countCubes, type AdventureHero } from '../state/hero';
import { blockedBy, isBlocked, isOccupied } from '../state/skills';

import type { Reaction, ReactionCost, ReactionEffect, Threat } from '../state/threat';

/** `unpaid`: no cube of its colour, or too little FOCUS. */
export type SkillState = 'free' | 'occupied' | 'blocked' | 'unpaid';

export interface SkillOnTable {
  readonly skill: OwnSkill;
  readonly state: SkillState;
  /** Q5: what lies on it, if it is blocked. */
  readonly under: 'curse' | 'trauma' | null;
}

const canPay = ({ cubes, tokens }: AdventureHero, skill: OwnSkill): boolean => {
  if (skill.kind === 'passive') return true;
  if (skill.kind === 'focus') return tokenCount(tokens, 'focus') >= skill.cost;
  if (cubes === null) return true;
  if (hasEffect(skill, 'joker')) return countCubes(cubes.available) > 0;
  return skill.colour !== null && cubes.available[skill.colour] > 0;
};

const stateOf = (hero: AdventureHero, skill: OwnSkill): SkillState => {
  if (isBlocked(hero, skill)) return 'blocked';
  if (isOccupied(hero, skill)) return 'occupied';
  return canPay(hero, skill) ? 'free' : 'unpaid';
};

/** Q2, Q5: a hero's skills and what lies on them. */
export const skillsOnTable = (campaign: Campaign, hero: AdventureHero): readonly SkillOnTable[] =>
  skillsIn(sheetOf(campaign, hero.id), hero.role).map((skill) => ({
    skill,
    state: stateOf(hero, skill),
    under: blockedBy(hero, skill),
  }));

/** W2 to W4: what passive skills add to his weapon attacks; Q5: blocked ones add nothing. */
export const passiveSources = (campaign: Campaign, hero: AdventureHero): readonly WeaponSource[] =>
  skillsOnTable(campaign, hero).flatMap(({ skill, state }): readonly WeaponSource[] => {
    if (skill.kind !== 'passive' || state === 'blocked') return [];
    return bonusOf(skill);
  });

/** What a skill brings to the attack it is used for, whatever the die shows. */
export const bonusOf = (skill: OwnSkill): readonly WeaponSource[] => {
  const now = atOnce(skill);
  const modifier = amountOf(now, 'modifier');
  const bonusDamage = amountOf(now, 'damage');
  const tokens = collateralOf(now);
  if (modifier === 0 && bonusDamage === 0 && Object.keys(tokens).length === 0) return [];
  const names = { en: skill.name, de: skill.name };
  return [{ names, values: { ...NO_VALUES, modifier, bonusDamage, tokens } }];
};

const attacks = ({ kind }: SkillDraft): boolean => kind === 'attack' || kind === 'spell';

/** A weapon attack has a die: what waits for it is the attack's (W4). */
const waitsInVain = (skill: SkillDraft): readonly SkillEffect[] =>
  skill.kind === 'attack' ? [] : skill.effects.slice(atOnce(skill).effects.length);

const GIVEN = ['heal', 'shield'] as const;
const isGiven = (effect: SkillEffect['effect']): boolean => GIVEN.some((kind) => kind === effect);

/** What the players have to see to themselves, besides its notes; `among`: how many share it. */
export const leftToPlayers = (skill: OwnSkill, among: number): readonly SkillEffect[] => [
  ...atOnce(skill).effects.filter(({ effect }) => {
    if (effect === 'copy' || (effect === 'joker' && !hasJoker(skill))) return true;
    if (among > 1 && isGiven(effect)) return splitIn(skill) !== effect;
    return !attacks(skill) && (effect === 'damage' || CONDITIONS.some((kind) => kind === effect));
  }),
  ...waitsInVain(skill).filter(({ effect }) => effect !== 'self'),
];

const NEVER = ['modifier', 'copy', 'split'] as const;

/** W4: what is left to the players of what the die has brought. */
export const leftOnDie = (skill: OwnSkill): readonly SkillEffect[] =>
  (onDie(skill)?.then.effects ?? []).filter(
    ({ effect }) =>
      NEVER.some((kind) => kind === effect) || (isGiven(effect) && !hasEffect(skill, 'self')),
  );

const PREVENTING = ['prevent', 'prevent-all', 'prevent-all-but', 'strike-back', 'protect'] as const;

/** A reaction, or a technique that does what reactions do. */
const canReact = (skill: OwnSkill): boolean =>
  skill.kind === 'reaction' ||
  (skill.kind === 'focus' && PREVENTING.some((effect) => hasEffect(skill, effect)));

const effectOf = (
  hero: string,
  target: string,
  { effect, x: amount }: SkillEffect,
): readonly ReactionEffect[] => {
  switch (effect) {
    case 'prevent':
      return [{ kind: 'prevent', target, amount }];
    case 'prevent-all':
      return [{ kind: 'prevent-all', target, but: 0 }];
    case 'prevent-all-but':
      return [{ kind: 'prevent-all', target, but: 1 }];
    case 'strike-back':
      return [{ kind: 'strike-back', amount }];
    case 'protect':
      return target === hero ? [] : [{ kind: 'protect', target, by: hero }];
    case 'shield':
    case 'heal':
      return [{ kind: effect, target, amount }];
    case 'move':
      return [{ kind: 'move', amount }];
    default:
      return [];
  }
};

const costOf = (hero: AdventureHero, skill: OwnSkill): ReactionCost | null => {
  if (skill.kind === 'focus') return { kind: 'focus', count: skill.cost };
  const { cubes } = hero;
  const isThere = (colour: CubeColour) => cubes === null || cubes.available[colour] > 0;
  const colours = skill.colour === null ? CUBE_COLOURS : [skill.colour, ...CUBE_COLOURS];
  const colour = hasJoker(skill) ? colours.find(isThere) : skill.colour;
  return colour === null || colour === undefined ? null : { kind: 'cube', colour };
};

/** SELF: only when he is threatened; D16: whoever strikes back is hit; D9: nobody protects himself. */
const targetsFor = (threat: Threat, hero: string, skill: OwnSkill): readonly string[] => {
  const ids = threat.targets.map(({ figure }) => figure);
  if (hasEffect(skill, 'protect')) return ids.includes(hero) ? [] : ids;
  if (hasEffect(skill, 'self') || hasEffect(skill, 'strike-back')) {
    return ids.includes(hero) ? [hero] : [];
  }
  return ids.includes(hero) ? [hero, ...ids.filter((id) => id !== hero)] : ids;
};

const needsAttack = (skill: OwnSkill): boolean =>
  hasEffect(skill, 'strike-back') || hasEffect(skill, 'protect');

function reactionOf(hero: AdventureHero, target: string, skill: OwnSkill): Reaction | null {
  const cost = costOf(hero, skill);
  if (cost === null) return null;
  const [effect, ...also] = atOnce(skill).effects.flatMap((one) => effectOf(hero.id, target, one));
  return {
    hero: hero.id,
    cost,
    effect: effect ?? { kind: 'other', note: skill.notes },
    ...(also.length === 0 ? {} : { also }),
    skill: { id: skill.id, name: skill.name },
  };
}

/** D10, D11: one for each skill that can react now, and each figure it may help. */
export function reactionsKnown(
  campaign: Campaign,
  adventure: Adventure,
  threat: Threat,
): readonly Reaction[] {
  if (!threat.preventable) return [];
  return adventure.heroes.flatMap(({ id }) => {
    const hero = heroIn(adventure, id);
    const reacted = threat.reactions.some((reaction) => reaction.hero === id);
    if (hero === undefined || hero.unconscious || reacted) return [];
    if (!mayReact(adventure, threat, id)) return [];
    return skillsOnTable(campaign, hero).flatMap(({ skill, state }) => {
      const attack = threat.source.kind !== 'event' || !needsAttack(skill);
      if (state !== 'free' || !canReact(skill) || !attack) return [];
      return targetsFor(answerable(adventure, threat, id), id, skill).flatMap((target) => {
        const reaction = reactionOf(hero, target, skill);
        return reaction === null ? [] : [reaction];
      });
    });
  });
}
