import { bonusForCubes, checkChance } from '@/src/rules';

const OWNED = { yellow: 2, red: 1, green: 0, blue: 3 };

test.each([
  ['W5: once for each cube of the colour', 'yellow', 2, 4],
  ['W5: another colour', 'blue', 2, 6],
  ['W5: none of it', 'green', 2, 0],
] as const)('%s', (_, colour, each, bonus) => {
  expect(bonusForCubes(OWNED, { colour, each })).toBe(bonus);
});

/** Counted face by face. */
const counted = (bonus: number, difficulty: number, repeat: boolean): number => {
  const faces = Array.from({ length: 20 }, (_, index) => index + 1 + bonus >= difficulty);
  const ways = faces.flatMap((first) => faces.map((second) => first || (repeat && second)));
  return Math.round((100 * ways.filter(Boolean).length) / ways.length);
};

test('W5: the chance is what counting all rolls says', () => {
  for (let bonus = -5; bonus <= 12; bonus += 1) {
    for (let difficulty = 1; difficulty <= 40; difficulty += 1) {
      for (const repeat of [false, true]) {
        expect([bonus, difficulty, repeat, checkChance(bonus, difficulty, repeat)]).toEqual([
          bonus,
          difficulty,
          repeat,
          counted(bonus, difficulty, repeat),
        ]);
      }
    }
  }
});
