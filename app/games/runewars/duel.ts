import type { Plain } from '@/src/rules';
import {
  choice,
  group,
  listField,
  number,
  openField,
  type HelperField,
  type Option,
} from '../model/field';
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

interface Hero {
  readonly health: number;
  readonly damage: number;
  readonly special: number;
}

interface Value {
  readonly attacker: Hero;
  readonly defender: Hero;
  readonly rounds: readonly DuelRound[];
  readonly deck: readonly { readonly count: number; readonly face: string }[];
}

type Field = Readonly<Record<string, Plain>>;

/** Both cards as they were tapped, or their places in the deck as the app drew them. */
interface DuelRound {
  readonly attacker?: Field;
  readonly defender?: Field;
  readonly places?: readonly Plain[];
}

type Share = readonly [number, number];

interface Answer {
  readonly round: number | null;
  readonly attacker: number;
  readonly defender: number;
  readonly result: string | null;
  readonly odds: Readonly<Record<'attacker' | 'defender' | 'both' | 'none', Share>> | null;
}

type Here = HelperAt<Value, Answer>;

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const FACES: readonly Option[] = [
  { value: '-', label: 'face.-' },
  { value: 'S', label: 'face.S' },
  ...DIGITS.map((n) => ({ value: `R${n}`, label: 'face.R', after: ` ${n}` })),
  ...DIGITS.map((n) => ({ value: `D${n}`, label: 'face.D', after: ` ${n}` })),
];
const face = choice('face', FACES);
const drawn = (key: string): HelperField =>
  group(key, [face, openField(number('deals')), openField(number('blocks'))]);
const hero = (key: string): HelperField =>
  group(key, [number('health', 99, 1), number('damage'), number('special')]);
const FRESH: Hero = { health: 3, damage: 0, special: 1 };

type Deck = Value['deck'];

const pilesOf = (deck: Deck): Piles => [pileOf(deck.map(({ face: card, count }) => [card, count]))];

/** The deck without one card of each of these faces, as far as it has them. */
const without = (deck: Deck, faces: readonly string[]): Deck =>
  faces.reduce<Deck>((left, gone) => {
    const at = left.findIndex((one) => one.face === gone);
    return left.flatMap((one, index) => {
      if (index !== at) return [one];
      return one.count > 1 ? [{ ...one, count: one.count - 1 }] : [];
    });
  }, deck);

/** RW-12: the rounds by their cards, and what is left of the deck after them. */
function played({ rounds, deck }: Value): { readonly rounds: Field[]; readonly deck: Deck } {
  let left = deck;
  const done = rounds.map(({ attacker = {}, defender = {}, places }): Field => {
    const [one, two] = places === undefined ? [] : drawnCards(pilesOf(left), places);
    const both = {
      attacker: one === undefined ? attacker : { face: one },
      defender: two === undefined ? defender : { face: two },
    };
    left = without(left, [String(both.attacker['face']), String(both.defender['face'])]);
    return both;
  });
  return { rounds: done, deck: left };
}

/** The app draws for both from what is left of the deck. */
function drawRound({ value, say }: Here): readonly Act[] {
  const piles = pilesOf(played(value).deck);
  const at = String(value.rounds.length);
  const rolls = drawRolls(piles, 2, ['rounds', at, 'places']);
  if (rolls.length < 2) return [];
  return [
    {
      id: 'draw',
      label: say('act.draw'),
      rolls,
      book: () => ({
        changes: [change('rounds', [...value.rounds, { places: [] }]), change('deck', value.deck)],
        line: noteLine('line.duelRound', { n: value.rounds.length + 1 }),
      }),
    },
  ];
}

const playRound = ({ value, say }: Here): Act => ({
  id: 'round',
  label: say('act.duelRound'),
  main: true,
  fields: [drawn('attacker'), drawn('defender')],
  start: { attacker: { face: '-' }, defender: { face: '-' } },
  book: (asked) => ({
    changes: [change('rounds', [...value.rounds, asked])],
    line: noteLine('line.duelRound', { n: value.rounds.length + 1 }),
  }),
});

const newDuel = ({ say, value }: Here): Act => ({
  id: 'newDuel',
  label: say('act.newDuel'),
  main: true,
  book: () => ({
    changes: [change('rounds', []), change('deck', played(value).deck)],
    line: noteLine('line.newDuel'),
  }),
});

/** Which cards the last round had. */
function lastRound({ value, say }: Here): readonly HelperStep[] {
  const last = played(value).rounds.at(-1);
  if (last === undefined) return [];
  const cardOf = (side: string): string => {
    const card = String((last[side] as Field)['face'] ?? '-');
    return [say(`face.${card.charAt(0)}`), card.slice(1)].join(' ').trim();
  };
  const text = say('drew', { attacker: cardOf('attacker'), defender: cardOf('defender') });
  return [{ rule: 'RW-12', text }];
}

/** RW-12 */
export const duel = helper<Value, Answer>({
  id: 'duel',
  icon: 'weapon',
  op: 'runewars.duel',
  start: () => ({ attacker: FRESH, defender: FRESH, rounds: [], deck: [] }),
  setup: [
    hero('attacker'),
    hero('defender'),
    listField('deck', [number('count', 30, 1), face], () => ({ count: 1, face: '-' }), 9),
  ],
  fields: [],
  ask: (value) => {
    const { rounds, deck } = played(value);
    return {
      attacker: { ...value.attacker },
      defender: { ...value.defender },
      rounds,
      deck: deck.map((one) => ({ ...one })),
    };
  },
  tell: (at) => {
    const { answer, say } = at;
    if (answer === null) return [];
    const { round, attacker, defender, result, odds } = answer;
    const bars: readonly Bar[] =
      odds === null
        ? []
        : (['attacker', 'defender', 'both', 'none'] as const).map((label) => ({
            label: say(`duelEnd.${label}`),
            share: odds[label],
          }));
    return [
      ...lastRound(at),
      { rule: 'RW-12', text: say('duelDamage', { attacker, defender }) },
      {
        rule: 'RW-12',
        text: result === null ? say('duelRound', { round: round ?? 0 }) : say(`duelEnd.${result}`),
        strong: true,
      },
      ...(odds === null ? [] : [{ rule: 'RW-12', text: say('duelOdds'), bars }]),
    ];
  },
  acts: (at) =>
    at.answer === null
      ? []
      : at.answer.result === null
        ? [playRound(at), ...drawRound(at)]
        : [newDuel(at)],
});
