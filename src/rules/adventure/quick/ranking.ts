import { withPassive } from '../state/immunity';
import { TRACK } from '@/src/rules/initiative/track';
import { turnAbilities } from '@/src/rules/model/catalogue';
import type { Abilities, Criterion } from '@/src/rules/model/monster';
import { canSee } from '@/src/rules/model/sight';
import { criterionOf, PREFERENCES } from '@/src/rules/monster/ranking';
import { colourOf, runeCount } from '../attacks/values';
import { cardIn, monsterIn } from '../state/figures';
import type { Adventure } from '../state/adventure';
import { availableCubes, type AdventureHero } from '../state/hero';
import type { CardInPlay } from '../state/monster';
import { resourceCount, tokenCount, type Tokens } from '../state/tokens';
import { modeOf } from '../state/versus';

export interface RankedHero {
  readonly figure: string;
  /** What the criterion compares; null: cubes that nobody counted. */
  readonly value: number | null;
  /** Place in the round, for ties. */
  readonly order: number;
}

export interface QuickRanking {
  readonly criterion: Criterion | 'standard';
  /** Heroes that can be seen, best first (K1, K2); while `asks` is not empty, not final. */
  readonly ranked: readonly RankedHero[];
  /** Unconscious, or hidden from this monster. */
  readonly unseen: readonly string[];
  /** Heroes whose available cubes the players have to say. */
  readonly asks: readonly string[];
  /** SLAUGHTER: NPC tokens come before all heroes (K3). */
  readonly slaughter: boolean;
  /** Named by an instruction, and seen (K3). */
  readonly primary: string | null;
}

/** U3: with what passive attack cards make it immune to. */
export const cardOfFigure = (adventure: Adventure, figure: string): CardInPlay | undefined => {
  const card = cardIn(adventure, monsterIn(adventure, figure)?.card ?? '');
  return card && { ...card, face: withPassive(adventure, figure, card.face) };
};

export const abilitiesOf = (adventure: Adventure, card: CardInPlay): Abilities =>
  turnAbilities({ abilities: card.face.abilities, ...colourOf(card) }, runeCount(adventure));

/** K1, X5: heroes against heroes, STEALTH hides from nobody. */
export const isSeenBy = (
  adventure: Adventure,
  { face }: CardInPlay,
  figure: { readonly id: string; readonly tokens: Tokens; readonly unconscious?: boolean },
): boolean =>
  canSee(
    { mode: modeOf(adventure), monster: face },
    { ...figure, hidden: tokenCount(figure.tokens, 'stealth') > 0 },
  );

/** I1: by the role's place on the track; heroes without a role keep the table's order behind. */
export const orderIn = ({ heroes }: Adventure, { id, role }: AdventureHero): number => {
  const place = TRACK.findIndex((spot) => spot.kind === 'role' && spot.role === role);
  return place >= 0 ? place : TRACK.length + heroes.findIndex((hero) => hero.id === id);
};

const COUNTS_CUBES: ReadonlySet<string> = new Set<Criterion>(['defiant', 'relentless']);

const valueOf = (criterion: QuickRanking['criterion'], hero: AdventureHero): number | null => {
  const cubes = availableCubes(hero);
  if (COUNTS_CUBES.has(criterion) && cubes === null) return null;
  return PREFERENCES[criterion].value({
    hp: hero.hp,
    cubes: cubes ?? 0,
    curse: hero.curse.length,
    resources: resourceCount(hero.tokens),
  });
};

/** K2: the most first and ties earlier in the round, or the other way round; unknown ones last. */
const compare =
  (sense: 1 | -1) =>
  (a: RankedHero, b: RankedHero): number => {
    if (a.value === null || b.value === null)
      return Number(a.value === null) - Number(b.value === null);
    return sense * (b.value - a.value) || sense * (a.order - b.order);
  };

const NOBODY: QuickRanking = {
  criterion: 'standard',
  ranked: [],
  unseen: [],
  asks: [],
  slaughter: false,
  primary: null,
};

/** K1 to K3 without a board. A single hero needs no comparison, and so no question. */
export const quickRanking = (
  adventure: Adventure,
  figure: string,
  named: string | null = null,
): QuickRanking => {
  const card = cardOfFigure(adventure, figure);
  if (!card) return NOBODY;
  const abilities = abilitiesOf(adventure, card);
  const criterion = criterionOf(abilities);
  const seen = adventure.heroes.filter((hero) => isSeenBy(adventure, card, hero));
  const ranked = seen
    .map((hero) => ({
      figure: hero.id,
      value: valueOf(criterion, hero),
      order: orderIn(adventure, hero),
    }))
    .sort(compare(PREFERENCES[criterion].sense));
  const unknown = ranked.filter(({ value }) => value === null).map((one) => one.figure);
  return {
    criterion,
    ranked,
    unseen: adventure.heroes.filter((hero) => !seen.includes(hero)).map(({ id }) => id),
    asks: ranked.length > 1 ? unknown : [],
    slaughter: abilities.slaughter ?? false,
    primary: seen.find(({ id }) => id === named)?.id ?? null,
  };
};
