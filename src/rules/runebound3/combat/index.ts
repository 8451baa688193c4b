import { ok } from '@/src/rules/base/result';
import { gameOp } from '@/src/rules/contract/op';
import { act, type IllegalReason } from './act';
import { castTokens, optionsOf, retreating, type Fight, type Fighter } from './fight';
import { COMBAT_CHECKS, combatInput, type CombatInput } from './input';
import { poolOf } from './pool';

/** RB3-2: how many tokens there should be; a hero has what he has. */
function expectedTokens({ act: now, opponent }: CombatInput): number | null {
  if (opponent === 'hero') return null;
  if (opponent === 'villain') return 7;
  return now === 1 ? 5 : 6;
}

interface Course {
  readonly fight: Fight;
  readonly dealt: readonly number[];
  readonly illegal: { readonly action: number; readonly reason: IllegalReason } | null;
}

/** Up to the first action that cannot be done. */
function play(start: Fight, actions: CombatInput['actions']): Course {
  let fight = start;
  const dealt: number[] = [];
  for (const [index, action] of actions.entries()) {
    const outcome = act(fight, action);
    if (!outcome.ok) return { fight, dealt, illegal: { action: index, reason: outcome.error } };
    fight = outcome.value.fight;
    dealt.push(outcome.value.dealt);
  }
  return { fight, dealt, illegal: null };
}

const standing = ({ damage, tokens }: Fighter) => ({
  damage,
  pool: poolOf(tokens).map(({ id, up, on }) => ({ id, shows: up, on })),
});

/** RB3-3 to RB3-7 */
export const tokenCombatOp = gameOp(combatInput, COMBAT_CHECKS, (input) => {
  const start = castTokens(input);
  const { fight, dealt, illegal } = play(start, input.actions);
  return ok({
    first: start.next,
    expected: expectedTokens(input),
    next: fight.next,
    options: fight.next === null ? [] : optionsOf(fight[fight.next]),
    dealt,
    attacker: standing(fight.attacker),
    defender: standing(fight.defender),
    defeated: fight.defeated,
    retreat: retreating(fight, input.opponent),
    illegal,
  });
});
