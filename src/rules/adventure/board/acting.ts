import { withPassive } from '../state/immunity';
import type { Position } from '@/src/rules/base/position';
import { resolveAmount, type Amount } from '@/src/rules/model/catalogue';
import type { MonsterDraft } from '@/src/rules/model/draft';
import {
  CRITERIA,
  SPREADS,
  type Abilities,
  type AttackKind,
  type MonsterTokens,
} from '@/src/rules/model/monster';
import { colourOf, runeCount } from '../attacks/values';
import { abilitiesOf } from '../quick/ranking';
import type { Adventure } from '../state/adventure';
import type { CardInPlay, MonsterFigure } from '../state/monster';
import { tokenCount } from '../state/tokens';

/** The players' own cards may say more than the rules take. */
const MAX_ON_CARD = 99;

const worth = (adventure: Adventure, card: CardInPlay, amount: Amount | null): number =>
  amount === null
    ? 0
    : Math.min(
        MAX_ON_CARD,
        Math.max(0, resolveAmount(amount, colourOf(card), runeCount(adventure))),
      );

/** A2: of several spreads the first counts, with an X of 0 none; each in the words of its colour. */
const spreadOf = (abilities: Abilities, attack: AttackKind): Abilities => {
  const key = SPREADS.find((spread) => (abilities[spread] ?? 0) >= 1);
  const x = key === undefined ? undefined : abilities[key];
  if (key === undefined || x === undefined) return {};
  if (key === 'strike') return { strike: x };
  return attack === 'melee' ? { cleave: x } : { multishot: x };
};

/** K2: a card has at most one criterion; of several the first counts, as in quick mode. */
const criterionIn = (abilities: Abilities): Abilities => {
  const key = CRITERIA.find((criterion) => abilities[criterion]);
  return key === undefined ? {} : { [key]: true };
};

const without = (abilities: Abilities, keys: readonly (keyof Abilities)[]): Abilities =>
  Object.fromEntries(
    Object.entries(abilities).filter(([key]) => !keys.includes(key as keyof Abilities)),
  );

const boardAbilities = (adventure: Adventure, card: CardInPlay): Abilities => {
  const printed = abilitiesOf(adventure, card);
  const trample = printed.trample ?? 0;
  return {
    ...without(printed, [...SPREADS, ...CRITERIA, 'trample']),
    ...spreadOf(printed, card.face.attack),
    ...criterionIn(printed),
    ...(trample >= 1 ? { trample } : {}),
  };
};

/** C2 took STUN off at the start of its turn and remembers what it loses. */
const isStunned = (adventure: Adventure, { id, tokens }: MonsterFigure): boolean =>
  adventure.turn?.figure === id
    ? adventure.turn.loses === 'attack'
    : tokenCount(tokens, 'stun') > 0;

/** D1: the tokens as the turn takes them. */
const boardTokens = (adventure: Adventure, monster: MonsterFigure): MonsterTokens => {
  const count = (kind: Parameters<typeof tokenCount>[1]) => tokenCount(monster.tokens, kind);
  return {
    slow: count('slow') > 0,
    knockDown: count('knock-down') > 0,
    stun: isStunned(adventure, monster),
    intimidate: count('intimidate'),
    moveBonus: count('additional-movement'),
    damageBonus: count('additional-damage'),
  };
};

/** The monster whose turn is worked out, with X by the runes on the track (D1, I6). */
export const actingMonster = (
  adventure: Adventure,
  monster: MonsterFigure,
  card: CardInPlay,
  at: Position,
): MonsterDraft => ({
  id: monster.id,
  at,
  size: card.face.size,
  move: worth(adventure, card, card.face.move),
  attack: card.face.attack,
  damage: worth(adventure, card, card.face.damage),
  abilities: boardAbilities(adventure, card),
  immunities: withPassive(adventure, monster.id, card.face).immunities,
  tokens: boardTokens(adventure, monster),
});
