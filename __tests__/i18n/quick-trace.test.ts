import { quickLines } from '@/app/play/trace/trace-words';
import { createWords, LANGUAGES } from '@/src/i18n';
import { de } from '@/src/i18n/de';
import { en } from '@/src/i18n/en';
import {
  answerEach,
  answerFirst,
  answerMost,
  answerPicks,
  quickQuestions,
  type CardKeyword,
  type GameCommand,
  type HitFact,
  type QuickOptions,
} from '@/src/rules';
import { shelveNow } from '../glossary/games';
import { adventureOf, adventureWith } from '../rules/adventure/kit';
import { animal, hp, onHit, own, tokens, trait } from '../rules/adventure/foes';

const WORDS = { de, en };

const NAMES: Readonly<Record<string, string>> = {
  'hero-1': 'A',
  'hero-2': 'B',
  'hero-3': 'C',
  'ally-3': 'Wolf',
};
const HEROES = ['hero-1', 'hero-2', 'hero-3'];
const one = (id: string) => NAMES[id] ?? id;
const names = { one, all: (ids: readonly string[]) => ids.map(one).join('+'), by: 'LP' };

interface Row {
  readonly name: string;
  readonly text?: readonly [CardKeyword, number?];
  readonly given?: readonly GameCommand[];
  readonly facts?: readonly HitFact[];
  readonly options?: QuickOptions;
  readonly then: readonly string[];
}

const first = (id: string | null) =>
  answerFirst({ kind: 'first', together: [], among: HEROES }, id);

const RANKING = 'K2 LP: A (10), B (8), C (6)';

const ROWS: readonly Row[] = [
  {
    name: 'the first in reach',
    facts: first('hero-1'),
    then: [RANKING, 'T2 A nach der Rangfolge'],
  },
  {
    name: 'one passed over',
    facts: first('hero-2'),
    then: [RANKING, 'A1 Erreicht A nicht', 'T2 B nach der Rangfolge'],
  },
  {
    name: 'nobody in reach',
    facts: first(null),
    then: [RANKING, 'A1 Erreicht niemanden', 'T5 Geht auf A zu'],
  },
  {
    name: 'one hidden',
    given: [tokens('hero-1', { stealth: 1 })],
    facts: first('hero-2'),
    then: ['K1 Sieht A nicht', 'K2 LP: B (8), C (6)', 'T2 B nach der Rangfolge'],
  },
  {
    name: 'all hidden',
    given: HEROES.map((id) => tokens(id, { stealth: 1 })),
    then: ['K1 Sieht A+B+C nicht', 'T6 Sieht niemanden und bleibt stehen'],
  },
  {
    name: 'two at once',
    text: ['cleave', 2],
    facts: answerPicks(HEROES, ['hero-1', 'hero-2']),
    then: [RANKING, 'T1 Trifft 2 Helden, mehr auf einmal geht nicht', 'T2 A+B nach der Rangfolge'],
  },
  {
    name: 'a named primary target',
    facts: answerMost(['hero-3'], ['hero-3']),
    options: { primary: 'hero-3' },
    then: [RANKING, 'K3 Vorrang hat C', 'T2 C nach der Rangfolge'],
  },
  {
    name: 'an animal along',
    text: ['cleave', 2],
    given: [animal('Wolf')],
    facts: [
      ...answerMost(HEROES, ['hero-1']),
      ...answerEach({ kind: 'each', together: ['hero-1'], among: ['ally-3'] }, ['ally-3']),
    ],
    then: [
      RANKING,
      'T1 Trifft 1 Helden, mehr auf einmal geht nicht',
      'T2 A nach der Rangfolge',
      'T4 Dazu Wolf',
    ],
  },
  {
    name: 'an animal alone',
    given: [animal('Wolf')],
    facts: [
      ...first(null),
      ...answerEach({ kind: 'each', together: [], among: ['ally-3'] }, ['ally-3']),
    ],
    then: [RANKING, 'A1 Erreicht niemanden', 'T3 Kein Held, dafür Wolf'],
  },
  {
    name: 'the same ones again',
    options: { again: ['hero-1'] },
    then: ['D6 Zweiter Angriff auf dieselben Ziele'],
  },
  {
    name: 'no place for an ambush',
    text: ['ambush'],
    facts: first(null),
    then: [RANKING, 'A1 Erreicht niemanden', 'D7 Kein Platz neben dem Ziel: bleibt stehen'],
  },
];

const linesOf = ({ text, given = [], facts = [], options = {} }: Row) => {
  const abilities = text ? [text[1] === undefined ? trait(text[0]) : onHit(...text)] : [];
  const adventure = adventureOf(
    adventureWith({
      heroes: [{}, {}, {}],
      summons: [own({ abilities })],
      then: [hp('hero-2', 8), hp('hero-3', 6), ...given],
    }),
  );
  return quickLines(quickQuestions(adventure, 'monster-2', facts, options)?.trace ?? [], names);
};

test.each(ROWS)('$name', (row) => {
  const { t } = createWords('de');
  expect(linesOf(row).map(({ rule, key, values }) => `${rule} ${t(key, values)}`)).toEqual(
    row.then,
  );
});

test.each(LANGUAGES)('%s: every line has its words', (language) => {
  const { t } = createWords(language);
  for (const { key, values } of ROWS.flatMap(linesOf)) {
    expect(t(key, values)).not.toMatch(/tableTurn|\{\{|undefined/);
  }
});

test('every rule a line names has a text, and leads to an entry of the glossary', () => {
  const { rules } = shelveNow('drunagor');
  const named = ROWS.flatMap(linesOf).map(({ rule }) => rules.get(rule));
  expect(named.map((rule) => rule?.entries.length ?? 0)).not.toContain(0);
});

test('both languages have the same words', () => {
  expect(Object.keys(WORDS.en.tableTurn.trace)).toEqual(Object.keys(WORDS.de.tableTurn.trace));
});
