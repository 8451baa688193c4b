import { theHero } from '@/src/rules/adventure/play/figures';
import { refuse, type Play } from '@/src/rules/adventure/play';
import { isBlocked, isOccupied } from '@/src/rules/adventure/state/skills';
import { sheetOf } from '@/src/rules/campaign/logbook/places';
import { skillsIn, type OwnSkill } from '@/src/rules/campaign/own-skills';

/** Q2, Q5: his, free and not under a curse or trauma cube. */
export function readySkill(play: Play, id: string, skill: string): OwnSkill {
  const hero = theHero(play, id);
  const found = skillsIn(sheetOf(play.state.campaign, id), hero.role).find(
    (one) => one.id === skill,
  );
  if (found === undefined) return refuse({ code: 'unknown-skill' });
  const { name } = found;
  if (isBlocked(hero, found)) refuse({ code: 'skill-blocked', name });
  if (isOccupied(hero, found)) refuse({ code: 'skill-occupied', name });
  return found;
}
