import type { Translate } from '@/src/i18n';
import type { GameState, Role } from '@/src/rules';

/** The role a hero has in the adventure under way. */
export const runningRole = ({ adventure }: GameState, hero: string): Role | null =>
  adventure?.heroes.find(({ id }) => id === hero)?.role ?? null;

interface Roles {
  /** In the logbook. */
  readonly noted: Role | null;
  readonly running: Role | null;
}

/** The role noted in the logbook; as long as none is, the one of the adventure under way. */
export function roleLine({ noted, running }: Roles, t: Translate, name: (role: Role) => string) {
  if (noted !== null) return t('logbookHero.role.role', { role: name(noted) });
  if (running !== null) return t('logbookHero.role.running', { role: name(running) });
  return t('logbookHero.role.role', { role: t('logbookHero.role.none') });
}
