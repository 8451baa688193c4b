import { RUNEWARS } from '@/src/rules/runewars';
import { asking, type Inputs, type Row } from '../contract/ask';

const ask = asking(RUNEWARS, 'runewars');

const round = (attacker: string | Inputs, defender: string | Inputs) => ({
  attacker: typeof attacker === 'string' ? { face: attacker } : attacker,
  defender: typeof defender === 'string' ? { face: defender } : defender,
});
const duel = (rounds: readonly Inputs[], more: Inputs = {}): Inputs => ({
  attacker: { health: 3 },
  defender: { health: 3 },
  rounds,
  ...more,
});
const now = (
  next: number | null,
  attacker: number,
  defender: number,
  result: string | null = null,
) => ({
  round: next,
  attacker,
  defender,
  result,
  odds: null,
});
const NOTHING = round('-', '-');

describe('RW-12: the duel', () => {
  test.each<Row>([
    [
      'RW-12: the beginning',
      { attacker: { health: 3, damage: 1 }, defender: { health: 3 } },
      now(1, 1, 0),
    ],
    ['RW-12: damage less blocks', duel([round('D2', 'R1')]), now(2, 0, 1)],
    ['RW-12: more blocks than damage', duel([round('D2', 'R9')]), now(2, 0, 0)],
    ['RW-12: special is one damage', duel([round('S', '-')]), now(2, 0, 1)],
    [
      'RW-12: or as much as is told',
      duel([round('S', 'S')], {
        attacker: { health: 3, special: 2 },
        defender: { health: 3, special: 0 },
      }),
      now(2, 0, 2),
    ],
    [
      'RW-12: typed in instead of the face',
      duel([round({ face: 'D9', deals: 1 }, { face: '-', deals: 2, blocks: 0 })]),
      now(2, 2, 1),
    ],
    ['RW-12: blocks typed in', duel([round('D2', { face: 'R1', blocks: 2 })]), now(2, 0, 0)],
    ['RW-12: the attacker wins', duel([round('D3', 'D1')]), now(null, 1, 3, 'attacker')],
    ['RW-12: the defender wins', duel([round('-', 'D9')]), now(null, 9, 0, 'defender')],
    ['RW-12: both fall at once', duel([round('D3', 'D4')]), now(null, 4, 3, 'both')],
    [
      'RW-12: nobody in four rounds',
      duel([NOTHING, NOTHING, NOTHING, NOTHING]),
      now(null, 0, 0, 'none'),
    ],
    [
      'RW-12: in the fourth round',
      duel([NOTHING, NOTHING, NOTHING, round('D3', '-')]),
      now(null, 0, 3, 'attacker'),
    ],
    [
      'RW-12: the rulebook’s duel',
      duel([round('D2', 'R1'), round('D1', { face: 'D1', deals: 0 })], {
        defender: { health: 3, damage: 1 },
      }),
      now(null, 0, 3, 'attacker'),
    ],
    ['RW-12: no round after the end', duel([round('D3', '-'), NOTHING]), '!rounds[1]'],
    ['RW-12: five rounds', duel([NOTHING, NOTHING, NOTHING, NOTHING, NOTHING]), '!rounds'],
    [
      'RW-12: beaten before',
      duel([], { attacker: { health: 3, damage: 3 }, defender: { health: 3, damage: 3 } }),
      '!attacker.damage',
    ],
    [
      'RW-12: the defender, too',
      duel([], {
        defender: { health: 3, damage: 4 },
        deck: [
          { count: 30, face: '-' },
          { count: 1, face: '-' },
        ],
      }),
      '!defender.damage',
    ],
    [
      'RW-12: 31 cards',
      duel([], {
        deck: [
          { count: 30, face: '-' },
          { count: 1, face: '-' },
        ],
      }),
      '!deck',
    ],
    ['RW-12: ten kinds', duel([], { deck: Array(10).fill({ count: 1, face: '-' }) }), '!deck'],
    ['RW-12: no cards of a kind', duel([], { deck: [{ count: 0, face: '-' }] }), '!deck[0].count'],
    ...['R0', 'D', 'D10', 's', '', 'DD1'].map((face): Row => [
      `RW-12: no face ${JSON.stringify(face)}`,
      duel([round(face, '-')]),
      '!rounds[0].attacker.face',
    ]),
    ['RW-12: both fields of a round', duel([{ attacker: { face: '-' } }]), '!rounds[0].defender'],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('duel', inputs)).toEqual(answer);
  });
});

interface Duelled {
  readonly round: number | null;
  readonly result: string | null;
  readonly odds: Readonly<Record<string, readonly [number, number]>> | null;
}

