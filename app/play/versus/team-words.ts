import type { Translate } from '@/src/i18n';
import { heroIn, teamOf, type Adventure } from '@/src/rules';

const LETTERS = ['A', 'B'] as const;

export const isPaired = ({ versus }: Adventure): boolean =>
  versus?.teams.some(({ length }) => length > 1) ?? false;

/** X2: "Team A"; each against each nobody has one. */
export function teamWords(adventure: Adventure, hero: string, t: Translate): string {
  const at = adventure.versus?.teams.indexOf(teamOf(adventure, hero)) ?? -1;
  const letter = isPaired(adventure) ? LETTERS[at] : undefined;
  return letter === undefined ? '' : t('versus.team', { letter });
}

/** "Elros", or "Team A (Elros, Maya)". */
export function sideWords(adventure: Adventure, team: readonly string[], t: Translate): string {
  const names = team.map((id) => heroIn(adventure, id)?.name ?? '').join(', ');
  const own = teamWords(adventure, team[0] ?? '', t);
  return own === '' ? names : `${own} (${names})`;
}
