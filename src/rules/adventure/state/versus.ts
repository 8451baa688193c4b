import type { HeroId } from '@/src/rules/base/ids';
import type { Mode } from '@/src/rules/model/situation';
import type { Adventure } from './adventure';
import { allyIn, heroIn, monsterIn } from './figures';
import type { AdventureHero } from './hero';
import { tokenLimit, type TokenKind } from './tokens';

/** X8: monsters look for the shortest way (K2's last row). */
export const modeOf = ({ versus }: Pick<Adventure, 'versus'>): Mode =>
  versus === undefined ? 'coop' : 'pvp';

/** X9: beaten heroes are out for the rest of the fight. */
export const stillIn = ({ heroes }: Pick<Adventure, 'heroes'>): readonly AdventureHero[] =>
  heroes.filter(({ out }) => out !== true);

export const teamOf = ({ versus }: Adventure, hero: string): readonly HeroId[] =>
  versus?.teams.find((team) => team.some((id) => id === hero)) ?? [];

/** The hero who stands for a figure: himself, or whose companion or animal it is. */
const heroBehind = (adventure: Adventure, id: string): string | null =>
  heroIn(adventure, id)?.id ?? allyIn(adventure, id)?.hero ?? null;

/** X2: whom a figure of the heroes may attack: monsters always, heroes only against each other. */
export function areFoes(adventure: Adventure, one: string, other: string): boolean {
  if (one === other) return false;
  const monsters = [one, other].filter((id) => monsterIn(adventure, id) !== undefined);
  if (monsters.length > 0) return monsters.length === 1;
  if (adventure.versus === undefined) return false;
  const [own, their] = [heroBehind(adventure, one), heroBehind(adventure, other)];
  return own === null || their === null || !teamOf(adventure, own).some((id) => id === their);
}

/** Whom it may attack as things stand: nobody unconscious (D11), nobody beaten (X9). */
export const foesOf = (adventure: Adventure, id: string): readonly string[] =>
  [
    ...adventure.monsters,
    ...adventure.heroes.filter(({ unconscious }) => !unconscious),
    ...adventure.allies,
  ]
    .map((figure) => figure.id)
    .filter((other) => areFoes(adventure, id, other));

const AT_ONCE: readonly TokenKind[] = ['bleed', 'burn', 'poison'];

/** X4: heroes against heroes, these do not lie about. */
export const worksAtOnce = ({ versus }: Pick<Adventure, 'versus'>, token: TokenKind): boolean =>
  versus !== undefined && AT_ONCE.includes(token);

/** X4: HP these effects take besides, no more than tokens could lie there (C1). */
export const lossAtOnce = (
  { versus }: Pick<Adventure, 'versus'>,
  effects: readonly { readonly effect: string; readonly x: number }[],
): number =>
  versus === undefined
    ? 0
    : AT_ONCE.reduce((sum, token) => {
        const given = effects.filter(({ effect }) => effect === token);
        return (
          sum +
          Math.min(
            tokenLimit(token),
            given.reduce((all, { x }) => all + x, 0),
          )
        );
      }, 0);

const TEAM_TRAUMA = 4;
const HERO_TRAUMA = 2;

/** X9: the cube a pair falls with; what raises one hero's limit raises the pair's. */
export const teamTraumaLimit = (adventure: Adventure, team: readonly HeroId[]): number =>
  team.reduce(
    (sum, id) => sum + (heroIn(adventure, id)?.traumaLimit ?? HERO_TRAUMA) - HERO_TRAUMA,
    TEAM_TRAUMA,
  );

export const teamTrauma = (adventure: Adventure, team: readonly HeroId[]): number =>
  team.reduce((sum, id) => sum + (heroIn(adventure, id)?.trauma.length ?? 0), 0);

/** D12, X9: with so many trauma cubes of his own he is beaten; his partner's count as his. */
export const traumaLimitOf = (adventure: Adventure, hero: AdventureHero): number => {
  const team = teamOf(adventure, hero.id);
  if (team.length < 2) return hero.traumaLimit;
  const others = teamTrauma(adventure, team) - hero.trauma.length;
  return teamTraumaLimit(adventure, team) - others;
};

/** X10: teams of whom somebody still fights. */
export const teamsStanding = (adventure: Adventure): readonly (readonly HeroId[])[] =>
  (adventure.versus?.teams ?? []).filter((team) =>
    team.some((id) => heroIn(adventure, id)?.out !== true),
  );
