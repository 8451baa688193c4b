import { RUNEBOUND_2 } from '@/src/rules/runebound2';
import { asking, type Inputs, type Row } from '../contract/ask';

const ask = asking(RUNEBOUND_2, 'runebound2');

const fighter = (values: number[], damage: number[], life: number, wounds = 0): Inputs => ({
  values,
  damage,
  life,
  wounds,
});
const HERO = fighter([5, 4, 3], [1, 2, 1], 4);
const FOE = fighter([15, 14, 16], [1, 2, 1], 3);
const WEAK = fighter([12, 11, 10], [1, 1, 0], 1);
const ALLY = fighter([3, 3, 3], [1, 1, 1], 2);

interface Answer {
  readonly state: string;
  readonly foe: number;
  readonly round: number;
  readonly phase: string | null;
  readonly choices: readonly {
    readonly do: string;
    readonly ally?: number;
    readonly chance: number;
  }[];
  readonly odds: { readonly won: number; readonly down: number; readonly open: number } | null;
}

const PHASES = ['ranged', 'melee', 'magic'];

/** Walks both ends of every roll through the steps themselves, with what each is worth out of 100. */
function walk(
  fight: Inputs,
  steps: readonly Inputs[],
  plan: readonly (string | number)[],
  rounds: number,
): [number, number, number] {
  const now = ask('combat', { ...fight, steps }) as Answer;
  if (now.state === 'won') return [1, 0, 0];
  if (now.state === 'down') return [0, 1, 0];
  if (rounds === 0) return [0, 0, 1];
  const wish = plan[Math.max(0, PHASES.indexOf(now.phase ?? ''))];
  const choice =
    now.choices.find((one) => (typeof wish === 'number' ? one.ally === wish : one.do === wish)) ??
    now.choices.find((one) => one.do === 'defend');
  if (!choice) throw new Error('nothing to do');
  const ends = [
    [20, choice.chance],
    [-20, 100 - choice.chance],
  ].map(([mod, chance = 0]): [number, number, number] => {
    if (chance === 0) return [0, 0, 0];
    const step = {
      do: choice.do,
      ...('ally' in choice && { ally: choice.ally }),
      dice: [5, 5],
      mod,
    };
    const after = ask('combat', { ...fight, steps: [...steps, step] }) as Answer;
    const over = after.foe !== now.foe || after.round !== now.round ? 1 : 0;
    return walk(fight, [...steps, step], plan, rounds - over).map(
      (share) => (share * chance) / 100,
    ) as [number, number, number];
  });
  return [0, 1, 2].map((index) => ends.reduce((sum, end) => sum + (end[index] ?? 0), 0)) as [
    number,
    number,
    number,
  ];
}

describe('odds against every course of the rolls', () => {
  const fight = (more: Inputs): Inputs => ({
    hero: HERO,
    allies: [ALLY],
    foes: [FOE],
    noEscape: true,
    ...more,
  });
  test.each<
    [
      name: string,
      fight: Inputs,
      steps: readonly Inputs[],
      plan: readonly (string | number)[],
      rounds: number,
    ]
  >([
    ['RB2-2: one round', fight({}), [], ['attack', 'defend', 0], 1],
    ['RB2-2: two rounds', fight({}), [], ['attack', 'defend', 0], 2],
    ['RB2-2: three rounds', fight({}), [], [0, 'attack', 'defend'], 3],
    [
      'RB2-2: an attack planned twice is a defence',
      fight({}),
      [],
      ['attack', 'attack', 'attack'],
      2,
    ],
    ['RB2-2: an ally planned twice, too', fight({}), [], [0, 0, 'attack'], 2],
    [
      'RB2-3: a dead ally leaves a defence',
      fight({ allies: [fighter([0, 0, 0], [1, 1, 1], 1)] }),
      [],
      [0, 'attack', 0],
      3,
    ],
    [
      'RB2-4: a beaten foe ends its round',
      fight({ foes: [WEAK, WEAK, FOE] }),
      [],
      ['attack', 0, 'defend'],
      3,
    ],
    [
      'RB2-2: the running round first',
      fight({}),
      [
        { do: 'defend', dice: [0, 0] },
        { do: 'attack', dice: [0, 0] },
      ],
      ['attack', 'attack', 'attack'],
      2,
    ],
    [
      'RB2-2: what was planned for a phase gone by is not done',
      fight({ allies: [ALLY, ALLY] }),
      [{ do: 'defend', dice: [0, 0] }],
      ['attack', 'attack', 'attack'],
      1,
    ],
    [
      'RB2-2: nor an ally planned for it',
      fight({ allies: [ALLY, ALLY] }),
      [{ do: 'ally', ally: 1, dice: [0, 0] }],
      [0, 0, 1],
      2,
    ],
    [
      'RB2-2: two allies',
      fight({ allies: [ALLY, fighter([9, 9, 9], [0, 3, 0], 1)] }),
      [],
      [1, 0, 1],
      2,
    ],
    ['RB2-2: without escape', { hero: HERO, foes: [FOE] }, [], ['attack', 'defend', 'defend'], 2],
  ])('%s', (_name, inputs, steps, plan, rounds) => {
    const { odds } = ask('combat', { ...inputs, steps, plan, rounds }) as Answer;
    const [won, down, open] = walk(inputs, steps, plan, rounds).map((share) => share * 1e6);
    expect(odds?.won).toBeCloseTo(won ?? 0, -0.31);
    expect(odds?.down).toBeCloseTo(down ?? 0, -0.31);
    expect(odds?.open).toBeCloseTo(open ?? 0, -0.31);
  });

  test.each<Row>([
    [
      'RB2-2: a chance of 28 in 100',
      fight({
        hero: fighter([1, 0, 0], [9, 0, 0], 9),
        foes: [fighter([15, 0, 0], [0, 0, 0], 9)],
        plan: ['attack', 'defend', 'defend'],
      }),
      { won: 280_000, down: 0, open: 720_000 },
    ],
    [
      'RB2-2: half a millionth up',
      fight({
        hero: fighter([0, 0, 0], [1, 0, 0], 9),
        allies: [fighter([0, 0, 0], [0, 0, 1], 9), fighter([0, 0, 0], [0, 1, 0], 9)],
        foes: [fighter([17, 16, 20], [0, 0, 0], 4)],
        steps: [
          { do: 'defend', dice: null },
          { do: 'defend', dice: null },
        ],
        plan: ['attack', 1, 0],
        rounds: 2,
      }),
      { won: 2, down: 0, open: 999_999 },
    ],
    ['RB2-2: no plan', fight({}), null],
    [
      'RB2-2: over',
      fight({ plan: ['attack', 'defend', 'defend'], steps: [{ do: 'wound', who: 'foe', n: 3 }] }),
      null,
    ],
  ])('%s', (_name, inputs, odds) => {
    expect((ask('combat', inputs) as Answer).odds).toEqual(odds);
  });

  test('RB2-4: ten rounds against four foes with six allies', () => {
    const { odds } = ask('combat', {
      hero: fighter([2, 3, 4], [1, 2, 3], 99),
      allies: [1, 2, 3, 4, 5, 6].map((life) => fighter([life, 1, 2], [1, 2, life], 10 * life)),
      foes: [97, 98, 99, 99].map((life) => fighter([13, 14, 15], [3, 5, 7], life)),
      plan: [3, 'attack', 5],
      rounds: 10,
    }) as Answer;
    expect((odds?.won ?? 0) + (odds?.down ?? 0) + (odds?.open ?? 0)).toBeCloseTo(1e6, -1);
  });
});
