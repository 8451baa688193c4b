import { choose, oddsOf, type Odds } from '../base/odds';
import { ok } from '../base/result';
import { gameOp } from '../contract/op';
import { count, whole } from '../contract/read';
import { list, optional, record, type ValueOf } from '../contract/shape';

const testInput = record({
  attribute: whole(-99, 99),
  modifier: optional(whole(-99, 99), 0),
  hand: optional(whole(0, 20), 0),
  need: optional(whole(1, 99), 1),
  deck: list(count, { least: 1, most: 4 }),
  discard: optional(list(count, { most: 4 }), []),
});

type AttributeTest = ValueOf<typeof testInput>;

/** Cards with 0, 1, 2, 3 stars. */
type Pile = readonly number[];

const sizeOf = (pile: Pile): number => pile.reduce((sum, cards) => sum + cards, 0);

const starsOf = (pile: Pile): number => pile.reduce((sum, cards, stars) => sum + cards * stars, 0);

const CERTAIN: Odds = [1n, 1n];

/** Ways by stars and cards, with so many cards of one kind besides; those with `need` stars or more are left out. */
function withKind(ways: readonly bigint[][], cards: number, stars: number): bigint[][] {
  const need = ways.length;
  const next = ways.map((): bigint[] => []);
  ways.forEach((byCards, before) => {
    for (let more = 0; more <= cards && before + more * stars < need; more++) {
      const row = next[before + more * stars] ?? [];
      const picked = choose(cards, more);
      byCards.forEach((sets, drawn) => {
        row[drawn + more] = (row[drawn + more] ?? 0n) + sets * picked;
      });
    }
  });
  return next;
}

/** In how many ways that many starred cards stay below `need` stars. */
function waysBelow(pile: Pile, need: number): readonly bigint[] {
  let ways = Array.from({ length: need }, (_, stars): bigint[] => (stars === 0 ? [1n] : []));
  for (const stars of [1, 2, 3]) ways = withKind(ways, pile[stars] ?? 0, stars);
  const sums: bigint[] = [];
  for (const byCards of ways) {
    byCards.forEach((sets, cards) => {
      sums[cards] = (sums[cards] ?? 0n) + sets;
    });
  }
  return sums;
}

/** The chance of so many stars among cards drawn from one pile, for any number of cards. */
function starsAmong(pile: Pile, need: number): (cards: number) => Odds {
  if (need <= 0) return () => CERTAIN;
  const below = waysBelow(pile, need);
  const size = sizeOf(pile);
  return (cards) => {
    const all = choose(size, cards);
    let failing = 0n;
    below.forEach((sets, starred) => {
      failing += sets * choose(pile[0] ?? 0, cards - starred);
    });
    return oddsOf(all - failing, all);
  };
}

/** RB3-11: a negative attribute counts as 0 first. */
const revealed = ({ attribute, modifier }: AttributeTest): number =>
  Math.max(0, Math.max(0, attribute) + modifier);

/** RB3-11: beyond the deck all of it was drawn, and the discards follow, as far as there are any. */
function chances(test: AttributeTest): readonly Odds[] {
  const { deck, discard, hand, need } = test;
  const inDeck = sizeOf(deck);
  const fromDeck = starsAmong(deck, need);
  const fromDiscard = starsAmong(discard, need - starsOf(deck));
  return Array.from({ length: hand + 1 }, (_, exerted) => {
    const cards = revealed(test) + exerted;
    if (cards <= inDeck) return fromDeck(cards);
    return fromDiscard(Math.min(cards - inDeck, sizeOf(discard)));
  });
}

export const testOp = gameOp(testInput, [], (test) =>
  ok({
    reveal: revealed(test),
    odds: chances(test).map(([above, below]) => `${above}/${below}`),
  }),
);
