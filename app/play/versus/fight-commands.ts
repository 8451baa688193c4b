import { RUNES } from '@/src/content/drunagor';
import type { StartHabits } from '@/src/game';
import {
  cubesOf,
  hpOfSheet,
  MAX_HP_LIMIT,
  STANDARD_RULES,
  type Campaign,
  type GameCommand,
  type HeroStart,
} from '@/src/rules';
import { teamsOf, type Contender, type LineUp } from './line-up';

/** The campaign's heroes, with what was said about them here. */
export const contendersOf = (campaign: Campaign, said: LineUp['said']): readonly Contender[] =>
  campaign.heroes.map(({ id, name, board, maxHp }) => ({
    key: id,
    name,
    board,
    hp: said[id] ?? maxHp,
    more: hpOfSheet(campaign, id),
  }));

/** D13: as many as he begins with. */
export const hpAtFirst = ({ hp, more }: Contender): number =>
  Math.min(MAX_HP_LIMIT, Math.max(1, (hp ?? 1) + more));

const heroStart = (campaign: Campaign, fighter: Contender): HeroStart => {
  const over = (fighter.hp ?? 1) + fighter.more - MAX_HP_LIMIT;
  return {
    hero: fighter.key,
    role: null,
    maxHp: hpAtFirst(fighter),
    cubes: cubesOf(campaign, fighter.key).total,
    ...(over > 0 ? { hpOver: over } : {}),
  };
};

/** What was asked here is written down for good; X2: before the fight, so that it stays. */
const lasting = (campaign: Campaign, fighters: readonly Contender[]): readonly GameCommand[] =>
  fighters.flatMap(({ key, hp }) =>
    campaign.heroes.find(({ id }) => id === key)?.maxHp === hp
      ? []
      : [{ kind: 'changeHero', hero: key, change: { maxHp: hp } } as const],
  );

interface Fight {
  readonly fighters: readonly Contender[];
  readonly lineUp: LineUp;
  readonly habits: StartHabits;
  readonly title: string;
  readonly at: number;
}

/** X2, X3: without roles; the order is rolled as it begins. */
export function fightCommands(campaign: Campaign, fight: Fight): readonly GameCommand[] {
  const { fighters, lineUp, habits, title, at } = fight;
  const { cursePenalty, runes, cards } = habits;
  const { runeCard, roller } = lineUp;
  const keys = fighters.map(({ key }) => key);
  return [
    ...lasting(campaign, fighters),
    {
      kind: 'startAdventure',
      chapter: campaign.chapter,
      title,
      at,
      rules: { ...STANDARD_RULES, cursePenalty, dice: roller, runes, cards, runeCard },
      runes: RUNES,
      heroes: fighters.map((fighter) => heroStart(campaign, fighter)),
      versus: { teams: teamsOf(lineUp, keys) },
    },
  ];
}
