import type { Abilities } from '@/src/rules/model/monster';
import { isImmune } from '@/src/rules/model/sight';
import { monsterIn } from '../state/figures';
import type { Adventure } from '../state/adventure';
import type { CardInPlay } from '../state/monster';
import { tokenCount } from '../state/tokens';
import { abilitiesOf, cardOfFigure, isSeenBy, quickRanking, type QuickRanking } from './ranking';

/** What the table knows beyond the state. */
export interface QuickOptions {
  /** K3: "treats you as primary target". */
  readonly primary?: string | null;
  /** SLAUGHTER: the NPC tokens in the leader's order, as the players call them. */
  readonly npcs?: readonly string[];
  /** D6: whom the first attack of this turn hit; it does not move any more. */
  readonly again?: readonly string[];
}

/** All the dialogue has to know about an attack. */
export interface AttackShape {
  readonly ranking: QuickRanking;
  /** Everybody who counts as a hero, best first (K3). */
  readonly heroes: readonly string[];
  /** Companions and animals it sees. */
  readonly allies: readonly string[];
  /** Whom a struck zone hits though the monster does not see them (A3). */
  readonly hidden: readonly string[];
  /** A2: how many enemies, or zones. */
  readonly x: number;
  readonly zones: boolean;
  /** A1: blue attacks reach the whole board. */
  readonly anywhere: boolean;
  /** D7: AMBUSH brings it next to the primary target. */
  readonly ambush: boolean;
  readonly stunned: boolean;
}

/** D7: no ambush when knocked down. */
const ambushes = (
  adventure: Adventure,
  figure: string,
  card: CardInPlay,
  by: Abilities,
): boolean => {
  const down = tokenCount(monsterIn(adventure, figure)?.tokens ?? {}, 'knock-down') > 0;
  return (by.ambush ?? false) && (!down || isImmune(card.face, 'knock-down'));
};

/** K3: tokens of SLAUGHTER, the named hero, then the ranking. */
const candidates = (
  { ranked, slaughter, primary }: QuickRanking,
  npcs: readonly string[],
): readonly string[] => {
  const ids = ranked.map(({ figure }) => figure);
  const first = ids.filter((id) => id === primary);
  return [...(slaughter ? npcs : []), ...first, ...ids.filter((id) => id !== primary)];
};

export const attackShape = (
  adventure: Adventure,
  figure: string,
  { primary = null, npcs = [] }: QuickOptions,
): AttackShape | undefined => {
  const card = cardOfFigure(adventure, figure);
  if (!card) return undefined;
  const by = abilitiesOf(adventure, card);
  const ranking = quickRanking(adventure, figure, primary);
  const others = [
    ...adventure.heroes.filter(({ unconscious }) => !unconscious),
    ...adventure.allies,
  ];
  const { turn } = adventure;
  return {
    ranking,
    heroes: candidates(ranking, npcs),
    allies: adventure.allies.filter((ally) => isSeenBy(adventure, card, ally)).map(({ id }) => id),
    hidden: others.filter((other) => !isSeenBy(adventure, card, other)).map(({ id }) => id),
    x: by.cleave ?? by.strike ?? by.multishot ?? 1,
    zones: by.strike !== undefined,
    anywhere: card.face.attack === 'magic',
    ambush: ambushes(adventure, figure, card, by),
    stunned: turn?.figure === figure && turn.loses === 'attack',
  };
};
