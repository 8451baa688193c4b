import {
  darknessSentence,
  traceSentence,
  traceTitle,
  whyNotSentence,
  type TraceSentence,
} from '@/app/play/trace/trace-words';
import { DARKNESS_STEPS } from '@/app/play/trace/darkness-steps';
import { MONSTER_STEPS } from '@/app/play/trace/monster-steps';
import { createWords, LANGUAGES } from '@/src/i18n';
import { de } from '@/src/i18n/de';
import { en } from '@/src/i18n/en';
import { monsterTurn, whyNot, type DarknessRule, type TraceRule } from '@/src/rules';
import { spreadOn, type Scene } from '../rules/darkness/picture';
import {
  BREAK_UPS,
  MEASURES,
  PLACEMENTS,
  RULEBOOK as PICTURES,
  TARGETS,
} from '../rules/darkness/rows';
import { FURTHER_ROWS } from '../rules/rows/darkness/further';
import { ALL_TURNS } from '../rules/rows/monster/all';
import { read } from '../rules/rows/monster/table';

const WORDS = { de, en };

/** Every rule the core can name in a trace. */
const TRACE_RULES: readonly (TraceRule | DarknessRule)[] = [
  ...(Object.keys(MONSTER_STEPS) as TraceRule[]),
  ...(Object.keys(DARKNESS_STEPS) as DarknessRule[]),
];

const nameOf = (id: string) => id.toUpperCase();

/** Every step of every row the tables know. */
const STEPS: readonly (readonly [rule: string, sentence: TraceSentence])[] = [
  ...ALL_TURNS.flatMap(({ board }) => monsterTurn(read(board), { trace: true }).trace ?? []).map(
    (step) => [step.rule, traceSentence(step, nameOf)] as const,
  ),
  ...[...PICTURES, ...TARGETS, ...PLACEMENTS, ...MEASURES, ...BREAK_UPS, ...FURTHER_ROWS]
    .flatMap((scene: Scene) => spreadOn(scene, { trace: true }).trace ?? [])
    .map((step) => [step.rule, darknessSentence(step, nameOf)] as const),
];

