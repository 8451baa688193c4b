import { runesOnTrack } from '@/src/rules/darkness/rune-bag';
import {
  resolveAmount,
  type CardAbility,
  type CardFace,
  type RuneCount,
} from '@/src/rules/model/catalogue';
import { attackDamage } from '@/src/rules/monster/damage';
import { cardIn } from '../state/figures';
import type { Adventure } from '../state/adventure';
import type { CardInPlay, MonsterFigure } from '../state/monster';
import { COLLATERAL_KINDS, type Collateral, type CollateralEffect } from '../state/threat';
import { CONDITIONS, tokenCount } from '../state/tokens';

/** What one attack of a monster brings, before shields and reactions. */
export interface AttackValues {
  /** Null: the card has no damage of its own. */
  readonly damage: number | null;
  /** VICIOUS: not (D2). */
  readonly preventable: boolean;
  readonly collateral: readonly Collateral[];
}

const EFFECTS: ReadonlySet<string> = new Set([...CONDITIONS, ...COLLATERAL_KINDS]);

/** I6. */
export const runeCount = ({ runes }: Adventure): RuneCount => {
  const counts = runesOnTrack(runes);
  return (colour) => counts[colour];
};

/** X counts the runes of the printed colour; a card without one, of the place it was given. */
export const colourOf = ({ face, spot }: CardInPlay): Pick<CardFace, 'track'> => ({
  track: face.track ?? spot,
});

/** Nobody's turn counts as its own: the table runs it by hand. */
const isOwnTurn = ({ turn }: Adventure, figure: string): boolean =>
  turn === null || turn.figure === figure;

/** D1: with several attacks in a turn only the first is reduced by INTIMIDATE. */
export const isFirstAttack = (adventure: Adventure, figure: string): boolean =>
  !isOwnTurn(adventure, figure) || (adventure.turn?.attacks ?? 0) === 0;

/** D1. */
const damageOf = (
  adventure: Adventure,
  card: CardInPlay,
  { id, tokens }: MonsterFigure,
  onDarkness: boolean,
): number | null => {
  const { damage: printed, size, immunities } = card.face;
  if (printed === null) return null;
  const damage = resolveAmount(printed, colourOf(card), runeCount(adventure));
  const bonus = { damageBonus: tokenCount(tokens, 'additional-damage') };
  const cowed = { intimidate: tokenCount(tokens, 'intimidate') };
  return attackDamage(
    { damage, size, immunities, tokens: { ...bonus, ...cowed } },
    onDarkness && isOwnTurn(adventure, id),
    isFirstAttack(adventure, id),
  );
};

/** D4: what the black text of the card adds. X of 0 adds nothing. */
const collateralOf = (adventure: Adventure, card: CardInPlay): readonly Collateral[] => {
  const worth = ({ x = 1 }: CardAbility) => resolveAmount(x, colourOf(card), runeCount(adventure));
  return card.face.abilities
    .filter(({ phase, keyword }) => phase === 'attack' && EFFECTS.has(keyword))
    .map((ability) => ({ effect: ability.keyword as CollateralEffect, x: worth(ability) }))
    .filter(({ x }) => x > 0);
};

export const attackValues = (
  adventure: Adventure,
  monster: MonsterFigure,
  onDarkness: boolean,
): AttackValues => {
  const card = cardIn(adventure, monster.card);
  if (!card) return { damage: null, preventable: true, collateral: [] };
  return {
    damage: damageOf(adventure, card, monster, onDarkness),
    preventable: card.face.abilities.every(({ keyword }) => keyword !== 'vicious'),
    collateral: collateralOf(adventure, card),
  };
};
