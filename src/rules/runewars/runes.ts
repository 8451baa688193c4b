import { ranked } from '../base/order';
import { ok } from '../base/result';
import { gameOp } from '../contract/op';
import { count, flag, text, word } from '../contract/read';
import { list, maybe, optional, record } from '../contract/shape';
import { playerFields } from './player';

const runesInput = record({
  epic: optional(flag, false),
  areas: list(
    record({
      id: text(),
      rune: maybe(word('dragon', 'false')),
      throne: optional(flag, false),
      own: optional(flag, false),
    }),
    { unique: 'id' },
  ),
});

/** RW-14: an area that is not his own is nobody's, so runes may lie there, too. */
export const runesOp = gameOp(runesInput, [], ({ epic, areas }) => {
  const own = areas.filter((area) => area.own);
  const runes =
    own.filter(({ rune }) => rune === 'dragon').length + own.filter(({ throne }) => throne).length;
  const missing = Math.max(0, (epic ? 7 : 6) - runes);
  return ok({
    runes,
    missing,
    wins: missing === 0,
    free: areas.filter(({ rune }) => rune === undefined).map(({ id }) => id),
  });
});

const finalInput = record({
  players: list(record({ ...playerFields, runes: count }), { least: 2, most: 4, unique: 'id' }),
});

/** RW-14: runes, influence, starting influence. */
export const finalOp = gameOp(finalInput, [], ({ players }) =>
  ok({ ranking: ranked(players, ({ runes, influence, start }) => [runes, influence, start]) }),
);
