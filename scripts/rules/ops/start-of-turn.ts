import * as v from 'valibot';
import { fail, startOfTurn } from '@/src/rules';
import { badInput } from '../problem';
import * as shape from '../shapes';
import { answered, operation } from './operation';

const inputs = shape.exactly({
  kind: v.picklist(['hero', 'monster']),
  hp: shape.count,
  maxHp: shape.count,
  tokens: shape.exactly({
    bleed: v.exactOptional(shape.tokens),
    burn: v.exactOptional(shape.tokens),
    poison: v.exactOptional(shape.tokens),
    stun: shape.flag,
    stealth: shape.flag,
  }),
});

/** A monster without HP has left the board (S8). */
export const startOfTurnOp = operation(inputs, (figure) =>
  figure.kind === 'monster' && figure.hp === 0
    ? fail(badInput('hp', 'a monster with 0 HP has no turn'))
    : answered(startOfTurn(figure)),
);
