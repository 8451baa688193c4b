import type { Cause } from '@/src/rules/base/event';
import { MAX_HP_LIMIT } from '@/src/rules/campaign/campaign';
import { sheetOf } from '@/src/rules/campaign/logbook/places';
import { refOf, theHero } from '../play/figures';
import type { Play } from '../play';
import { blockedHp, type Affliction } from '../state/hero';
import { hasTooMuchTrauma, lose } from './outcome';
import { conditionsOff } from './tokens';

/** No limit is higher (D12): whoever plays on after a defeat needs no more of them. */
const MAX_CUBES = 20;

export const moreCubes = (
  before: readonly Affliction[],
  count: number,
  blocks: readonly string[] = [],
): readonly Affliction[] => {
  const skills = Array.from({ length: count }, (_, index) => blocks[index]?.trim() || null);
  return [...before, ...skills.map((skill) => ({ skill }))].slice(0, MAX_CUBES);
};

/**
 * D13: both values together, at once. Beyond 16 nothing counts, but what is lost again is taken from
 * there first; lowering may knock the hero out.
 */
export function changeMaxHp(play: Play, id: string, by: number, cause: Cause = 'D13'): void {
  const { hp: before, maxHp: old, hpOver = 0, unconscious } = theHero(play, id);
  const total = old + hpOver + by;
  const maxHp = Math.max(1, Math.min(MAX_HP_LIMIT, total));
  const over = Math.max(0, total - MAX_HP_LIMIT);
  if (maxHp === old && over === hpOver) return;
  const hp = unconscious ? 0 : Math.max(0, before + maxHp - old);
  const beyond = over === hpOver ? {} : { over };
  play.add({ type: 'hpSet', v: 1, cause, who: refOf(play, id), hp, maxHp, ...beyond });
  if (hp === 0 && !unconscious) fall(play, id);
}

/** D11: conditions off, resources stay, free recall, one trauma cube; C6: what he has by skills stays. */
export function fall(play: Play, id: string): void {
  const who = refOf(play, id);
  conditionsOff(play, id, 'D11');
  play.add({ type: 'fell', v: 1, cause: 'D11', who });
  play.add({ type: 'recalled', v: 1, cause: 'D11', who, recall: 'free' });
  addTrauma(play, id, 1, 'D11');
}

/** D11: a trauma cube takes the hero's aura, and what it gave. */
export function loseAura(play: Play, id: string): void {
  const { aura } = sheetOf(play.state.campaign, id);
  if (aura === null) return;
  play.add({ type: 'auraLost', v: 1, cause: 'D11', who: refOf(play, id), aura });
  changeMaxHp(play, id, -aura.hp);
}

/** D11, D12. */
export function addTrauma(play: Play, id: string, count: number, cause: Cause): void {
  const hero = theHero(play, id);
  if (count === 0) return;
  const all = moreCubes(hero.trauma, count);
  writeTrauma(play, id, all, cause);
  loseAura(play, id);
  if (hasTooMuchTrauma(play, id)) lose(play, { kind: 'trauma', hero: id });
}

/** Q5, D13: a cube that comes or goes takes a static bonus or gives it back, at once. */
function following(play: Play, id: string, write: () => void): void {
  const before = blockedHp(theHero(play, id));
  write();
  changeMaxHp(play, id, before - blockedHp(theHero(play, id)));
}

export function writeCurse(
  play: Play,
  id: string,
  curse: readonly Affliction[],
  cause: Cause,
): void {
  const who = refOf(play, id);
  following(play, id, () => play.add({ type: 'curseSet', v: 1, cause, who, curse }));
}

export function writeTrauma(
  play: Play,
  id: string,
  trauma: readonly Affliction[],
  cause: Cause,
): void {
  const who = refOf(play, id);
  following(play, id, () => play.add({ type: 'traumaSet', v: 1, cause, who, trauma }));
}
