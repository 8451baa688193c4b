import { byCodeUnits } from '../base/order';
import { ok } from '../base/result';
import { gameOp } from '../contract/op';
import { count, flag, text } from '../contract/read';
import { list, optional, record } from '../contract/shape';

const scaleInput = record({ dial: count, scale: list(record({ at: count, gives: text() })) });

/** RW-10: icons at or below the pointer count. */
export const scaleOp = gameOp(scaleInput, [], ({ dial, scale }) => {
  const given = scale.filter(({ at }) => at <= dial).map(({ gives }) => gives);
  const names = [...new Set(given)].sort(byCodeUnits);
  return ok({
    gains: names.map((gives) => ({ gives, n: given.filter((one) => one === gives).length })),
  });
});

const limitsInput = record({ winter: optional(flag, false), food: count, units: list(count) });

const UNITS_PER_AREA = 8;

/** RW-11 */
export const limitsOp = gameOp(limitsInput, [], ({ winter, food, units }) => {
  const limit = winter ? Math.min(UNITS_PER_AREA, food) : UNITS_PER_AREA;
  return ok({ limit, surplus: units.map((there) => Math.max(0, there - limit)) });
});
