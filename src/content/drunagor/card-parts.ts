import {
  RANKS,
  type AbilityReach,
  type Amount,
  type CardAbility,
  type CardKeyword,
  type MonsterCard,
  type RuneColour,
  type ScenarioCard,
  type TrackSpot,
} from '@/src/rules';
import { miniatureSize } from './miniatures';
import { MONSTERS, SCENARIO_MONSTERS, type MonsterId, type ScenarioMonsterId } from './monsters';

export const upper = (rune: RuneColour): TrackSpot => ({ rune, row: 'upper' });
export const lower = (rune: RuneColour): TrackSpot => ({ rune, row: 'lower' });

/** As many as runes of the card's colour lie on the track. */
export const X: Amount = { base: 0, x: 1 };
export const plusX = (base: number): Amount => ({ base, x: 1 });

const withX = (x: Amount | undefined) => (x === undefined ? {} : { x });

/** Purple text. */
export const trigger = (keyword: CardKeyword, x?: Amount, reach?: AbilityReach): CardAbility => ({
  keyword,
  phase: 'trigger',
  ...withX(x),
  ...(reach === undefined ? {} : { reach }),
});

/** Blue text. */
export const behaviour = (keyword: CardKeyword): CardAbility => ({ keyword, phase: 'behaviour' });

/** Black text: the form of the attack and its collateral effects. */
export const onAttack = (keyword: CardKeyword, x?: Amount): CardAbility => ({
  keyword,
  phase: 'attack',
  ...withX(x),
});

type RankRow = readonly [
  hp: number,
  move: number | null,
  damage: number | null,
  abilities: readonly CardAbility[],
];

type PrintedVariant = 'standard' | 'alternate' | 'complex-A' | 'complex-B';

interface VariantCards {
  readonly variant: PrintedVariant;
  readonly attack: MonsterCard['attack'];
  readonly ranks: readonly [RankRow, RankRow, RankRow, RankRow];
}

const variantOf = (printed: PrintedVariant): Pick<MonsterCard, 'variant' | 'side'> => {
  if (printed === 'complex-A') return { variant: 'complex', side: 'A' };
  if (printed === 'complex-B') return { variant: 'complex', side: 'B' };
  return { variant: printed, side: null };
};

const find = <Row extends { readonly id: string }>(rows: readonly Row[], id: Row['id']): Row => {
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) throw new Error(`no ${id}`);
  return row;
};

/** All cards of one monster. */
export const cardsOf = (
  monster: MonsterId,
  shared: Pick<MonsterCard, 'track' | 'immunities'>,
  variants: readonly VariantCards[],
): MonsterCard[] => {
  const { colour, miniature } = find(MONSTERS, monster);
  const size = miniatureSize(miniature);
  return variants.flatMap(({ variant, attack, ranks }) =>
    ranks.map(([hp, move, damage, abilities], index): MonsterCard => {
      const rank = RANKS[index] ?? 'champion';
      return {
        id: `${monster}/${variant}/${rank}`,
        kind: 'monster',
        monster,
        colour,
        miniature,
        size,
        rank,
        ...variantOf(variant),
        hp,
        move,
        attack,
        damage,
        abilities,
        ...shared,
      };
    }),
  );
};

/** A card without rank; what is left out is not printed on it. */
export const scenarioCard = (
  card: Pick<ScenarioCard, 'id'> & { readonly monster: ScenarioMonsterId } & Partial<
      Omit<ScenarioCard, 'id' | 'monster' | 'kind' | 'size' | 'miniature'>
    >,
): ScenarioCard => {
  const { kind, miniature } = find(SCENARIO_MONSTERS, card.monster);
  return {
    hp: null,
    move: null,
    attack: 'melee',
    damage: null,
    track: null,
    side: null,
    immunities: [],
    abilities: [],
    kind,
    miniature,
    size: miniatureSize(miniature),
    ...card,
  };
};
