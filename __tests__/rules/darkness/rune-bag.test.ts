import {
  drawRunes,
  fillBag,
  layOnTrack,
  layTakenOnTrack,
  manifestRune,
  returnColour,
  returnRunes,
  runeCardDraws,
  runesOnTrack,
  takeRune,
  turnRuneCard,
  type Rune,
  type RuneColour,
} from '@/src/rules';

const rune = (id: string, colour: RuneColour): Rune => ({ id, colour, shape: 'corner' });
const FULL = fillBag([rune('r1', 'red'), rune('r2', 'red'), rune('b1', 'blue')]);
const first = () => 0;
const last = (count: number) => count - 1;
const ids = (runes: readonly Rune[]) => runes.map(({ id }) => id);

describe('N1: drawing', () => {
  test('all are drawn first and lie nowhere until their tiles are placed', () => {
    const { drawn, runes, lost } = drawRunes(FULL, 2, last);
    expect(ids(drawn)).toEqual(['b1', 'r2']);
    expect(ids(runes.bag)).toEqual(['r1']);
    expect(runes.track).toEqual([]);
    expect(lost).toBe(false);
    expect(ids(layOnTrack(runes, drawn).track)).toEqual(['b1', 'r2']);
  });

  test.each([
    ['the last rune', 3, 3],
    ['more than there are', 5, 3],
  ])('%s loses the adventure', (_name, count, drawn) => {
    const draw = drawRunes(FULL, count, first);
    expect(draw.drawn).toHaveLength(drawn);
    expect(draw.lost).toBe(true);
  });

  test('nothing drawn, nothing lost', () => {
    expect(drawRunes(fillBag([]), 1, first)).toMatchObject({ drawn: [], lost: false });
    expect(drawRunes(FULL, 0, first)).toMatchObject({ drawn: [], lost: false });
  });

  test('a choice outside the bag is the nearest one inside', () => {
    expect(ids(drawRunes(FULL, 1, () => 99).drawn)).toEqual(['b1']);
    expect(ids(drawRunes(FULL, 1, () => -1).drawn)).toEqual(['r1']);
  });

  test('the card: one rune on side A, two on side B, then it turns', () => {
    expect([runeCardDraws('A'), runeCardDraws('B')]).toEqual([1, 2]);
    expect([turnRuneCard('A'), turnRuneCard('B')]).toEqual(['B', 'A']);
  });
});

describe('runes that are not drawn', () => {
  test('N1: taken: out of the bag, not on the track, and the last one loses nothing', () => {
    const { rune: taken, runes } = takeRune(FULL, first);
    expect(taken?.id).toBe('r1');
    expect(ids(runes.bag)).toEqual(['r2', 'b1']);
    expect(ids(runes.taken)).toEqual(['r1']);
    expect(runes.track).toEqual([]);
    expect(takeRune(fillBag([]), first).rune).toBeUndefined();
  });

  test('taken runes may be laid on the track, or come back', () => {
    const { runes } = takeRune(FULL, first);
    expect(ids(layTakenOnTrack(runes, 'r1').track)).toEqual(['r1']);
    expect(layTakenOnTrack(runes, 'r1').taken).toEqual([]);
    expect(ids(returnRunes(runes, new Set(['r1'])).bag)).toEqual(['r2', 'b1', 'r1']);
  });

  test('S2e: manifested: shown, and back in the bag', () => {
    expect(manifestRune(FULL, last)).toEqual({ rune: rune('b1', 'blue'), runes: FULL });
  });
});

test('I6: runes on the track by colour; returning one takes the one laid last', () => {
  const { drawn, runes } = drawRunes(FULL, 2, first);
  const laid = layOnTrack(runes, drawn);
  expect(runesOnTrack(laid)).toEqual({ orange: 0, green: 0, blue: 0, red: 2, gray: 0 });
  expect(ids(returnColour(laid, 'red').track)).toEqual(['r1']);
  expect(ids(returnColour(laid, 'red').bag)).toEqual(['b1', 'r2']);
  expect(returnColour(laid, 'blue')).toEqual(laid);
});
