import {
  START,
  decide,
  evolve,
  typedDice,
  virtualDice,
  type Catalogue,
  type GameState,
} from '@/src/rules';

const CATALOGUE: Catalogue = {
  monsters: [],
  scenario: [],
  miniatures: new Map(),
  bases: [],
  commander: [],
};
const BEGUN: GameState = { ...START, campaign: { ...START.campaign, name: 'Nacht' } };

test('die number n depends on (seed, n) only, in whatever order it is asked for', () => {
  const forwards = Array.from({ length: 50 }, (_, n) => virtualDice(99).die(n, 20));
  const backwards = Array.from({ length: 50 }, (_, n) => virtualDice(99).die(49 - n, 20));
  expect(backwards.reverse()).toEqual(forwards);
  expect(Array.from({ length: 50 }, (_, n) => virtualDice(100).die(n, 20))).not.toEqual(forwards);
});

test.each([6, 20])('a d%i is fair within five deviations, also pairwise', (sides) => {
  const rolls = 60_000;
  const faces = Array<number>(sides).fill(0);
  const pairs = Array<number>(sides * sides).fill(0);
  const dice = virtualDice(12345);
  for (let n = 0, last = 0; n < rolls; n += 1) {
    const face = dice.die(n, sides) - 1;
    faces[face] = (faces[face] ?? 0) + 1;
    if (n > 0) pairs[last * sides + face] = (pairs[last * sides + face] ?? 0) + 1;
    last = face;
  }
  const worst = (counts: readonly number[]): number => {
    const expected = rolls / counts.length;
    return Math.max(...counts.map((count) => Math.abs(count - expected) / Math.sqrt(expected)));
  };
  expect(worst(faces)).toBeLessThan(5);
  expect(worst(pairs)).toBeLessThan(5);
});

test('a roll reports its number, value and source; the next die has the next number', () => {
  const decision = decide(CATALOGUE, BEGUN, { kind: 'rollDie', sides: 20 }, typedDice([17], 0));
  if (!decision.ok) throw new Error('refused');
  expect(decision.value).toMatchObject([{ n: 0, value: 17, source: 'typed', sides: 20 }]);
  expect(decision.value.reduce(evolve, BEGUN).dice.next).toBe(1);
});

test.each([0, 21, 2.5, Number.NaN])('typed in: %d is no d20', (value) => {
  const dice = typedDice([value], 0);
  const decision = decide(CATALOGUE, BEGUN, { kind: 'rollDie', sides: 20 }, dice);
  expect(decision).toMatchObject({ ok: false, error: { code: 'die-out-of-range', sides: 20 } });
});
