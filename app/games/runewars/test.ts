import { listField, nameField, number } from '../model/field';
import { drawnCards, drawRolls, pileOf, type Piles } from '../model/draw';
import {
  change,
  helper,
  noteLine,
  type Act,
  type Bar,
  type HelperAt,
  type HelperStep,
} from '../model/helper';

interface TestAnswer {
  readonly draws: number;
  readonly any: readonly Share[];
  readonly best: readonly Share[];
}

interface Symbol {
  readonly symbol: string;
  readonly left: number;
  readonly discard: number;
}

interface TestValue {
  readonly symbols: readonly Symbol[];
  /** Places of the cards the app drew. */
  readonly places: readonly number[];
}

type Share = Bar['share'];
type Here = HelperAt<TestValue, TestAnswer>;

const pilesOf = (symbols: readonly Symbol[]): Piles => [
  pileOf(symbols.map(({ symbol, left }) => [symbol, left])),
  pileOf(symbols.map(({ symbol, discard }) => [symbol, discard])),
];

/** RW-13: the app draws; what was drawn goes with the next draw onto the discards by hand. */
function draw({ say, value, answer }: Here): readonly Act[] {
  if (answer === null) return [];
  return [
    {
      id: 'draw',
      label: say('act.drawTest', { draws: answer.draws }),
      rolls: drawRolls(pilesOf(value.symbols), answer.draws, ['places']),
      book: () => ({ changes: [change('places', [])], line: noteLine('line.drawTest') }),
    },
  ];
}

const drew = ({ say, value }: Here): readonly HelperStep[] =>
  value.places.length === 0
    ? []
    : [
        {
          rule: 'RW-13',
          text: say('drewTest', {
            cards: drawnCards(pilesOf(value.symbols), value.places).join(', '),
          }),
          strong: true,
        },
      ];

/** RW-13 */
export const fateTest = helper<TestValue, TestAnswer>({
  id: 'test',
  icon: 'sparkle',
  op: 'runewars.test',
  start: () => ({
    value: 2,
    training: 0,
    symbols: [{ symbol: '1', left: 10, discard: 0 }],
    places: [],
  }),
  setup: [
    listField(
      'symbols',
      [nameField('symbol'), number('left'), number('discard')],
      (n) => ({ symbol: `${n + 1}`, left: 1, discard: 0 }),
      6,
    ),
  ],
  fields: [number('value', 9, 1), number('training', 2)],
  tell: (at) => {
    const { answer, value, say } = at;
    if (answer === null) return [];
    const barsOf = (shares: readonly Share[]): readonly Bar[] =>
      value.symbols.map(({ symbol }, at) => ({ label: symbol, share: shares[at] ?? [0, 1] }));
    return [
      ...drew(at),
      { rule: 'RW-13', text: say('draws', { draws: answer.draws }), strong: true },
      { rule: 'RW-13', text: say('anyOdds'), bars: barsOf(answer.any) },
      { rule: 'RW-13', text: say('bestOdds'), bars: barsOf(answer.best) },
    ];
  },
  acts: draw,
});
