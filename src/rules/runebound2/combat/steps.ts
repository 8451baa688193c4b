import { ok, type Result } from '@/src/rules/base/result';
import { impossible } from '@/src/rules/contract/op';
import { refused, type InputFault } from '@/src/rules/contract/read';
import {
  beginFight,
  foeOf,
  isAlive,
  isUsable,
  NOBODY,
  phaseOver,
  settle,
  strikePhase,
  wounded,
  type PhaseFight,
  type Sides,
} from './fight';
import type { CombatStep, PhaseCombat, Roll, Wound } from './input';

/** A 0 counts 10. */
const sumOf = (dice: readonly number[]): number =>
  dice.reduce((sum, die) => sum + (die === 0 ? 10 : die), 0);

/** Whether the dice with value and modifier reach the foe's value; without dice there was nothing to fear. */
const reaches = ({ dice, mod }: Roll, own: number, foe: number): boolean =>
  dice === null || sumOf(dice) + mod + own >= foe;

/** RB2-1: a failed escape costs a wound. */
function escape(sides: Sides, fight: PhaseFight, step: Roll): PhaseFight {
  const foe = foeOf(sides, fight.foe);
  if (reaches(step, sides.hero.values[0] ?? 0, foe.values[0] ?? 0)) {
    return { ...fight, state: 'escaped' };
  }
  return settle(sides, wounded(fight, 'hero', Math.max(0, 1 - step.avoid)));
}

/** Who rolls: the hero, or an ally by number. */
const rollerOf = (step: Roll): 'hero' | number => (step.do === 'ally' ? step.ally : 'hero');

const fighterOf = ({ hero, allies }: Sides, who: 'hero' | number) =>
  who === 'hero' ? hero : (allies[who] ?? NOBODY);

/** RB2-2: a hit deals the own damage, a miss brings the foe's. */
function strike(sides: Sides, fight: PhaseFight, step: Roll): PhaseFight {
  const phase = strikePhase(fight);
  const who = rollerOf(step);
  const own = fighterOf(sides, who);
  const foe = foeOf(sides, fight.foe);
  const noted: PhaseFight = {
    ...fight,
    attacked: fight.attacked || step.do === 'attack',
    acted: who === 'hero' ? fight.acted : [...fight.acted, who],
  };
  const hit = reaches(step, own.values[phase] ?? 0, foe.values[phase] ?? 0);
  const dealt = step.do === 'defend' ? 0 : (own.damage[phase] ?? 0);
  const suffered = Math.max(0, (foe.damage[phase] ?? 0) - step.avoid);
  const after = hit ? wounded(noted, 'foe', dealt) : wounded(noted, who, suffered);
  const settled = settle(sides, after);
  return settled === after ? phaseOver(sides, settled, phase) : settled;
}

/** RB2-2: whether it may be done now. */
function isPossible(sides: Sides, fight: PhaseFight, step: CombatStep): boolean {
  if (fight.state !== 'fighting') return false;
  switch (step.do) {
    case 'escape':
      return fight.phase === 'escape';
    case 'attack':
      return !fight.attacked;
    case 'ally':
      return isUsable(sides, fight, step.ally);
    case 'wound':
      return typeof step.who === 'string' || isAlive(sides, fight, step.who);
    case 'defend':
      return true;
  }
}

const harm = (sides: Sides, fight: PhaseFight, { who, n }: Wound): PhaseFight =>
  settle(sides, wounded(fight, who, n));

function done(sides: Sides, fight: PhaseFight, step: CombatStep): PhaseFight {
  if (step.do === 'wound') return harm(sides, fight, step);
  return step.do === 'escape' ? escape(sides, fight, step) : strike(sides, fight, step);
}

/** Only against a foe without damage in this phase a defence needs no dice. */
const lacksDice = (sides: Sides, fight: PhaseFight, step: CombatStep): boolean =>
  step.do === 'defend' &&
  step.dice === null &&
  foeOf(sides, fight.foe).damage[strikePhase(fight)] !== 0;

export function fightOn(combat: PhaseCombat): Result<PhaseFight, InputFault> {
  let fight = beginFight(combat);
  for (const [index, step] of combat.steps.entries()) {
    if (!isPossible(combat, fight, step)) return impossible(`steps[${index}]`);
    if (lacksDice(combat, fight, step)) return refused('check', `steps[${index}].dice`);
    fight = done(combat, fight, step);
  }
  return ok(fight);
}
