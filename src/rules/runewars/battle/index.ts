import { ok } from '@/src/rules/base/result';
import { gameOp } from '@/src/rules/contract/op';
import { lineUp, nextStep, type Battle } from './course';
import { battleInput, homeless, type BattleInput } from './input';
import { fight } from './steps';
import { armyView, namesOf, standingIn, survivorsIn, type Army } from './units';

const CONQUEST = 3;
const UNITS_PER_AREA = 8;

/** RW-7 */
const strongholdStrength = ({ stronghold, conquer }: BattleInput): number =>
  Math.max(0, (stronghold?.strength ?? 0) - (conquer ? CONQUEST : 0));

/** RW-7 */
function strongholdAfter({ stronghold }: BattleInput, won: boolean, attackersStand: boolean) {
  if (!stronghold) return null;
  if (won) return 'captured';
  return attackersStand || stronghold.damaged ? 'damaged' : 'intact';
}

/** RW-8: all of the loser's, and who withdrew. */
const retreating = (army: Army, lost: boolean): readonly string[] =>
  namesOf(army.filter(({ state }) => state === 'withdrawn' || (lost && state !== 'destroyed')));

/** RW-7: the attacker wins only if he is stronger. */
function battleResult(input: BattleInput, { attacker, defender, walls }: Battle) {
  const strength = standingIn(attacker).length;
  const against = standingIn(defender).length + strongholdStrength(input) + walls;
  const won = strength > against;
  return {
    attacker: strength,
    defender: against,
    winner: won ? 'attacker' : 'defender',
    retreat: { attacker: retreating(attacker, !won), defender: retreating(defender, won) },
    surplus: won ? Math.max(0, survivorsIn(attacker).length - UNITS_PER_AREA) : 0,
    stronghold: strongholdAfter(input, won, strength > 0),
  };
}

/** RW-4 to RW-8 */
export const battleOp = gameOp(battleInput, [homeless], (input) => {
  const fought = fight(input, lineUp(input));
  if (!fought.ok) return fought;
  const battle = fought.value;
  const next = nextStep(battle);
  return ok({
    next,
    attacker: armyView(battle.attacker),
    defender: armyView(battle.defender),
    result: next === null ? battleResult(input, battle) : null,
  });
});
