import { byCodeUnits, ranked } from '../base/order';
import { ok } from '../base/result';
import { gameOp } from '../contract/op';
import { count, flag, text } from '../contract/read';
import { list, optional, record, type ValueOf } from '../contract/shape';

const endgameInput = record({
  heroes: list(
    record({
      id: text(),
      counters: count,
      gold: count,
      red: optional(count, 0),
      margath: optional(flag, false),
      out: optional(flag, false),
    }),
    { least: 1, most: 6, unique: 'id' },
  ),
});

type Heroes = ValueOf<typeof endgameInput>['heroes'];

const RED_TO_WIN = 3;

/** RB2-7: Margath or the third red card; if all are out, the best. */
function winners(heroes: Heroes): readonly string[] {
  const won = heroes.filter(({ margath, red }) => margath || red >= RED_TO_WIN);
  if (won.length > 0) return won.map(({ id }) => id).sort(byCodeUnits);
  if (!heroes.every(({ out }) => out)) return [];
  return ranked(heroes, ({ red, counters, gold }) => [red, counters, gold])[0] ?? [];
}

/** RB2-7: by level, gold and lot; the level is one more than the counters. */
export const endgameOp = gameOp(endgameInput, [], ({ heroes }) =>
  ok({
    order: ranked(
      heroes.filter(({ out }) => !out),
      ({ counters, gold }) => [counters, gold],
    ),
    winners: winners(heroes),
  }),
);
