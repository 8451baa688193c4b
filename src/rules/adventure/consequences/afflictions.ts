import type { Cause } from '@/src/rules/base/event';
import { sheetOf } from '@/src/rules/campaign/logbook/places';
import { refOf, theHero } from '../play/figures';
import type { Play } from '../play';
import type { Affliction } from '../state/hero';
import { lose } from './outcome';

/** No limit is higher (D12): whoever plays on after a defeat needs no more of them. */
const MAX_CUBES = 20;

const more = (
  before: readonly Affliction[],
  count: number,
  blocks: readonly string[] = [],
): readonly Affliction[] => {
  const skills = Array.from({ length: count }, (_, index) => blocks[index]?.trim() || null);
  return [...before, ...skills.map((skill) => ({ skill }))].slice(0, MAX_CUBES);
};

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
  const all = more(hero.curse, count, blocks);
  play.add({ type: 'curseSet', v: 1, cause, who: refOf(play, id), curse: all });
  if (all.length >= hero.curseLimit) lose(play, { kind: 'curse', hero: id });
}

/** D11: a trauma cube takes the hero's aura. */
export function loseAura(play: Play, id: string): void {
  const { aura } = sheetOf(play.state.campaign, id);
  if (aura === null) return;
  play.add({ type: 'auraLost', v: 1, cause: 'D11', who: refOf(play, id), aura });
}

/** D11, D12. */
export function addTrauma(play: Play, id: string, count: number, cause: Cause): void {
  const hero = theHero(play, id);
  if (count === 0) return;
  const all = more(hero.trauma, count);
  play.add({ type: 'traumaSet', v: 1, cause, who: refOf(play, id), trauma: all });
  loseAura(play, id);
  if (all.length >= hero.traumaLimit) lose(play, { kind: 'trauma', hero: id });
}
