import {
  attackValues,
  cardIn,
  isOnDarkness,
  monsterIn,
  tokenCount,
  type Adventure,
  type MonsterFigure,
} from '@/src/rules';
import type { DamageParts } from '../turn/running-turn';
import { worth } from '../words/keyword-words';

const isCommon = ({ turn }: Adventure, figure: string): boolean =>
  turn === null || turn.figure !== figure;

export const attacksTwice = (adventure: Adventure, { card }: MonsterFigure): boolean =>
  cardIn(adventure, card)?.face.abilities.some(({ keyword }) => keyword === 'attack-twice') ??
  false;

/** D6, T7: how many attacks are left in its own turn. */
export function attacksLeft(adventure: Adventure, figure: string): number {
  const monster = monsterIn(adventure, figure);
  if (!monster || adventure.turn === null || isCommon(adventure, figure)) return 0;
  const { attacks, loses } = adventure.turn;
  if (loses === 'attack') return 0;
  return Math.max(0, (attacksTwice(adventure, monster) ? 2 : 1) - attacks);
}

/** D1: before it is taken off, what the damage is made of. */
export function damageParts(
  adventure: Adventure,
  monster: MonsterFigure,
  onDarkness: boolean,
): DamageParts | null {
  const card = cardIn(adventure, monster.card);
  const { damage: total } = attackValues(adventure, monster, onDarkness);
  const printed = card?.face.damage ?? null;
  if (card === undefined || printed === null || total === null) return null;
  const { damage: plain } = attackValues(adventure, monster, false);
  const tokens = tokenCount(monster.tokens, 'additional-damage');
  const own = worth(adventure, card, printed);
  return {
    card: own,
    darkness: total - (plain ?? total),
    tokens,
    intimidate: Math.max(0, own + tokens - (plain ?? own + tokens)),
  };
}

/** Whether anybody has to be asked about darkness: in its own turn, where some lies (D1). */
export const asksDarkness = (adventure: Adventure, figure: string): boolean =>
  adventure.rules.darknessInPlay && adventure.turn?.figure === figure;

/** N14: without a field of its own, what was said of it counts until told otherwise. */
export const isKnownOnDarkness = (figure: MonsterFigure): boolean =>
  figure.at === null && isOnDarkness(figure);
