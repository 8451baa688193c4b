import { choose, oddsOf } from '../base/odds';
import { ok } from '../base/result';
import { gameOp } from '../contract/op';
import { count, text, whole } from '../contract/read';
import { list, optional, record, type ValueOf } from '../contract/shape';

const fateTestInput = record({
  value: whole(1, 9),
  training: optional(whole(0, 2), 0),
  symbols: list(record({ symbol: text(), left: count, discard: optional(count, 0) }), {
    least: 1,
    most: 6,
    unique: 'symbol',
  }),
});

type FateTest = ValueOf<typeof fateTestInput>;
type Symbols = FateTest['symbols'];

const FATE_CARDS = 30;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const leftIn = (symbols: Symbols): number => sum(symbols.map(({ left }) => left));
const discardedIn = (symbols: Symbols): number => sum(symbols.map(({ discard }) => discard));

const drawn = ({ value, training }: FateTest): number => value + training;

const strangeDeck = (test: FateTest): string | undefined => {
  const cards = leftIn(test.symbols) + discardedIn(test.symbols);
  return cards < drawn(test) || cards > FATE_CARDS ? 'symbols' : undefined;
};

/** RW-13: the ways to draw none of these; beyond the deck all of it was drawn, and the discards follow. */
function waysWithout(test: FateTest, symbols: Symbols): bigint {
  const beyond = drawn(test) - leftIn(test.symbols);
  if (beyond <= 0) return choose(leftIn(test.symbols) - leftIn(symbols), drawn(test));
  if (leftIn(symbols) > 0) return 0n;
  return choose(discardedIn(test.symbols) - discardedIn(symbols), beyond);
}

const numbers = ([above, below]: readonly [bigint, bigint]) => [Number(above), Number(below)];

/** RW-13 */
export const fateTestOp = gameOp(fateTestInput, [strangeDeck], (test) => {
  const { symbols } = test;
  const all = waysWithout(test, []);
  const odds = (ways: bigint) => numbers(oddsOf(ways, all));
  return ok({
    draws: drawn(test),
    any: symbols.map((symbol) => odds(all - waysWithout(test, [symbol]))),
    best: symbols.map((_, index) =>
      odds(
        waysWithout(test, symbols.slice(0, index)) - waysWithout(test, symbols.slice(0, index + 1)),
      ),
    ),
  });
});
