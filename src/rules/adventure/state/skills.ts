import { blockedAs, type OwnSkill, type SkillDraft } from '@/src/rules/campaign/own-skills';
import type { AdventureHero } from './hero';

/** Q5: a cube names the place on the boards, or the players' own word. */
export const isBlocked = ({ curse, trauma }: AdventureHero, skill: SkillDraft): boolean =>
  [...curse, ...trauma].some(
    (cube) => cube.skill === blockedAs(skill) || cube.skill === skill.name,
  );

/** Q2: one of his cubes lies on it. */
export const isOccupied = ({ occupied = [] }: AdventureHero, { id }: OwnSkill): boolean =>
  occupied.some(({ skill }) => skill === id);
