import { smallestPairing } from '../base/pairing';
import { ok } from '../base/result';
import { firstWrong, gameOp } from '../contract/op';
import { count, flag, whole } from '../contract/read';
import { list, maybe, optional, record, type ValueOf } from '../contract/shape';
import { movementDie, terrainOrCity } from './words';

const movementInput = record({
  group: list(record({ wounds: count, exhaustion: count, remove: optional(count, 0) }), {
    least: 1,
    most: 9,
  }),
  rest: maybe(whole(0, 3)),
  roll: maybe(list(movementDie)),
  path: maybe(list(terrainOrCity, { least: 1, most: 5 })),
});

type Movement = ValueOf<typeof movementInput>;

/** RB2-10: what dice not rolled remove. */
const REST = 4;

/** RB2-10 */
function diceOf({ group, rest }: Movement): number {
  if (rest !== undefined) return rest;
  return group.some(({ wounds, exhaustion }) => wounds > 0 || exhaustion > 0) ? 4 : 5;
}

const strangeRemoval = ({ group, rest }: Movement): string | undefined =>
  firstWrong(
    group,
    ({ remove, exhaustion }) => remove > exhaustion || (remove > 0 && rest === undefined),
    (index) => `group[${index}].remove`,
  );

const tooMuchRest = ({ group, rest = REST }: Movement): string | undefined =>
  group.reduce((sum, { remove }) => sum + remove, 0) > REST - rest ? 'group' : undefined;

const unevenRoll = (input: Movement): string | undefined =>
  input.roll && input.roll.length !== diceOf(input) ? 'roll' : undefined;

/** RB2-10: one symbol of a die pays one hex; a city takes any. */
function use({ roll, path }: Movement): readonly number[] | null {
  if (!roll || !path) return null;
  const paying = path.map((hex) =>
    [...roll.keys()].filter((die) => hex === 'city' || roll[die]?.includes(hex)),
  );
  return smallestPairing(paying).use;
}

export const movementOp = gameOp(
  movementInput,
  [strangeRemoval, tooMuchRest, unevenRoll],
  (input) =>
    ok({
      dice: diceOf(input),
      exhaustion: input.group.map(({ exhaustion, remove }) => exhaustion - remove),
      use: use(input),
    }),
);

const exhaustionInput = record({
  stamina: count,
  exhaustion: count,
  gain: count,
  cost: optional(flag, false),
});

/** RB2-11 */
export const exhaustionOp = gameOp(
  exhaustionInput,
  [({ exhaustion, stamina }) => (exhaustion > stamina ? 'exhaustion' : undefined)],
  ({ stamina, exhaustion, gain, cost }) => {
    const above = Math.max(0, exhaustion + gain - stamina);
    if (cost && above > 0) return ok({ allowed: false, exhaustion, wounds: 0 });
    return ok({ allowed: true, exhaustion: exhaustion + gain - above, wounds: above });
  },
);
