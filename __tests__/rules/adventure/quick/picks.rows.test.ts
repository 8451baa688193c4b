import {
  answerMost,
  answerPicks,
  quickQuestions,
  type CardKeyword,
  type QuickStep,
} from '@/src/rules';
import { adventureOf, adventureWith } from '../kit';
import { hp, onHit, own } from '../foes';

/** Four heroes A to D by the ranking: 9, 8, 7 and 6 HP. */
const NAMES = { A: 'hero-1', B: 'hero-2', C: 'hero-3', D: 'hero-4' };
const HEROES = Object.values(NAMES);

const gameOf = (shape: CardKeyword, x: number) =>
  adventureOf(
    adventureWith({
      heroes: [{}, {}, {}, {}],
      summons: [own({ abilities: [onHit(shape, x)] })],
      then: HEROES.map((id, index) => hp(id, 9 - index)),
    }),
  );

const letters = (ids: readonly string[]): string =>
  ids.map((id) => Object.entries(NAMES).find(([, hero]) => hero === id)?.[0]).join('');

const ids = (text: string): readonly string[] =>
  [...text].map((letter) => NAMES[letter as keyof typeof NAMES]);

/** `hits AB`, or what is asked: `A with BCD?`, `each of ABCD?`. */
const told = (step: QuickStep | undefined): string => {
  if (step?.kind === 'targets') return `hits ${step.sets.map(letters).join(' or ')}`;
  if (step?.kind !== 'ask' || step.question.kind === 'cubes') return step?.kind ?? 'nothing';
  const { kind, together, among } = step.question;
  return kind === 'each'
    ? `each of ${letters(among)}?`
    : `${letters(together)} with ${letters(among)}?`;
};

interface Row {
  readonly name: string;
  readonly shape?: CardKeyword;
  readonly x?: number;
  readonly picks: string;
  /** "Mehr geht nicht." */
  readonly most?: boolean;
  readonly then: string;
}

const ROWS: readonly Row[] = [
  { name: 'nothing said: who at all', picks: '', then: 'each of ABCD?' },
  { name: 'the best pair needs no question', picks: 'AB', then: 'hits AB' },
  { name: 'B passed over for C cannot come along', picks: 'AC', then: 'hits AC' },
  {
    name: 'the first skipped is asked about with those not ruled out',
    picks: 'BC',
    then: 'A with CD?',
  },
  { name: 'tapped from below: only what goes before is asked', picks: 'CA', then: 'A with B?' },
  { name: 'one, and nowhere two', picks: 'A', most: true, then: 'hits A' },
  {
    name: 'one further down, and nowhere two: nobody above',
    picks: 'C',
    most: true,
    then: 'hits C',
  },
  { name: 'nobody at all', picks: '', most: true, then: 'approach' },
  {
    name: 'two of three possible, and nowhere three',
    x: 3,
    picks: 'AB',
    most: true,
    then: 'hits AB',
  },
  {
    name: 'a pair further down, nowhere three',
    x: 3,
    picks: 'BD',
    most: true,
    then: 'A with CD?',
  },
  { name: 'three of three', x: 3, picks: 'ABC', then: 'hits ABC' },
  { name: 'all in the zones struck', shape: 'strike', picks: 'ABCD', then: 'hits ABCD' },
  { name: 'some in the zones struck', shape: 'strike', picks: 'AB', most: true, then: 'hits AB' },
];

test.each(ROWS)('$name', ({ shape = 'cleave', x = 2, picks, most = false, then }) => {
  const answer = most ? answerMost : answerPicks;
  const step = quickQuestions(gameOf(shape, x), 'monster-2', answer(HEROES, ids(picks)));
  expect(told(step)).toBe(then);
});
