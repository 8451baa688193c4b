import type { Role } from '../model/catalogue';
import type { Campaign } from './campaign';
import { CUBE_COLOURS } from './cubes';
import { sheetOf } from './logbook/places';

const BOARD_SKILLS = 8;
/** Two skills on each card; the third card has to be learnt. */
const ROLE_SKILLS = ['role-1a', 'role-1b', 'role-2a', 'role-2b'] as const;

/** The Defender's toughness: a static bonus of a role, and the only one the rulebook prints. */
export const TOUGHNESS = 'role-1a';

/** D13: what a role adds to the HP. */
export const roleHp = (role: Role | null): number => (role === 'defender' ? 3 : 0);

/**
 * Q5: what a curse or trauma cube can block, in the order of the boards: the 8 skills of the hero's
 * board, each learnt level of his four cards, the role's cards. Never gear, class skills or focus
 * techniques.
 */
export function blockableSkills(
  campaign: Campaign,
  hero: string,
  role: Role | null,
): readonly string[] {
  const { skills, roleSkills } = sheetOf(campaign, hero);
  return [
    ...Array.from({ length: BOARD_SKILLS }, (_, index) => `board-${index + 1}`),
    ...CUBE_COLOURS.flatMap((colour) =>
      [1, 2].filter((level) => level <= skills[colour]).map((level) => `${colour}-${level}`),
    ),
    ...(role === null ? [] : ROLE_SKILLS),
    ...(role !== null && roleSkills.a !== null ? ['role-3a'] : []),
    ...(role !== null && roleSkills.b !== null ? ['role-3b'] : []),
  ];
}
