import type { HeroId } from '@/src/rules/base/ids';
import { inTurns, rollOff } from '@/src/rules/initiative/versus-order';
import { refuse, type Play } from '@/src/rules/adventure/play';
import type { AdventureHero } from '@/src/rules/adventure/state/hero';
import { PAIRS, VERSUS_HEROES, type Versus } from '@/src/rules/adventure/state/teams';

type Teams = Versus['teams'];

/** X2: each against each, or two against two; every hero in one team. */
function checkTeams(heroes: readonly AdventureHero[], teams: Teams): void {
  const named = teams.flat();
  const all = heroes.every(({ id }) => named.includes(id));
  const known = named.length === heroes.length && all;
  const alone = teams.every(({ length }) => length === 1);
  const pairs = teams.length === PAIRS.teams && teams.every((team) => team.length === PAIRS.heroes);
  const { least, most } = VERSUS_HEROES;
  const fits = alone ? teams.length >= least && teams.length <= most : pairs;
  if (!known || !fits) refuse({ code: 'no-such-teams' });
}

/** X3: the places of the roles are taken in the order the d20 says. */
export function lineUpTeams(
  play: Play,
  heroes: readonly AdventureHero[],
  teams: Teams,
): { readonly heroes: readonly AdventureHero[]; readonly versus: Versus } {
  checkTeams(heroes, teams);
  const rolls = rollOff<HeroId>(
    heroes.map(({ id }) => id),
    (_, sides) => play.draw(sides, 'X3'),
  );
  const fastest = rolls.map(({ hero }) => hero);
  const order = teams.every(({ length }) => length === 1) ? fastest : inTurns(fastest, teams);
  const lined = order.flatMap((id) => heroes.filter((hero) => hero.id === id));
  return {
    heroes: lined.map((hero) => ({ ...hero, role: null })),
    versus: { teams, rolls },
  };
}
