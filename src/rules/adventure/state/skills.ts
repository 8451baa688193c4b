import { blockedAs, type OwnSkill, type SkillDraft } from '@/src/rules/campaign/own-skills';
import type { AdventureHero, Affliction } from './hero';

/** Q5: a cube names the place on the boards, or the players' own word. */
const liesOn = (cubes: readonly Affliction[], skill: SkillDraft): boolean =>
  cubes.some((cube) => cube.skill === blockedAs(skill) || cube.skill === skill.name);

/** Q5: which cube takes it away; null: none. */
export const blockedBy = (
  { curse, trauma }: AdventureHero,
  skill: SkillDraft,
): 'curse' | 'trauma' | null => {
  if (liesOn(curse, skill)) return 'curse';
  return liesOn(trauma, skill) ? 'trauma' : null;
};

export const isBlocked = (hero: AdventureHero, skill: SkillDraft): boolean =>
  blockedBy(hero, skill) !== null;

/** Q2: one of his cubes lies on it. */
export const isOccupied = ({ occupied = [] }: AdventureHero, { id }: OwnSkill): boolean =>
  occupied.some(({ skill }) => skill === id);
