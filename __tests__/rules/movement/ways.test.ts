import type { Position, Situation } from '@/src/rules';
import { waysOf, type MonsterWay } from '@/src/rules/monster/way';
import { parseSituation } from '../text/situation';

const read = (text: string): Situation => {
  const situation = parseSituation(text);
  if (!situation.ok) throw new Error(`${situation.error.code} ${situation.error.path}`);
  return situation.value;
};

interface Row {
  readonly name: string;
  readonly board: string;
  readonly end: Position;
  readonly expected: Partial<MonsterWay> | undefined;
}

const acting = (more: string) => `A acting a ${more} damage=1`;

const rows: readonly Row[] = [
  {
    name: 'M2 rising from 0 to 2 costs two',
    board: `
      |terrain|levels|figures|
      |....   |0022  |.A..|
      ${acting('small melee move=2')}`,
    end: [2, 0],
    expected: { cost: 2, fallDamage: 0 },
  },
  {
    name: 'M2 rising needs both points',
    board: `
      |terrain|levels|figures|
      |....   |0022  |.A..|
      ${acting('small melee move=1')}`,
    end: [2, 0],
    expected: undefined,
  },
  {
    name: 'M2 falling costs one and hurts',
    board: `
      |terrain|levels|figures|
      |....   |0022  |..A.|
      ${acting('small melee move=1')}`,
    end: [1, 0],
    expected: { cost: 1, fallDamage: 2 },
  },
  {
    name: 'M3 difficult terrain loses one point, once',
    board: `
      |terrain|figures|
      |.~~.   |A...|
      ${acting('small melee move=6')}`,
    end: [3, 0],
    expected: {
      cost: 4,
      way: [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
      ],
    },
  },
  {
    name: 'M3 the last point enters and the loss is ignored',
    board: `
      |terrain|figures|
      |..~.   |A...|
      ${acting('small melee move=2')}`,
    end: [2, 0],
    expected: { cost: 2 },
  },
  {
    name: 'M4 each hazard once, immunities count',
    board: `
      |terrain|figures|
      |.LLSM  |A....|
      ${acting('small melee move=4 immune=poison')}`,
    end: [4, 0],
    expected: { cost: 4, conditions: ['burn', 'bleed'] },
  },
  {
    name: 'P2 the harmless way is taken though longer',
    board: `
      |terrain|figures|
      |.L.    |A..|
      |...    |...|
      |..#    |...|
      ${acting('small melee move=4')}`,
    end: [2, 0],
    expected: {
      cost: 2,
      conditions: [],
      way: [
        [0, 0],
        [1, 1],
        [2, 0],
      ],
    },
  },
  {
    name: 'M5 a jump leads over anything and enters only the last field',
    board: `
      |terrain|figures|
      |.#L~   |A...|
      ${acting('small melee move=3 jump')}`,
    end: [3, 0],
    expected: { cost: 3, conditions: [] },
  },
  {
    name: 'M5 no jump over a gap',
    board: `
      |terrain|figures|
      |. .    |A..|
      ${acting('small melee move=3 jump')}`,
    end: [2, 0],
    expected: undefined,
  },
  {
    name: 'O1, O2 monsters may be passed, heroes not',
    board: `
      |terrain|figures|
      |.....  |AmH..|
      ${acting('small melee move=9')}
      m small m
      H hero h hp=1 order=1`,
    end: [3, 0],
    expected: undefined,
  },
  {
    name: 'M6 trampling passes enemies',
    board: `
      |terrain|figures|
      |.....  |AmH..|
      ${acting('small melee move=9 trample=2')}
      m small m
      H hero h hp=1 order=1`,
    end: [3, 0],
    expected: { cost: 3, trampled: ['h'] },
  },
  {
    name: 'O1 nobody ends on an ally',
    board: `
      |terrain|figures|
      |...    |Am.|
      ${acting('small melee move=9')}
      m small m`,
    end: [1, 0],
    expected: undefined,
  },
  {
    name: 'O3 a large monster may end on small monsters and chests',
    board: `
      |terrain|figures|
      |....   |AAm.|
      |....   |AA.c|
      ${acting('large melee move=1')}
      m small m
      c chest`,
    end: [2, 0],
    expected: { cost: 1 },
  },
  {
    name: 'O3 but passes large ones only',
    board: `
      |terrain|figures|
      |...... |AAMM..|
      |...... |AAMM..|
      ${acting('large melee move=2')}
      M large m`,
    end: [4, 0],
    expected: { cost: 2 },
  },
  {
    name: 'G4 a large monster needs complete zones',
    board: `
      |terrain|figures|
      |....   |AA..|
      |...    |AA..|
      ${acting('large melee move=2')}`,
    end: [2, 0],
    expected: undefined,
  },
  {
    name: 'M1 slowed by two',
    board: `
      |terrain|figures|
      |....   |A...|
      ${acting('small melee move=3 slow moveBonus=1')}`,
    end: [3, 0],
    expected: undefined,
  },
];

test.each(rows)('$name', ({ board, end, expected }) => {
  const way = waysOf(read(board))(end);
  if (expected) expect(way).toMatchObject(expected);
  else expect(way).toBeUndefined();
});
