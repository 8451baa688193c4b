import { fail, ok, type Result } from '@/src/rules/base/result';
import { damageSymbols, turnOver, type Fight, type Fighter } from './fight';
import { otherSide, type CombatAction, type CombatActionOf } from './input';
import {
  canLie,
  flipped,
  freeOnes,
  freeTokens,
  laidOn,
  spend,
  symbolOf,
  worthOf,
  type Tokens,
} from './pool';

/** Why an action cannot be done; the first that holds, in this order. */
export type IllegalReason =
  'over' | 'turn' | 'token' | 'symbol' | 'target' | 'used' | 'cost' | 'shields';

export interface Done {
  readonly fight: Fight;
  readonly dealt: number;
}

type Outcome = Result<Done, IllegalReason>;

const worth = (tokens: Tokens): number => tokens.reduce((sum, token) => sum + worthOf(token), 0);

const show = (tokens: Tokens, symbol: string): boolean =>
  tokens.every((token) => symbolOf(token) === symbol);

const replaced = (fight: Fight, side: CombatAction['by'], change: Partial<Fighter>): Fight => ({
  ...fight,
  [side]: { ...fight[side], ...change },
});

interface Blow {
  readonly amount: number;
  readonly preventable: boolean;
  readonly shields: readonly string[];
}

/** RB3-6: shields stop their sum; damage goes up to the health. */
function strike(
  fight: Fight,
  by: CombatAction['by'],
  { amount, preventable, shields }: Blow,
): Outcome {
  const side = otherSide(by);
  const { tokens, health, damage } = fight[side];
  const shielding = freeOnes(tokens, shields);
  if (shields.length > 0 && (amount === 0 || !preventable)) return fail('shields');
  if (!shielding || !show(shielding, 'H')) return fail('shields');
  const dealt = Math.min(Math.max(0, amount - worth(shielding)), health - damage);
  const struck = replaced(fight, side, {
    damage: damage + dealt,
    tokens: spend(tokens, shielding),
  });
  const defeated = damage + dealt >= health ? side : null;
  return ok({ fight: { ...struck, defeated }, dealt });
}

/** RB3-5: all of one kind, as his kind deals it. */
function damage(fight: Fight, { by, tokens, shields }: CombatActionOf<'damage'>): Outcome {
  const own = fight[by];
  const paid = freeOnes(own.tokens, tokens);
  if (!paid) return fail('token');
  if (!damageSymbols(own).some((symbol) => show(paid, symbol))) return fail('symbol');
  const after = replaced(fight, by, { tokens: spend(own.tokens, paid) });
  return strike(after, by, { amount: worth(paid), preventable: true, shields });
}

/** RB3-5 */
function surge(fight: Fight, action: CombatActionOf<'surge'>): Outcome {
  const { by, tokens, ability, cost, shields } = action;
  const own = fight[by];
  const paid = freeOnes(own.tokens, tokens);
  if (!paid) return fail('token');
  if (!show(paid, 'S')) return fail('symbol');
  if (own.used.includes(ability)) return fail('used');
  if (worth(paid) < cost) return fail('cost');
  const after = replaced(fight, by, {
    tokens: spend(own.tokens, paid),
    used: [...own.used, ability],
  });
  return strike(after, by, { amount: action.damage, preventable: !action.unpreventable, shields });
}

/** RB3-5: one token, paid before its target is looked for. */
function agility(fight: Fight, { by, token, target, how }: CombatActionOf<'agility'>): Outcome {
  const own = fight[by];
  const paid = freeOnes(own.tokens, [token]);
  if (!paid) return fail('token');
  if (!show(paid, 'A')) return fail('symbol');
  const after = replaced(fight, by, { tokens: spend(own.tokens, paid) });
  const side = how === 'flip' ? by : otherSide(by);
  const { tokens } = after[side];
  if (!freeOnes(tokens, [target])) return fail('target');
  const turned = how === 'same' ? tokens : flipped(tokens, target);
  return ok({ fight: replaced(after, side, { tokens: turned }), dealt: 0 });
}

/** RB3-5 */
function double(fight: Fight, { by, token, on }: CombatActionOf<'double'>): Outcome {
  const { tokens } = fight[by];
  const [laid] = freeOnes(tokens, [token]) ?? [];
  if (!laid) return fail('token');
  const base = freeTokens(tokens).find(({ id }) => id === on);
  if (!base || !canLie(laid, base)) return fail('target');
  return ok({ fight: replaced(fight, by, { tokens: laidOn(tokens, token, on) }), dealt: 0 });
}

function done(fight: Fight, action: CombatAction): Outcome {
  switch (action.do) {
    case 'damage':
      return damage(fight, action);
    case 'agility':
      return agility(fight, action);
    case 'double':
      return double(fight, action);
    case 'surge':
      return surge(fight, action);
    case 'pass':
      return ok({ fight: replaced(fight, action.by, { passed: true }), dealt: 0 });
  }
}

export function act(fight: Fight, action: CombatAction): Outcome {
  if (fight.next === null) return fail('over');
  if (fight.next !== action.by) return fail('turn');
  const outcome = done(fight, action);
  if (!outcome.ok) return outcome;
  const { fight: after, dealt } = outcome.value;
  return ok({ fight: turnOver(after, action.by), dealt });
}
