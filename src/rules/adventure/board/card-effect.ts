import { runesOnTrack } from '@/src/rules/darkness/rune-bag';
import type { Adventure } from '../state/adventure';
import type { CardRange } from '../state/card-effect';
import { heroIn } from '../state/figures';
import type { AttackCard } from '../state/monster';
import { tokenCount } from '../state/tokens';
import { modeOf } from '../state/versus';
import { attackCardOnBoard, type SeenFromOwner } from './attack-card';

/** U3, D1: base and X; without a base X alone, and as long as nobody wrote it down the runes of its place. */
export function cardDamage(
  { runes }: Pick<Adventure, 'runes'>,
  { damage, effect, spot }: Pick<AttackCard, 'damage' | 'effect' | 'spot'>,
): number {
  const lying = runesOnTrack(runes);
  if (effect?.plus) return (damage ?? 0) + lying[effect.plus];
  return damage ?? (effect === undefined ? lying[spot.rune] : 0);
}

const isWithin = (range: CardRange, { nextTo, inRange, hidden }: SeenFromOwner): boolean => {
  if (hidden) return false;
  if (range === 'everybody') return true;
  return range === 'nextTo' ? nextTo : inRange;
};

/** D11, K1: everybody who can be hit at all; no map is needed for that. X5: against each other also the hidden. */
const everybody = (adventure: Adventure): readonly string[] => {
  const { heroes, allies } = adventure;
  const against = modeOf(adventure) === 'pvp';
  return [...heroes.filter(({ unconscious }) => !unconscious), ...allies]
    .filter(({ tokens }) => against || tokenCount(tokens, 'stealth') === 0)
    .map(({ id }) => id);
};

/** Those known to be that near; null: nobody knows where they all stand. */
export function withinCard(
  adventure: Adventure,
  { id }: Pick<AttackCard, 'id'>,
  range: CardRange,
): readonly string[] | null {
  const seen = attackCardOnBoard(adventure, id);
  if (!seen.ok) return null;
  return seen.value.filter((one) => isWithin(range, one)).map(({ figure }) => figure);
}

/** U3: whom the card hits by its range; null: the players say, and so they do where they may choose. */
export function cardTargets(adventure: Adventure, card: AttackCard): readonly string[] | null {
  const { effect } = card;
  if (effect === undefined || effect.range === null) return null;
  const { range, whom, most } = effect;
  const near =
    withinCard(adventure, card, range) ?? (range === 'everybody' ? everybody(adventure) : null);
  if (near === null) return null;
  const hit = whom === 'all' ? near : near.filter((id) => heroIn(adventure, id));
  return most !== null && hit.length > most ? null : hit;
}
