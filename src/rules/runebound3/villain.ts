import { ok } from '../base/result';
import { gameOp } from '../contract/op';
import { count, whole, word } from '../contract/read';
import { optional, record, type ValueOf } from '../contract/shape';

const villainInput = record({
  villain: word('margath', 'vorakesh'),
  base: whole(1, 99),
  lore: optional(count, 0),
  zombies: optional(count, 0),
  companions: optional(count, 0),
  damage: optional(count, 0),
});

/** RB3-8: tokens of the other villain change nothing. */
const healthOf = ({ villain, base, lore, zombies, companions }: ValueOf<typeof villainInput>) =>
  Math.max(0, villain === 'margath' ? base - lore : base + zombies - 2 * companions);

export const villainOp = gameOp(villainInput, [], (villain) => {
  const health = healthOf(villain);
  const damage = Math.min(villain.damage, health);
  return ok({ health, damage, defeated: damage === health });
});
