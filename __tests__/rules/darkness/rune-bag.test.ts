import {
  fillBag,
  intoBag,
  layOnTrack,
  otherSide,
  runeCardDraws,
  runesOnTrack,
  type Rune,
  type RuneColour,
} from '@/src/rules';

const rune = (id: string, colour: RuneColour): Rune => ({ id, colour, shape: 'corner' });
const RED = rune('r1', 'red');
const BLUE = rune('b1', 'blue');
const ids = (runes: readonly Rune[]) => runes.map(({ id }) => id);

test('N1: the card: one rune on side A, two on side B, then it turns', () => {
  expect([runeCardDraws('A'), runeCardDraws('B')]).toEqual([1, 2]);
  expect([otherSide('A'), otherSide('B')]).toEqual(['B', 'A']);
});

test('N1: after its tile a rune lies on the track, or comes back into the bag', () => {
  const laid = layOnTrack(fillBag([BLUE]), [RED]);
  expect([ids(laid.bag), ids(laid.track)]).toEqual([['b1'], ['r1']]);
  expect(intoBag(laid, new Set(['r1']))).toEqual(fillBag([BLUE, RED]));
});

test('N1: runes taken by an instruction come back as well', () => {
  const taken = { ...fillBag([BLUE]), taken: [RED] };
  expect(intoBag(taken, new Set(['r1']))).toEqual(fillBag([BLUE, RED]));
});

test('I6: runes on the track by colour', () => {
  const laid = layOnTrack(fillBag([]), [RED, BLUE, rune('r2', 'red')]);
  expect(runesOnTrack(laid)).toEqual({ orange: 0, green: 0, blue: 1, red: 2, gray: 0 });
});
