import { ok } from '../base/result';
import { gameOp } from '../contract/op';
import { count, flag, whole, word } from '../contract/read';
import { list, optional, record, type ValueOf } from '../contract/shape';
import { dieFace, shows, TERRAINS } from './faces';

const turnInput = record({
  left: count,
  damage: count,
  health: whole(1, 99),
  delayed: optional(flag, false),
  city: optional(flag, false),
  gem: word('active', 'used', 'none'),
});

/** An adventure takes two actions. */
const ADVENTURE = 2;

/** RB3-12 */
function allowed({ left, damage, health, delayed, city, gem }: ValueOf<typeof turnInput>) {
  if (left === 0) return [];
  if (damage >= health) return ['rest'];
  if (delayed) return ['stand'];
  return [
    ...(gem === 'active' && left >= ADVENTURE ? ['adventure'] : []),
    'move',
    ...(city ? ['shop'] : []),
    'rest',
    'train',
    'card',
    'nothing',
  ];
}

export const turnOp = gameOp(turnInput, [], (turn) =>
  ok({ defeated: turn.damage >= turn.health, allowed: allowed(turn) }),
);

const restInput = record({
  place: word('haven', ...TERRAINS),
  dice: optional(list(dieFace, { most: 5 }), []),
  damage: count,
  health: whole(1, 99),
});

/** RB3-13 */
export const restOp = gameOp(restInput, [], ({ place, dice, damage, health }) => {
  const helping = dice.filter((face) => shows(face, place)).length;
  const healed = place === 'haven' ? damage : Math.min(damage, helping);
  return ok({ healed, damage: damage - healed, defeated: damage - healed >= health });
});
