import {
  answerEach,
  answerFirst,
  quickQuestions,
  type CardFace,
  type GameCommand,
  type GameState,
  type HitFact,
  type QuickQuestion,
  type QuickStep,
} from '@/src/rules';
import { adventureOf, adventureWith, after } from '../kit';
import { animal, hp, onHit, own, tokens, trait } from '../foes';

type Options = NonNullable<Parameters<typeof quickQuestions>[3]>;

/** Ticked names for "each", one name or null for "first". */
type Answer = readonly string[] | string | null;

const factsFor = (question: QuickQuestion, answer: Answer): readonly HitFact[] => {
  if (question.kind === 'each' && Array.isArray(answer)) return answerEach(question, answer);
  if (question.kind === 'first' && !Array.isArray(answer)) {
    return answerFirst(question, answer as string | null);
  }
  throw new Error(`${question.kind} was asked`);
};

const words = (question: QuickQuestion): string => {
  if (question.kind === 'cubes') return `cubes ${question.heroes.join(' ')}`;
  const together = question.together.length > 0 ? ` with ${question.together.join(' ')}` : '';
  return `${question.kind}${together}: ${question.among.join(' ')}`;
};

const ending = (step: QuickStep): string => {
  switch (step.kind) {
    case 'ask':
      return words(step.question);
    case 'targets':
      return `hits ${step.sets.map((set) => [...set].sort().join('+')).join(' or ')}`;
    case 'approach':
      return `goes to ${step.to ?? 'the nearest ally'}`;
    case 'stay':
      return 'stays';
  }
};

/** The questions as they came, then the end (or the question left open). */
function talk(state: GameState, answers: readonly Answer[], options: Options): readonly string[] {
  const facts: HitFact[] = [];
  const heard: string[] = [];
  for (const answer of [...answers, undefined]) {
    const step = quickQuestions(adventureOf(state), 'monster-2', facts, options);
    if (!step) throw new Error('no monster');
    heard.push(ending(step));
    if (step.kind !== 'ask' || answer === undefined) break;
    facts.push(...factsFor(step.question, answer));
  }
  return heard;
}

interface TalkRow {
  readonly name: string;
  readonly face?: Partial<CardFace>;
  readonly heroes?: number;
  readonly given?: readonly GameCommand[];
  readonly options?: Options;
  readonly answers: readonly Answer[];
  readonly heard: readonly string[];
}

const cleave = (x: number) => ({ face: { abilities: [onHit('cleave', x)] } });
const strike = (x: number) => ({ face: { abilities: [onHit('strike', x)] } });
const ambush = { keyword: 'ambush', phase: 'trigger' } as const;
/** p39b: Jaheen 10, Elros 8, Lorelai 6. */
const HP = [hp('hero-2', 8), hp('hero-3', 6)];
const EAGLE = animal('Adler');