const branchAt = (language: keyof typeof WORDS, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((tree, part) => (tree as Record<string, unknown>)[part], WORDS[language]);

/** Words that count have one form for one and one for several. */
const wordsAt = (language: keyof typeof WORDS, key: string): string =>
  String(branchAt(language, key) ?? branchAt(language, `${key}_other`));

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((m) => m[1] ?? '');

test('every rule the core names has words, and every rule is named by a row', () => {
  expect([...new Set(STEPS.map(([rule]) => rule))].sort()).toEqual([...TRACE_RULES].sort());
  expect([...TRACE_RULES, 'whyNot'].sort()).toEqual(Object.keys(WORDS.de.trace).sort());
});

test('every sentence comes up in a row', () => {
  const said = new Set(STEPS.map(([, { key }]) => key));
  const all = TRACE_RULES.flatMap((rule) =>
    Object.keys(WORDS.de.trace[rule])
      .filter((variant) => variant !== 'title')
      .map((variant) => `trace.${rule}.${variant.replace(/_(one|other)$/, '')}`),
  );
  expect(all.filter((key) => !said.has(key as TraceSentence['key']))).toEqual([]);
});

test.each(LANGUAGES)('%s: a sentence has its words and a value for each gap', (language) => {
  for (const [, { key, values }] of STEPS) {
    expect([key, placeholders(wordsAt(language, key)).filter((gap) => !(gap in values))]).toEqual([
      key,
      [],
    ]);
    for (const value of Object.values(values)) expect(String(value)).not.toMatch(/NaN|undefined/);
  }
});

const said = (board: string, language: 'de' | 'en') => {
  const { t } = createWords(language);
  return (monsterTurn(read(board), { trace: true }).trace ?? []).map((step) => {
    const { key, values } = traceSentence(step, nameOf);
    return `${step.rule} ${t(key, values)}`;
  });
};

const FORK = `
  |terrain|figures|
  |.......|J..A...|
  |.......|....E.L|
  A acting m small melee move=3 damage=3 cleave=2
  J hero jaheen hp=10 order=1
  E hero elros hp=8 order=2
  L hero lorelai hp=6 order=3`;

test('a whole turn in German', () => {
  expect(said(FORK, 'de')).toEqual([
    'K1 Sieht alle Gegner: 3',
    'K2 Rangfolge: JAHEEN (10), ELROS (8), LORELAI (6)',
    'A1 Angriff möglich von 9 der 11 erreichbaren Plätze',
    'T1 Trifft lieber 2 Helden als 1',
    'T2 Getroffene Ränge: 2, 3',
    'T4 Gefährten und Begleittiere dazu: 0',
    'P1 Keine Wahl steht auf Dunkelheit',
    'P2 Jeder Weg ist harmlos',
    'P3 Gleich viele Bewegungspunkte: 2',
  ]);
});

test('a whole turn in English', () => {
  expect(said(FORK.replace(' cleave=2', ''), 'en').slice(3)).toEqual([
    'T1 Heroes hit: 1, from every place',
    'T2 Rank 1 goes before rank 2',
    'T4 Companions and pets along with them: 0',
    'P1 No choice stands on darkness',
    'P2 Every way is harmless',
    'P3 Fewest movement points: 2, otherwise 3',
  ]);
});

test('the darkness that breaks up', () => {
  const { t } = createWords('de');
  const { trace = [] } = spreadOn({ board: ['d......a'], tile: ['##'] }, { trace: true });
  const sentences = trace.map((step) => {
    const { key, values } = darknessSentence(step, nameOf);
    return t(key, values);
  });
  expect(sentences).toEqual([
    'Will zu A (Helden: 1)',
    'Erlaubte Lagen des Plättchens: 1 von 6 freien',
    'Lagen, denen nur noch 5 Felder fehlen: 1 von 1',
    'Bricht auf: das Plättchen ließe 5 Felder übrig, einzelne 4',
    'Gleich gute Wege mit einzelnen Feldern: 1',
  ]);
});

test.each<[string, { figure: string } | { end: readonly [number, number] }, string]>([
  ['a hero hit', { figure: 'elros' }, 'X: gehört zur Auswahl'],
  ['a hero not hit', { figure: 'jaheen' }, 'X: schied aus bei „Möglichst viele Helden“ (T1)'],
  ['a field out of reach', { end: [9, 9] }, 'X: kam nie in Frage'],
])('why not: %s', (_, asked, expected) => {
  const { t } = createWords('de');
  const { trace = [] } = monsterTurn(read(FORK), { trace: true });
  const { key, values } = whyNotSentence(whyNot(trace, asked), 'X', (title) => t(title));
  expect(t(key, values)).toBe(expected);
});

/** Words that stand beside their number, and only their form for several. */
const SEVERAL = {
  de: /(?<!\d)1 (Felder|Punkte|Wege|Helden|Lagen|der 1)\b/,
  en: /(?<!\d)1 (squares|points|ways|heroes|placements|places)\b|\bfields\b/,
} as const;

test.each(LANGUAGES)('%s: one is told in the singular', (language) => {
  const { t } = createWords(language);
  const lines = STEPS.map(([rule, { key, values }]) => `${rule} ${t(key, values)}`);
  expect(lines.filter((line) => SEVERAL[language].test(line))).toEqual([]);
});

test.each([
  ['T5', 'As near as it gets: 1 point to go, otherwise 2'],
  ['N6', 'Placements with only 1 square missing: 1 of 1'],
  ['N9', 'Target reached, the rest heads for the next hero: 1 way'],
])('%s: one of them: %s', (rule, expected) => {
  const { t } = createWords('en');
  expect(STEPS.filter(([id]) => id === rule).map(([, one]) => t(one.key, one.values))).toContain(
    expected,
  );
});

test('a title for every rule, in both languages different rules by different names', () => {
  for (const language of LANGUAGES) {
    const titles = TRACE_RULES.map((rule) => wordsAt(language, traceTitle(rule as TraceRule)));
    expect(new Set(titles).size).toBe(titles.length);
  }
});