/** Every order of the cards, duel by duel. */
function counted(
  inputs: Inputs,
  rounds: readonly Inputs[],
  cards: readonly string[],
): Record<string, number> {
  const sum: Record<string, number> = { attacker: 0, defender: 0, both: 0, none: 0 };
  const { result } = ask('duel', { ...inputs, rounds, deck: [] }) as Duelled;
  if (result !== null) return { ...sum, [result]: 1 };
  const without = (index: number) => [...cards.slice(0, index), ...cards.slice(index + 1)];
  cards.forEach((one, first) => {
    without(first).forEach((other, second) => {
      const rest = without(first);
      rest.splice(second, 1);
      const ends = counted(inputs, [...rounds, round(one, other)], rest);
      const share = 1 / (cards.length * (cards.length - 1));
      for (const [end, chance] of Object.entries(ends)) sum[end] = (sum[end] ?? 0) + chance * share;
    });
  });
  return sum;
}

describe('RW-12: odds against every order of the cards', () => {
  const deckOf = (cards: readonly string[]) => cards.map((face) => ({ count: 1, face }));
  test.each<[name: string, inputs: Inputs, rounds: readonly Inputs[], cards: readonly string[]]>([
    ['RW-12: two rounds left', duel([]), [NOTHING, NOTHING], ['D1', 'D2', 'S', 'R1', '-', 'D3']],
    [
      'RW-12: two rounds left, one hurt',
      duel([], { attacker: { health: 4, damage: 2, special: 3 } }),
      [NOTHING, NOTHING],
      ['D1', 'D1', 'S', 'R2', '-'],
    ],
    [
      'RW-12: one round left',
      duel([]),
      [NOTHING, round('D2', 'D1'), NOTHING],
      ['D1', 'D2', 'S', 'R1', 'R1'],
    ],
    ['RW-12: three rounds left', duel([]), [NOTHING], ['D1', 'D2', 'S', 'R1', '-', 'S']],
  ])('%s', (_name, inputs, rounds, cards) => {
    const { odds } = ask('duel', { ...inputs, rounds, deck: deckOf(cards) }) as Duelled;
    const expected = counted(inputs, rounds, cards);
    for (const [end, chance] of Object.entries(expected)) {
      const [above = 0, below = 1] = odds?.[end] ?? [];
      expect([end, above / below]).toEqual([end, expect.closeTo(chance, 10)]);
    }
  });

  test.each<[name: string, inputs: Inputs, odds: unknown]>([
    [
      'RW-12: reduced, and never is 0 of 1',
      duel([NOTHING, NOTHING, NOTHING], {
        deck: [
          { count: 1, face: 'D3' },
          { count: 3, face: '-' },
        ],
      }),
      { attacker: [1, 4], defender: [1, 4], both: [0, 1], none: [1, 2] },
    ],
    [
      'RW-12: equal faces in two places',
      duel([NOTHING, NOTHING, NOTHING], {
        deck: [
          { count: 1, face: 'D3' },
          { count: 1, face: '-' },
          { count: 2, face: '-' },
        ],
      }),
      { attacker: [1, 4], defender: [1, 4], both: [0, 1], none: [1, 2] },
    ],
    [
      'RW-12: too few cards',
      duel([NOTHING, NOTHING, NOTHING], { deck: [{ count: 1, face: 'D3' }] }),
      null,
    ],
    ['RW-12: seven cards for four rounds', duel([], { deck: [{ count: 7, face: 'D3' }] }), null],
    [
      'RW-12: eight cards',
      duel([], { deck: [{ count: 8, face: 'D3' }] }),
      { attacker: [0, 1], defender: [0, 1], both: [1, 1], none: [0, 1] },
    ],
    ['RW-12: over', duel([round('D3', '-')], { deck: [{ count: 8, face: 'D3' }] }), null],
  ])('%s', (_name, inputs, odds) => {
    expect((ask('duel', inputs) as Duelled).odds).toEqual(odds);
  });
});

const symbol = (name: string, left: number, discard = 0) => ({ symbol: name, left, discard });
const fate = (value: number, ...symbols: readonly Inputs[]): Inputs => ({ value, symbols });

