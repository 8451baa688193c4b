import { fail, ok, type Result } from '@/src/rules/base/result';
import type { Adventure } from '../state/adventure';
import { tokenCount } from '../state/tokens';
import { modeOf } from '../state/versus';
import { isInRange, isNextTo, standingOf } from './place';
import type { BoardDoubt } from './situation';

/** A hero, companion or animal as seen from where the commander stands. */
export interface SeenFromOwner {
  readonly figure: string;
  readonly nextTo: boolean;
  /** Range 1: at most one zone away (G3). */
  readonly inRange: boolean;
  /** X5: heroes against heroes nobody is. */
  readonly hidden: boolean;
}

/** Who of the heroes' side is how near to this figure; the unconscious do not count (D11). */
export const seenFrom = (
  adventure: Adventure,
  owner: string,
): Result<readonly SeenFromOwner[], BoardDoubt> => {
  if (adventure.map === null) return fail({ kind: 'no-map' });
  const heroes = adventure.heroes.filter(({ unconscious }) => !unconscious);
  const targets = [...heroes, ...adventure.allies];
  const unknown = [owner, ...targets.map(({ id }) => id)].filter(
    (id) => standingOf(adventure, id) === undefined,
  );
  if (unknown.length > 0) return fail({ kind: 'missing', figures: unknown, cubes: [] });
  const own = standingOf(adventure, owner);
  return ok(
    targets.flatMap(({ id, tokens }) => {
      const other = standingOf(adventure, id);
      if (!own || !other) return [];
      const hidden = modeOf(adventure) === 'coop' && tokenCount(tokens, 'stealth') > 0;
      return [{ figure: id, nextTo: isNextTo(own, other), inRange: isInRange(own, other), hidden }];
    }),
  );
};

/**
 * U3: what an attack card's text needs to know about the commander's position. The card itself
 * says whom of these it hits; darkness does not count (D1).
 */
export const attackCardOnBoard = (
  adventure: Adventure,
  card: string,
): Result<readonly SeenFromOwner[], BoardDoubt> => {
  const owner = adventure.attackCards.find(({ id }) => id === card)?.owner;
  if (adventure.map === null) return fail({ kind: 'no-map' });
  return owner === undefined ? fail({ kind: 'unknown-figure' }) : seenFrom(adventure, owner);
};