const ROWS: readonly TalkRow[] = [
  {
    name: 'A2: a plain attack: the first in the ranking that can be reached',
    given: HP,
    answers: ['hero-2'],
    heard: ['first: hero-1 hero-2 hero-3', 'hits hero-2'],
  },
  {
    name: 'T3: no hero in reach, then an animal',
    given: [...HP, EAGLE],
    answers: [null, ['ally-3']],
    heard: ['first: hero-1 hero-2 hero-3', 'each: ally-3', 'hits ally-3'],
  },
  {
    name: 'T4: two animals in reach of a plain attack: the leader chooses',
    given: [...HP, EAGLE, animal('Wolf')],
    answers: [null, ['ally-3', 'ally-4']],
    heard: ['first: hero-1 hero-2 hero-3', 'each: ally-3 ally-4', 'hits ally-3 or ally-4'],
  },
  {
    name: 'T5: nobody in reach: to the primary target',
    given: HP,
    answers: [null],
    heard: ['first: hero-1 hero-2 hero-3', 'goes to hero-1'],
  },
  {
    name: 'T5: only animals are seen: to the nearest',
    heroes: 1,
    given: [tokens('hero-1', { stealth: 1 }), EAGLE],
    answers: [[]],
    heard: ['each: ally-3', 'goes to the nearest ally'],
  },
  {
    name: 'T6: nobody is seen',
    heroes: 1,
    given: [tokens('hero-1', { stealth: 1 })],
    answers: [],
    heard: ['stays'],
  },
  {
    name: 'A1: a blue attack needs no question',
    face: { attack: 'magic' },
    given: HP,
    answers: [],
    heard: ['hits hero-1'],
  },
  {
    name: 'A1: MEHRFACHSCHUSS 2 of a blue attack takes the first two',
    face: { attack: 'magic', abilities: [onHit('multishot', 2)] },
    given: HP,
    answers: [],
    heard: ['hits hero-1+hero-2'],
  },
  {
    name: 'p39b: SPALTEN 2; Elros and Lorelai together, not Jaheen',
    ...cleave(2),
    given: HP,
    answers: [['hero-1', 'hero-2', 'hero-3'], null, 'hero-3'],
    heard: [
      'each: hero-1 hero-2 hero-3',
      'first with hero-1: hero-2 hero-3',
      'first with hero-2: hero-3',
      'hits hero-2+hero-3',
    ],
  },
  {
    name: 'p39c: those two apart: Jaheen',
    ...cleave(2),
    given: HP,
    answers: [['hero-1', 'hero-2', 'hero-3'], null, null],
    heard: [
      'each: hero-1 hero-2 hero-3',
      'first with hero-1: hero-2 hero-3',
      'first with hero-2: hero-3',
      'hits hero-1',
    ],
  },
  {
    name: 'p40a: the eagle next to Lorelai: still Jaheen alone',
    ...cleave(2),
    given: [...HP, EAGLE],
    answers: [['hero-1', 'hero-2', 'hero-3'], null, null, []],
    heard: [
      'each: hero-1 hero-2 hero-3',
      'first with hero-1: hero-2 hero-3',
      'first with hero-2: hero-3',
      'each with hero-1: ally-3',
      'hits hero-1',
    ],
  },
  {
    name: 'p40b: the eagle near Jaheen: both',
    ...cleave(2),
    given: [...HP, EAGLE],
    answers: [['hero-1'], ['ally-3']],
    heard: ['each: hero-1 hero-2 hero-3', 'each with hero-1: ally-3', 'hits ally-3+hero-1'],
  },
  {
    name: 'T4: no room for the eagle when two heroes are hit',
    ...cleave(2),
    given: [...HP, EAGLE],
    answers: [['hero-1', 'hero-2'], 'hero-2'],
    heard: ['each: hero-1 hero-2 hero-3', 'first with hero-1: hero-2', 'hits hero-1+hero-2'],
  },
  {
    name: 'T1: the number of heroes goes before the ranking',
    ...cleave(3),
    given: HP,
    answers: [['hero-1', 'hero-2', 'hero-3'], null, null, 'hero-3'],
    heard: [
      'each: hero-1 hero-2 hero-3',
      'first with hero-1 hero-2: hero-3',
      'first with hero-1: hero-2 hero-3',
      'first with hero-2: hero-3',
      'hits hero-2+hero-3',
    ],
  },
  {
    name: 'T2: with Jaheen the better ranked of the two',
    ...cleave(2),
    given: HP,
    answers: [['hero-1', 'hero-2', 'hero-3'], 'hero-3'],
    heard: ['each: hero-1 hero-2 hero-3', 'first with hero-1: hero-2 hero-3', 'hits hero-1+hero-3'],
  },
  {
    name: 'A2: FLÄCHENSCHLAG 1 hits everybody in the zone',
    ...strike(1),
    given: [...HP, EAGLE],
    answers: [
      ['hero-1', 'hero-2', 'hero-3'],
      ['hero-2', 'hero-3'],
      ['hero-3'],
      'hero-3',
      ['ally-3'],
    ],
    heard: [
      'each: hero-1 hero-2 hero-3',
      'each with hero-1: hero-2 hero-3',
      'each with hero-2: hero-3',
      'first with hero-1 hero-2: hero-3',
      'each with hero-1 hero-2 hero-3: ally-3',
      'hits ally-3+hero-1+hero-2+hero-3',
    ],
  },
  {
    name: 'K3: a named hero goes first',
    given: HP,
    options: { primary: 'hero-3' },
    answers: ['hero-3'],
    heard: ['first: hero-3 hero-1 hero-2', 'hits hero-3'],
  },
  {
    name: 'K3: NIEDERMETZELN: NPC tokens before all heroes, a named one too',
    face: { abilities: [trait('slaughter')] },
    given: HP,
    options: { npcs: ['Bauer', 'Magd'], primary: 'hero-3' },
    answers: ['Magd'],
    heard: ['first: Bauer Magd hero-3 hero-1 hero-2', 'hits Magd'],
  },
  {
    name: 'K3: without NIEDERMETZELN NPC tokens are no enemies (O0)',
    heroes: 1,
    options: { npcs: ['Bauer'] },
    answers: [],
    heard: ['first: hero-1'],
  },
  {
    name: 'K2: uncounted cubes are asked first',
    face: { abilities: [trait('defiant')] },
    given: [{ kind: 'setCubes', hero: 'hero-2', cubes: null }],
    answers: [],
    heard: ['cubes hero-2'],
  },
  {
    name: 'D7: HINTERHALT: the primary target, if there is a place next to him',
    face: { abilities: [ambush] },
    given: HP,
    answers: ['hero-1'],
    heard: ['first: hero-1', 'hits hero-1'],
  },
  {
    name: 'D7: no place: it stays',
    face: { abilities: [ambush] },
    given: HP,
    answers: [null],
    heard: ['first: hero-1', 'stays'],
  },
  {
    name: 'D7: with SPALTEN 2 whoever else can be hit from there',
    face: { abilities: [ambush, onHit('cleave', 2)] },
    given: HP,
    answers: ['hero-1', ['hero-3']],
    heard: ['first: hero-1', 'each with hero-1: hero-2 hero-3', 'hits hero-1+hero-3'],
  },
  {
    name: 'D7: knocked down there is no ambush',
    face: { abilities: [ambush] },
    given: [...HP, tokens('monster-2', { 'knock-down': 1 })],
    answers: [null],
    heard: ['first: hero-1 hero-2 hero-3', 'goes to hero-1'],
  },
  {
    name: 'D6: the second attack takes the same targets',
    given: HP,
    options: { again: ['hero-2'] },
    answers: [],
    heard: ['hits hero-2'],
  },
  {
    name: 'D6: unless one of them cannot be hit any more',
    given: [...HP, { kind: 'harm', figures: ['hero-2'], amount: 99, preventable: false }],
    options: { again: ['hero-2'] },
    answers: ['hero-3'],
    heard: ['first: hero-1 hero-3', 'hits hero-3'],
  },
];

