import { alphabetOf, letterOf, lettersOf } from '@/app/glossary/lists/alphabet';
import { stretchesOf } from '@/app/glossary/parts/Marked';
import { entriesOf, HOME_GAME } from '@/src/glossary';
import { gameNow } from '@/__tests__/glossary/games';

const entries = entriesOf(gameNow(HOME_GAME));

test.each([
  ['Ärger', 'A'],
  ['übermut', 'U'],
  ['+1 SCHADEN', '#'],
  ['GIFT', 'G'],
])('%s stands under %s', (name, letter) => {
  expect(letterOf(name)).toBe(letter);
});

test.each(['de', 'en'] as const)('%s: the alphabet holds every entry once', (language) => {
  const ids = alphabetOf(entries, language).flatMap((section) =>
    section.entries.map(({ id }) => id),
  );
  expect(ids.length).toBe(entries.length);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(['de', 'en'] as const)('%s: the letters are those of the alphabet', (language) => {
  const letters = alphabetOf(entries, language).map(({ letter }) => letter);
  expect(lettersOf(entries, language)).toEqual(letters);
});

test('marks cut a text without losing a letter', () => {
  const stretches = stretchesOf('GIFTFALLE weg', [
    { start: 0, end: 4 },
    { start: 10, end: 13 },
  ]);
  expect(stretches).toEqual([
    { text: 'GIFT', marked: true },
    { text: 'FALLE ', marked: false },
    { text: 'weg', marked: true },
  ]);
});
