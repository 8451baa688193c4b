import { ok } from '@/src/rules/base/result';
import { gameOp } from '@/src/rules/contract/op';
import { combatChoices } from './choices';
import { beatenBefore, phaseCombatInput } from './input';
import { planOdds } from './odds';
import { fightOn } from './steps';

/** RB2-1 to RB2-4 */
export const phaseCombatOp = gameOp(phaseCombatInput, [beatenBefore], (combat) => {
  const fought = fightOn(combat);
  if (!fought.ok) return fought;
  const fight = fought.value;
  const { plan, rounds } = combat;
  const fighting = fight.state === 'fighting';
  return ok({
    state: fight.state,
    foe: fight.foe,
    round: fight.round,
    phase: fighting ? fight.phase : null,
    heroWounds: fight.heroWounds,
    foeWounds: fight.foeWounds,
    allies: fight.allies,
    choices: combatChoices(combat, fight),
    odds: fighting && plan ? planOdds(combat, fight, plan, rounds) : null,
  });
});
