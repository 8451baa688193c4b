import type { Cause } from '@/src/rules/base/event';
import { startOfTurn, type StartOfTurn, type StartTokens } from '@/src/rules/harm/start-of-turn';
import { harm, standUp } from '@/src/rules/adventure/consequences/harm';
import {
  conditionsOff,
  isTokenImmune,
  setTokens,
  tokensOn,
} from '@/src/rules/adventure/consequences/tokens';
import { allyIn, heroIn, monsterIn } from '@/src/rules/adventure/state/figures';
import type { Play } from '@/src/rules/adventure/play';
import { tokenCount, type TokenKind, type Tokens } from '@/src/rules/adventure/state/tokens';

const C2: Cause = 'C2';
const COUNTED = ['bleed', 'burn', 'poison', 'stun', 'stealth'] as const satisfies TokenKind[];

/** C4, M8: what a figure is immune to does nothing, should it lie there. */
const countsFor =
  (play: Play, id: string) =>
  (kind: (typeof COUNTED)[number]): number =>
    isTokenImmune(play, id, kind) ? 0 : tokenCount(tokensOn(play, id), kind);

const startTokens = (play: Play, id: string): StartTokens => {
  const count = countsFor(play, id);
  return {
    bleed: count('bleed'),
    burn: count('burn'),
    poison: count('poison'),
    stun: count('stun') > 0,
    stealth: count('stealth') > 0,
  };
};

/** C2 foreseen. Allies have no HP: whether they fall is a matter of the one hit (D5). */
export function conditionsOf(play: Play, id: string): StartOfTurn {
  const { adventure } = play;
  const hero = heroIn(adventure, id);
  const { hp, maxHp } = hero ??
    monsterIn(adventure, id) ?? { hp: Number.POSITIVE_INFINITY, maxHp: Number.POSITIVE_INFINITY };
  const kind = hero ? 'hero' : 'monster';
  return startOfTurn({ kind, hp, maxHp, tokens: startTokens(play, id) });
}

/** D11, C2: one sum; whoever is still there afterwards loses the tokens used up. */
export function sufferConditions(play: Play, id: string, foreseen: StartOfTurn): void {
  const { damage } = foreseen;
  if (damage > 0) harm(play, id, { amount: damage, preventable: false, cause: C2 });
  if (heroIn(play.adventure, id)?.unconscious) return wakeUp(play, id);
  if (isStillThere(play, id)) takeOff(play, id, foreseen.tokens);
}

const isStillThere = ({ adventure }: Play, id: string): boolean =>
  (heroIn(adventure, id) ?? monsterIn(adventure, id) ?? allyIn(adventure, id)) !== undefined;

function wakeUp(play: Play, id: string): void {
  if (heroIn(play.adventure, id)?.out === true) return;
  conditionsOff(play, id, 'D11');
  standUp(play, id);
}

function takeOff(play: Play, id: string, left: StartTokens): void {
  const before = countsFor(play, id);
  const after: Readonly<Record<(typeof COUNTED)[number], number>> = {
    bleed: 0,
    stun: 0,
    stealth: 0,
    burn: left.burn ?? 0,
    poison: left.poison ?? 0,
  };
  const changed = COUNTED.filter((kind) => before(kind) !== after[kind] && before(kind) > 0);
  if (changed.length === 0) return;
  const set: Tokens = Object.fromEntries(changed.map((kind) => [kind, after[kind]]));
  setTokens(play, id, set, C2);
}
