import * as v from 'valibot';
import { heroAttack } from '@/src/rules';
import * as shape from '../shapes';
import { answered, operation } from './operation';

const inputs = shape.exactly({
  roll: shape.wholeFrom(1, 20),
  modifier: shape.whole,
  bonuses: v.exactOptional(v.array(shape.whole), []),
  accuracy: shape.whole,
  weaponDamage: shape.damage,
  bonusDamage: v.exactOptional(shape.damage, 0),
  crit: v.exactOptional(shape.wholeFrom(2, 20), 20),
  doubleDamage: v.exactOptional(v.boolean(), false),
  fromStealth: v.exactOptional(v.boolean(), false),
  attackerLevel: v.exactOptional(shape.level, 0),
  onDarkness: v.exactOptional(v.boolean(), false),
  intimidate: v.exactOptional(shape.tokens, 0),
  marked: v.exactOptional(v.boolean(), false),
  targets: v.array(
    shape.exactly({
      id: v.string(),
      level: v.exactOptional(shape.level, 0),
      shield: v.exactOptional(shape.tokens, 0),
      hp: shape.count,
      immunities: v.exactOptional(shape.immunities, []),
    }),
  ),
});

export const heroAttackOp = operation(inputs, ({ targets, ...attack }) =>
  answered({
    targets: heroAttack(
      attack,
      targets.map(({ immunities, ...target }) => ({
        ...target,
        immuneToStealth: immunities.includes('stealth'),
      })),
    ),
  }),
);
