import { createWords } from '@/src/i18n';
import { de } from '@/src/i18n/de';
import { en } from '@/src/i18n/en';
import type { FileRefusalCode, GameRefusal, HistoryLine } from '@/src/game';
import { lineOf } from '@/src/rules';

type KeyIn<Area extends string, Key> = Key extends `${Area}.${infer Rest}` ? Rest : never;
type LinesIn<Area extends string> = Readonly<Record<KeyIn<Area, HistoryLine['key']>, string>>;

// The compiler is the test here: a code or a line without words does not pass `tsc`.
const refusals: Readonly<Record<GameRefusal['code'] | FileRefusalCode, string>> = de.refusals;
const lines: readonly LinesIn<'history'>[] = [de.history, en.history];
const adventure: readonly LinesIn<'historyAdventure'>[] = [
  de.historyAdventure,
  en.historyAdventure,
];
const logbook: readonly LinesIn<'historyLogbook'>[] = [de.historyLogbook, en.historyLogbook];

test('every refusal and every history line has words', () => {
  expect(Object.values(refusals).every((text) => text.endsWith('.'))).toBe(true);
  for (const words of [...lines, ...adventure, ...logbook]) {
    expect(Object.values(words).every((text) => text !== '')).toBe(true);
  }
});

test.each([
  ['de', 'W20 gewürfelt: 17'],
  ['en', 'd20 rolled: 17'],
] as const)('a row reads as a sentence in %s', (language, expected) => {
  const rolled = { type: 'dieRolled', v: 1, cause: 'table', n: 0, sides: 20, value: 17 } as const;
  const line = lineOf({ ...rolled, source: 'virtual' });
  if (line?.key !== 'history.dieRolled') throw new Error('not the line of a die');
  expect(createWords(language).t(line.key, line.values)).toBe(expected);
});

test.each([
  ['', 'Bedrohung: 2 Schaden, Ziele 1'],
  ['Steinschlag', 'Bedrohung Steinschlag: 2 Schaden, Ziele 1'],
])('a threat called "%s" reads well', (name, expected) => {
  const targets = [{ figure: 'hero-1', damage: 2 }];
  const threat = { id: 'threat-1', source: { kind: 'event', name }, preventable: true, targets };
  const line = lineOf({
    type: 'threatOpened',
    v: 1,
    cause: 'table',
    by: null,
    threat: { ...threat, collateral: [], reactions: [] },
  } as never);
  if (line === null) throw new Error('no line');
  expect(createWords('de').t(line.key as never, line.values as never)).toBe(expected);
});
