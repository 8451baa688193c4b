import type { Cause } from '@/src/rules/base/event';
import { HAZARD_TOKENS } from '@/src/rules/harm/way-harm';
import { standingIn } from '../map/standing';
import { refOf } from '../play/figures';
import { heroIn, monsterIn } from '../state/figures';
import type { Play } from '../play';
import type { DarknessEffect, OnceATurn } from '../state/adventure';
import type { Ground } from '../state/hero';
import type { Condition } from '../state/tokens';
import { addCurse } from './afflictions';
import { harm } from './harm';
import { giveAll, giveTokens } from './give-tokens';
import { isInPlay, isTokenImmune } from './tokens';

/** M4. */
const HAZARDS = { lava: 'burn', miasma: 'poison', spikes: 'bleed' } as const satisfies Record<
  Exclude<Ground, 'darkness'>,
  Condition
>;

const kindOf = (ground: Ground): OnceATurn =>
  ground === 'darkness' ? 'darkness' : HAZARDS[ground];

/** N10, N11: darkness does nothing to monsters; heroes may be immune to it. */
const isUntouchedByDarkness = (play: Play, id: string): boolean =>
  monsterIn(play.adventure, id) !== undefined ||
  (heroIn(play.adventure, id)?.immunities.includes('darkness') ?? false);

const isUntouched = (play: Play, id: string, kind: OnceATurn): boolean =>
  !isInPlay(play, id) ||
  (heroIn(play.adventure, id)?.unconscious ?? false) ||
  (kind === 'darkness' ? isUntouchedByDarkness(play, id) : isTokenImmune(play, id, kind));

/** N14: under a figure the app has no field for; it covers whatever else was there. */
export function coverWithDarkness(play: Play, id: string, cause: Cause): void {
  const figure = standingIn(play.adventure, id);
  if (!figure || figure.at !== null || figure.on.join() === 'darkness') return;
  play.add({ type: 'groundSet', v: 1, cause, who: refOf(play, id), on: ['darkness'] });
}

/** N3, N10, N11 as the adventure has it. No immunity, no limit: crushing ignores both. */
export function sufferDarkness(play: Play, id: string, effect: DarknessEffect, cause: Cause): void {
  const { heroes } = play.adventure;
  const amount = effect.damage === 'heroes' ? heroes.length : effect.damage;
  harm(play, id, { amount, preventable: false, cause });
  giveAll(play, id, effect.tokens, cause);
  if (heroIn(play.adventure, id)) addCurse(play, id, effect.curse, cause);
}

/**
 * A figure enters terrain or darkness, is reached by it or ends its own turn there (M4, N10, N11):
 * each kind at most once per turn of any figure. Outside a turn nothing can be remembered.
 */
export function touch(play: Play, id: string, ground: Ground, cause: Cause): void {
  const kind = kindOf(ground);
  if (isUntouched(play, id, kind)) return;
  if (play.adventure.turn?.touched[id]?.includes(kind)) return;
  play.add({ type: 'touched', v: 1, cause, who: refOf(play, id), kinds: [kind] });
  if (kind === 'darkness') sufferDarkness(play, id, play.adventure.rules.darkness, cause);
  else giveTokens(play, id, kind, HAZARD_TOKENS, cause);
}