describe('RW-13: the test', () => {
  test.each<Row>([
    [
      'RW-13: one card',
      fate(1, symbol('good', 1), symbol('bad', 3)),
      {
        draws: 1,
        any: [
          [1, 4],
          [3, 4],
        ],
        best: [
          [1, 4],
          [3, 4],
        ],
      },
    ],
    [
      'RW-13: two cards',
      fate(2, symbol('good', 1), symbol('bad', 3)),
      {
        draws: 2,
        any: [
          [1, 2],
          [1, 1],
        ],
        best: [
          [1, 2],
          [1, 2],
        ],
      },
    ],
    [
      'RW-13: training draws more',
      { ...fate(1, symbol('good', 1), symbol('bad', 3)), training: 2 },
      {
        draws: 3,
        any: [
          [3, 4],
          [1, 1],
        ],
        best: [
          [3, 4],
          [1, 4],
        ],
      },
    ],
    [
      'RW-13: the discards after the deck',
      fate(2, symbol('good', 0, 1), symbol('bad', 1, 2)),
      {
        draws: 2,
        any: [
          [1, 3],
          [1, 1],
        ],
        best: [
          [1, 3],
          [2, 3],
        ],
      },
    ],
    [
      'RW-13: exactly the deck',
      fate(2, symbol('good', 1, 5), symbol('bad', 1, 5), symbol('none', 0, 9)),
      {
        draws: 2,
        any: [
          [1, 1],
          [1, 1],
          [0, 1],
        ],
        best: [
          [1, 1],
          [0, 1],
          [0, 1],
        ],
      },
    ],
    [
      'RW-13: only discards',
      fate(1, symbol('good', 0, 1), symbol('bad', 0, 1)),
      {
        draws: 1,
        any: [
          [1, 2],
          [1, 2],
        ],
        best: [
          [1, 2],
          [1, 2],
        ],
      },
    ],
    ['RW-13: too few', fate(3, symbol('good', 1, 1)), '!symbols'],
    ['RW-13: 31 cards', fate(1, symbol('good', 20, 11)), '!symbols'],
    [
      'RW-13: 30 cards',
      fate(1, symbol('good', 20, 10)),
      { draws: 1, any: [[1, 1]], best: [[1, 1]] },
    ],
    [
      'RW-13: a symbol twice comes first',
      fate(9, symbol('good', 1), symbol('good', 1)),
      '!symbols[1].symbol',
    ],
    ['RW-13: seven symbols', fate(1, ...[...'abcdefg'].map((name) => symbol(name, 1))), '!symbols'],
    ['RW-13: a value of 0', fate(0, symbol('good', 1)), '!value'],
    ['RW-13: trained three times', { ...fate(1, symbol('good', 9)), training: 3 }, '!training'],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('test', inputs)).toEqual(answer);
  });

  const piles = [
    [
      [1, 0],
      [2, 0],
      [1, 0],
    ],
    [
      [1, 1],
      [0, 1],
      [1, 0],
    ],
    [
      [0, 2],
      [1, 1],
      [1, 1],
    ],
    [
      [2, 1],
      [1, 0],
      [0, 0],
    ],
  ];

  /** All cards of so many draws, in every order. */
  const orders = (cards: readonly number[], taken: number): number[][] =>
    taken === 0
      ? [[]]
      : cards.flatMap((one, index) =>
          orders([...cards.slice(0, index), ...cards.slice(index + 1)], taken - 1).map((rest) => [
            one,
            ...rest,
          ]),
        );
  const cardsOf = (pile: readonly (readonly number[])[], place: number) =>
    pile.flatMap((counts, kind) => Array<number>(counts[place] ?? 0).fill(kind));

  test.each(piles.map((pile) => [JSON.stringify(pile), pile] as const))(
    'RW-13: every order of %s',
    (_name, pile) => {
      const [left, discard] = [cardsOf(pile, 0), cardsOf(pile, 1)];
      for (let draws = 1; draws <= left.length + discard.length; draws++) {
        const answer = ask('test', {
          value: draws,
          symbols: pile.map(([a = 0, b = 0], kind) => symbol(`${kind}`, a, b)),
        });
        const hands = orders(left, Math.min(draws, left.length)).flatMap((first) =>
          orders(discard, Math.max(0, draws - left.length)).map((then) => [...first, ...then]),
        );
        const share = (holds: (hand: readonly number[]) => boolean): unknown =>
          expect.closeTo(hands.filter(holds).length / hands.length, 10);
        const { any, best } = answer as { any: [number, number][]; best: [number, number][] };
        expect(any.map(([a, b]) => a / b)).toEqual(
          pile.map((_, kind) => share((hand) => hand.includes(kind))),
        );
        expect(best.map(([a, b]) => a / b)).toEqual(
          pile.map((_, kind) => share((hand) => Math.min(...hand) === kind)),
        );
      }
    },
  );
});
