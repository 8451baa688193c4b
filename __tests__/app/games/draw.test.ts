import { drawnCards, drawRolls, pileOf } from '@/app/games/model/draw';

const PILES = [
  pileOf([
    ['a', 2],
    ['b', 1],
  ]),
  pileOf([['c', 2]]),
];

test('RW-13, RB3-11: each card is drawn from those left, the discards follow the deck', () => {
  const faces = drawRolls(PILES, 5, ['places']).map((roll) => roll.faces.length);
  // One card left needs no choice; two equal sides stand for it.
  expect(faces).toEqual([3, 2, 2, 2, 2]);
  expect(drawnCards(PILES, [0, 0, 0, 1, 0])).toEqual(['a', 'a', 'b', 'c', 'c']);
  expect(drawnCards(PILES, [2, 1, 0])).toEqual(['b', 'a', 'a']);
});

test('RW-13, RB3-11: no more is drawn than there is', () => {
  expect(drawRolls(PILES, 9, ['places'])).toHaveLength(5);
  expect(drawnCards([], [0])).toEqual([]);
});

test('every hand comes out of as many rolls as any other: 60 of 3 cards out of 5', () => {
  const deck = [
    pileOf([
      ['a', 1],
      ['b', 1],
      ['c', 1],
      ['d', 1],
      ['e', 1],
    ]),
  ];
  const hands = new Map<string, number>();
  const [first = [], second = [], third = []] = drawRolls(deck, 3, []).map(({ faces }) => faces);
  for (const one of first)
    for (const two of second)
      for (const three of third) {
        const hand = [...drawnCards(deck, [one, two, three])].join('');
        hands.set(hand, (hands.get(hand) ?? 0) + 1);
      }
  expect([hands.size, new Set(hands.values())]).toEqual([60, new Set([1])]);
});
