import { readMark, writeMark } from '@/app/play/guide/mark';
import { progressOf, type GuideFacts } from '@/app/play/guided/progress';
import { STEPS, stepsTold } from '@/app/play/guided/steps';
import { de } from '@/src/i18n/de';
import { en } from '@/src/i18n/en';
import { guideWords } from '@/src/i18n/guide';
import { GUIDE_IDS, type GuideId } from '@/src/i18n/guide/model';
import type { GameEvent } from '@/src/rules';

const leaves = (words: object): readonly string[] =>
  Object.values(words).flatMap((word: unknown) =>
    typeof word === 'string'
      ? [word]
      : typeof word === 'object' && word !== null
        ? leaves(word)
        : [],
  );

describe.each([
  ['de', de, /„([^“]+)“/g],
  ['en', en, /“([^”]+)”/g],
] as const)('words in %s', (language, app, quoted) => {
  const words = guideWords(language);
  const said = GUIDE_IDS.flatMap((id) => {
    const { title, text, onMap = text } = words.steps[id];
    return [title, text, onMap];
  });

  test('every step has its own, short enough for a strip', () => {
    expect(new Set(GUIDE_IDS.map((id) => words.steps[id].text)).size).toBe(GUIDE_IDS.length);
    for (const sentence of said) {
      expect(sentence.trim()).not.toBe('');
      expect(sentence.length).toBeLessThan(110);
    }
  });

  test('what they tell to tap stands on a control of the app', () => {
    const controls = leaves(app);
    const names = [...said, words.left, words.end.text].flatMap((sentence) =>
      [...sentence.matchAll(quoted)].map(([, name = '']) => name),
    );
    expect(names.length).toBeGreaterThan(8);
    for (const name of names) {
      expect([name, controls.some((control) => control.startsWith(name))]).toEqual([name, true]);
    }
  });
});

const at = (facts: Partial<Omit<GuideFacts, 'done'>> & { done?: readonly GuideId[] }) =>
  progressOf({
    panel: 'hero',
    place: 'table',
    aimed: false,
    missing: false,
    ...facts,
    done: new Set(facts.done ?? []),
  });

const UNTIL_UNDO: readonly GuideId[] = ['begin', 'cube', 'damage', 'undo'];

describe('which step is proposed', () => {
  test.each([
    ['the first, before anybody acts', { panel: 'begin' }, 'begin', 'main'],
    ['a cube in a hero’s turn', { done: ['begin'] }, 'cube', 'cubes'],
    ['on the map itself', { done: ['begin'], place: 'board' }, 'cube', 'map'],
    ['undo only after something to undo', { done: ['begin', 'cube'] }, 'damage', 'monsters'],
    ['a monster’s turn: the map', { panel: 'monster', done: UNTIL_UNDO }, 'map', null],
    ['there it is run', { panel: 'monster', done: UNTIL_UNDO, place: 'board' }, 'map', 'main'],
    [
      'somebody without a place comes first',
      { panel: 'monster', done: UNTIL_UNDO, place: 'board', missing: true },
      'map',
      'map',
    ],
    [
      'who ticks a hero at the table decides without the map',
      { panel: 'monster', done: [...UNTIL_UNDO, 'target'], aimed: true },
      'react',
      'react',
    ],
    [
      'a monster’s turn before any hero did anything',
      { panel: 'monster', done: ['begin', 'map'] },
      'target',
      'ranking',
    ],
    [
      'an open attack on the map: why',
      { panel: 'threat', place: 'board', done: ['begin', 'map', 'react'] },
      'why',
      'why',
    ],
    ['looking up from any turn', { done: GUIDE_IDS.slice(0, -1) }, 'lookup', null],
  ] as const)('%s', (_name, facts, step, points) => {
    expect(at(facts)).toMatchObject({ step, points, due: true });
  });

  test('what cannot be done now waits for its moment, with the big button', () => {
    expect(at({ done: UNTIL_UNDO })).toMatchObject({
      step: 'map',
      due: false,
      awaited: 'monster',
      points: 'main',
      number: 5,
    });
  });

  test('nothing is left', () => {
    expect(at({ done: GUIDE_IDS })).toMatchObject({ step: null, number: GUIDE_IDS.length });
  });
});

const hurt = (card: string) =>
  ({ type: 'harmed', who: { id: 'x', name: '', card, base: null } }) as GameEvent;

test('the log tells of a hit on a monster, not of one on a hero', () => {
  expect(stepsTold([hurt('executioner')])).toEqual(['damage']);
  expect(stepsTold([hurt('')])).toEqual([]);
});

test('every step is told of by the log or by the screen', () => {
  const byScreen = GUIDE_IDS.filter((id) => STEPS[id].told === undefined);
  expect(byScreen).toEqual(['undo', 'target', 'react', 'why', 'lookup']);
});

test.each([
  ['nobody is guided', null],
  ['at its beginning', { campaign: 'c-1', on: true, seen: [] }],
  ['left', { campaign: 'c-1', on: false, seen: ['undo', 'why'] }],
])('the mark comes back as it was kept: %s', (_name, mark) => {
  expect(readMark(writeMark(mark))).toEqual(mark);
});

test.each(['', 'on', 'maybe c-1', '   '])('a mark nobody wrote is none: "%s"', (text) => {
  expect(readMark(text)).toBeNull();
});
