import type { Cause } from '../../base/event';
import { companionFalls, sufferAttack } from '../../harm/monster-attack';
import { allyIn, heroIn, monsterIn, refOf, theHero } from '../figures';
import type { Play } from '../play';
import type { FigureRef } from '../state/hero';
import { tokenCount } from '../state/tokens';
import { trauma } from './afflictions';
import { recall } from './cubes';
import { defeatMonster } from './defeat';
import { conditionsOff, setTokens, tokensOn } from './tokens';

export interface Hit {
  readonly amount: number;
  readonly preventable: boolean;
  /** What reactions take off (VERHINDERN). */
  readonly prevented?: number;
  readonly by?: FigureRef | null;
  readonly cause: Cause;
}

/** One hit on any figure, with all that follows. Answers the HP lost; for allies, the damage that felled. */
export function harm(play: Play, id: string, hit: Hit): number {
  const ally = allyIn(play.adventure, id);
  if (ally) return harmAlly(play, id, hit);
  const figure = heroIn(play.adventure, id) ?? monsterIn(play.adventure, id);
  if (!figure || (figure.hp === 0 && heroIn(play.adventure, id))) return 0;
  const shield = tokenCount(tokensOn(play, id), 'shield');
  const suffered = sufferAttack({
    damage: hit.amount,
    preventable: hit.preventable,
    shield,
    hp: figure.hp,
    prevented: hit.prevented ?? 0,
  });
  const spent = shield - suffered.shieldLeft;
  if (spent > 0) setTokens(play, id, { shield: suffered.shieldLeft }, 'D10');
  play.add({
    type: 'harmed',
    v: 1,
    cause: hit.cause,
    who: refOf(play, id),
    by: hit.by ?? null,
    amount: hit.amount,
    shield: spent,
    prevented: hit.preventable ? Math.min(hit.prevented ?? 0, hit.amount - spent) : 0,
    lost: suffered.lost,
    hp: suffered.hpLeft,
  });
  if (suffered.hpLeft === 0) goDown(play, id);
  return suffered.lost;
}

function goDown(play: Play, id: string): void {
  if (heroIn(play.adventure, id)) fall(play, id);
  else defeatMonster(play, id, 'S8');
}

/** D5, D21: less than a companion's toughness does nothing at all; an animal has 1 HP. */
function harmAlly(play: Play, id: string, hit: Hit): number {
  const ally = allyIn(play.adventure, id);
  if (!ally) return 0;
  const prevented = hit.preventable ? (hit.prevented ?? 0) : 0;
  const through = Math.max(0, hit.amount - prevented);
  const falls = ally.toughness === null ? through > 0 : companionFalls(ally.toughness, through);
  if (!falls) return 0;
  play.add({ type: 'allyLeft', v: 1, cause: 'D5', who: refOf(play, id) });
  return through;
}

/** D11: conditions off, resources stay, free recall, one trauma cube. */
export function fall(play: Play, id: string): void {
  conditionsOff(play, id, 'D11');
  play.add({ type: 'fell', v: 1, cause: 'D11', who: refOf(play, id) });
  recall(play, id, 'free', 'D11');
  trauma(play, id, 1, 'D11');
}

/** D11: full HP at the start of the next own turn. */
export function standUp(play: Play, id: string): void {
  const { maxHp } = theHero(play, id);
  play.add({ type: 'stoodUp', v: 1, cause: 'D11', who: refOf(play, id), hp: maxHp });
}

/** Up to the maximum; `unlimited` for commanders and lieutenants (D14, S2c). */
export function heal(
  play: Play,
  id: string,
  amount: number,
  cause: Cause,
  unlimited = false,
): number {
  const figure = heroIn(play.adventure, id) ?? monsterIn(play.adventure, id);
  if (!figure || figure.hp === 0) return 0;
  const most = unlimited ? Infinity : Math.max(figure.hp, figure.maxHp);
  const gained = Math.min(amount, most - figure.hp);
  if (gained <= 0) return 0;
  const hp = figure.hp + gained;
  play.add({ type: 'healed', v: 1, cause, who: refOf(play, id), amount: gained, hp });
  return gained;
}
