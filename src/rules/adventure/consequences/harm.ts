import type { Cause } from '@/src/rules/base/event';
import { companionFalls, sufferAttack } from '@/src/rules/harm/monster-attack';
import { cardOfMonster, refOf, theHero } from '../play/figures';
import { allyIn, heroIn, monsterIn } from '../state/figures';
import type { Play } from '../play';
import { allyHp, type AdventureAlly, type FigureRef } from '../state/hero';
import { exceedsStart } from '../state/monster';
import { tokenCount, type Tokens } from '../state/tokens';
import { defeatMonster } from './defeat';
import { fall } from './falling';
import { setTokens, tokensOn } from './tokens';

export interface Hit {
  readonly amount: number;
  readonly preventable: boolean;
  /** What reactions take off (PREVENT). */
  readonly prevented?: number;
  readonly by?: FigureRef | null;
  readonly cause: Cause;
  /** D14. */
  readonly drained?: boolean;
  /** X4. */
  readonly tokens?: Tokens;
}

/**
 * One hit on any figure, with all that follows. Answers the HP lost; for companions and animals
 * the damage that felled them. D11: an unconscious hero suffers nothing.
 */
export function harm(play: Play, id: string, hit: Hit): number {
  if (hit.amount <= 0) return 0;
  const ally = allyIn(play.adventure, id);
  if (ally) return harmAlly(play, ally, hit);
  const hero = heroIn(play.adventure, id);
  const figure = hero ?? monsterIn(play.adventure, id);
  if (!figure || hero?.unconscious) return 0;
  const lost = strike(play, id, hit, figure.hp);
  if (lost === figure.hp) goDown(play, id);
  return lost;
}

/** D10: shields first and only as many as reduce, then PREVENT, then what is left of `hp`. */
function strike(
  play: Play,
  id: string,
  hit: Hit,
  hp: number,
  reaches: (through: number) => boolean = () => true,
): number {
  const { amount, preventable, prevented = 0, cause, by = null } = hit;
  const shield = tokenCount(tokensOn(play, id), 'shield');
  const suffered = sufferAttack({ damage: amount, preventable, shield, hp: Infinity, prevented });
  const spent = shield - suffered.shieldLeft;
  const lost = reaches(suffered.lost) ? Math.min(hp, suffered.lost) : 0;
  if (spent > 0) setTokens(play, id, { shield: suffered.shieldLeft }, 'D10');
  const taken = { amount, shield: spent, prevented: amount - spent - suffered.lost };
  const who = refOf(play, id);
  const how = {
    ...(hit.drained === true ? { drained: true } : {}),
    ...(hit.tokens === undefined ? {} : { tokens: hit.tokens }),
  };
  play.add({ type: 'harmed', v: 1, cause, who, by, ...taken, lost, hp: hp - lost, ...how });
  return lost;
}

function goDown(play: Play, id: string): void {
  if (heroIn(play.adventure, id)) fall(play, id);
  else defeatMonster(play, id, 'S8');
}

/** D5, D21: what does not exceed a companion's toughness does nothing at all. */
function harmAlly(play: Play, ally: AdventureAlly, hit: Hit): number {
  const { id, toughness } = ally;
  const falls = (through: number) => companionFalls(toughness ?? 0, through);
  const lost = strike(play, id, hit, allyHp(ally), falls);
  if (lost > 0) play.add({ type: 'allyLeft', v: 1, cause: 'D5', who: refOf(play, id) });
  return lost;
}

/** D11: full HP at the start of the next own turn. */
export function standUp(play: Play, id: string): void {
  const { maxHp } = theHero(play, id);
  play.add({ type: 'stoodUp', v: 1, cause: 'D11', who: refOf(play, id), hp: maxHp });
}

/** D14, S2c: commanders and lieutenants go beyond what they started with. */
const healsWithoutLimit = (play: Play, id: string): boolean => {
  const monster = monsterIn(play.adventure, id);
  return monster !== undefined && exceedsStart(cardOfMonster(play.adventure, monster).kind);
};

/** Four digits are enough for any game, and for the log. */
const NO_LIMIT = 9999;

/** Up to the maximum. Companions and animals have no HP to heal. Answers the HP gained. */
export function heal(
  play: Play,
  id: string,
  amount: number,
  cause: Cause,
  unlimited = healsWithoutLimit(play, id),
): number {
  const hero = heroIn(play.adventure, id);
  const figure = hero ?? monsterIn(play.adventure, id);
  if (!figure || hero?.unconscious) return 0;
  const most = unlimited ? NO_LIMIT : Math.max(figure.hp, figure.maxHp);
  const gained = Math.min(amount, most - figure.hp);
  if (gained <= 0) return 0;
  const hp = figure.hp + gained;
  play.add({ type: 'healed', v: 1, cause, who: refOf(play, id), amount: gained, hp });
  return gained;
}