test.each(ROWS)('$name', ({ face = {}, heroes = 3, given = [], options = {}, answers, heard }) => {
  const party = Array.from({ length: heroes }, () => ({}));
  const state = after(adventureWith({ heroes: party, summons: [own(face)] }), ...given);
  expect(talk(state, answers, options)).toEqual(heard);
});

const THREE = { heroes: [{}, {}, {}] };

test('A3: a struck zone may hit hidden ones along; SPALTEN may not', () => {
  const hits = (face: Partial<CardFace>) => {
    const state = after(
      adventureWith({ heroes: [{}, {}], summons: [own(face)] }),
      tokens('hero-2', { stealth: 1 }),
    );
    return quickQuestions(adventureOf(state), 'monster-2', [{ figures: ['hero-1'], can: true }]);
  };
  expect(hits(strike(1).face)).toMatchObject({ sets: [['hero-1']], hidden: ['hero-2'] });
  expect(hits(cleave(2).face)).toMatchObject({ sets: [['hero-1']], hidden: [] });
});

test('the trace names every rule and who was left', () => {
  const state = after(
    adventureWith({ ...THREE, summons: [own({ abilities: [onHit('cleave', 2)] })] }),
    ...HP,
    EAGLE,
  );
  const step = quickQuestions(adventureOf(state), 'monster-2', [
    { figures: ['hero-1', 'hero-3'], can: true },
    { figures: ['hero-2'], can: false },
  ]);
  expect(step?.trace).toEqual([
    {
      rule: 'K1',
      before: [['hero-1'], ['hero-2'], ['hero-3']],
      values: [],
      after: [['hero-1'], ['hero-2'], ['hero-3']],
    },
    {
      rule: 'K2',
      before: [['hero-1'], ['hero-2'], ['hero-3']],
      values: [10, 8, 6],
      after: [['hero-1'], ['hero-2'], ['hero-3']],
    },
    {
      rule: 'A1',
      before: [['hero-1'], ['hero-2'], ['hero-3']],
      values: [],
      after: [['hero-1'], ['hero-3']],
    },
    {
      rule: 'T1',
      before: [['hero-1'], ['hero-3']],
      values: [1, 1],
      after: [['hero-1', 'hero-3']],
    },
    {
      rule: 'T2',
      before: [['hero-1', 'hero-3']],
      values: [],
      after: [['hero-1', 'hero-3']],
    },
    {
      rule: 'T4',
      before: [['hero-1', 'hero-3']],
      values: [],
      after: [['hero-1', 'hero-3']],
    },
  ]);
});

test('T7: a stunned monster chooses as if it attacked, and says so', () => {
  const state = after(
    adventureWith({ heroes: [{}], summons: [own()] }),
    tokens('monster-2', { stun: 1 }),
    { kind: 'actNow', figure: 'monster-2' },
  );
  expect(
    quickQuestions(adventureOf(state), 'monster-2', [{ figures: ['hero-1'], can: true }]),
  ).toMatchObject({
    kind: 'targets',
    sets: [['hero-1']],
    stunned: true,
  });
});

test('no such monster, no question', () => {
  expect(quickQuestions(adventureOf(adventureWith()), 'monster-9')).toBeUndefined();
});
