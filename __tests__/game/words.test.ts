import { createWords } from '@/src/i18n';
import { de } from '@/src/i18n/de';
import {
  lineOf,
  type AdventureLineKey,
  type FileRefusalCode,
  type GameRefusal,
  type HistoryLine,
  type LogbookLineKey,
} from '@/src/game';

type KeyIn<Area extends string, Key> = Key extends `${Area}.${infer Rest}` ? Rest : never;
type LineKey = KeyIn<'history', HistoryLine['key']>;

// The compiler is the test here: a code or a line without words does not pass `tsc`.
const refusals: Readonly<Record<GameRefusal['code'] | FileRefusalCode, string>> = de.refusals;
const lines: Readonly<Record<LineKey, string>> = de.history;
const adventure: Readonly<Record<AdventureLineKey, string>> = de.historyAdventure;
const logbook: Readonly<Record<LogbookLineKey, string>> = de.historyLogbook;

test('every refusal and every history line has words', () => {
  expect(Object.values(refusals).every((text) => text.endsWith('.'))).toBe(true);
  expect(Object.values(lines).every((text) => text !== '')).toBe(true);
  expect(Object.values(adventure).every((text) => text !== '')).toBe(true);
  expect(Object.values(logbook).every((text) => text !== '')).toBe(true);
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
