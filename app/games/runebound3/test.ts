import { number } from '../model/field';
import { drawnCards, drawRolls, pileOf, type Piles } from '../model/draw';
import {
  change,
  helper,
  noteLine,
  type Act,
  type HelperAt,
  type HelperStep,
} from '../model/helper';

interface Value {
  readonly attribute: number;
  readonly modifier: number;
  readonly need: number;
  readonly deck: readonly number[];
  readonly discard: readonly number[];
  /** Places of the cards the app revealed. */
  readonly places: readonly number[];
}

interface Answer {
  readonly reveal: number;
  readonly odds: readonly string[];
}

const STARS = ['stars0', 'stars1', 'stars2', 'stars3'];
/** No test reveals more at a table. */
const MOST_DRAWN = 20;
const FRACTION = /^(\d+)\/(\d+)$/;

/** Large fractions keep their share: bars need no more than that. */
const share = (text: string): readonly [number, number] => {
  const [, part = '0', whole = '1'] = FRACTION.exec(text) ?? [];
  return [Number(part), Number(whole)];
};

type Here = HelperAt<Value, Answer>;

const pilesOf = ({ deck, discard }: Value): Piles =>
  [deck, discard].map((pile) => pileOf(pile.map((count, stars) => [String(stars), count])));

/** RB3-11: the app reveals, with so many cards exerted. */
function reveal({ say, value, answer }: Here): readonly Act[] {
  if (answer === null) return [];
  return answer.odds
    .map((_, exerted): Act => {
      const cards = answer.reveal + exerted;
      return {
        id: `reveal ${exerted}`,
        label: say('act.reveal', { cards, exerted }),
        rolls: drawRolls(pilesOf(value), Math.min(cards, MOST_DRAWN), ['places']),
        book: () => ({ changes: [change('places', [])], line: noteLine('line.reveal', { cards }) }),
      };
    })
    .filter(({ rolls = [] }) => rolls.length > 0)
    .slice(0, 3);
}

function revealed({ say, value }: Here): readonly HelperStep[] {
  if (value.places.length === 0) return [];
  const stars = drawnCards(pilesOf(value), value.places).map(Number);
  const sum = stars.reduce((all, one) => all + one, 0);
  const text = say(sum >= value.need ? 'testDone' : 'testMissed', { stars: stars.join(', '), sum });
  return [{ rule: 'RB3-11', text, strong: true }];
}

/** RB3-11 */
export const skillTest = helper<Value, Answer>({
  id: 'test',
  icon: 'sparkle',
  op: 'runebound3.test',
  start: () => ({
    attribute: 2,
    modifier: 0,
    hand: 2,
    need: 1,
    deck: [10, 10, 5, 0],
    discard: [0, 0, 0, 0],
    places: [],
  }),
  setup: [
    { kind: 'numbers', key: 'deck', label: 'deck', labels: STARS },
    { kind: 'numbers', key: 'discard', label: 'discard', labels: STARS },
  ],
  fields: [
    number('attribute', 99, -99),
    number('modifier', 99, -99),
    number('hand', 20),
    number('need', 99, 1),
  ],
  tell: (at) => {
    const { answer, value, say } = at;
    if (answer === null) return [];
    const { attribute, modifier, need } = value;
    return [
      ...revealed(at),
      {
        rule: 'RB3-11',
        text: say('reveals', { attribute: Math.max(0, attribute), modifier, n: answer.reveal }),
      },
      {
        rule: 'RB3-11',
        text: say('chances', { need }),
        strong: true,
        bars: answer.odds.map((odds, n) => ({ label: say('exerted', { n }), share: share(odds) })),
      },
    ];
  },
  acts: reveal,
});
