import type { Cause } from '@/src/rules/base/event';
import { theHero } from '../play/figures';
import type { Play } from '../play';
import { moreCubes, writeCurse } from './falling';
import { lose } from './outcome';

/** CURSE X (D19): heroes can be immune to it (C4). */
export function addCurse(
  play: Play,
  id: string,
  count: number,
  cause: Cause,
  blocks: readonly string[] = [],
): void {
  if (theHero(play, id).immunities.includes('curse')) return;
  curseCubes(play, id, count, cause, blocks);
}

/**
 * Q5, D12: the skills may be named later; the last cube loses the adventure. A recall's penalty is
 * no effect of CURSE, so that immunity to it does not help.
 */
export function curseCubes(
  play: Play,
  id: string,
  count: number,
  cause: Cause,
  blocks: readonly string[] = [],
): void {
  const hero = theHero(play, id);
  if (count === 0 || hero.unconscious) return;
  const all = moreCubes(hero.curse, count, blocks);
  writeCurse(play, id, all, cause);
  if (all.length >= hero.curseLimit) lose(play, { kind: 'curse', hero: id });
}
