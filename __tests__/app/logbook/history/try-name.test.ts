import { tryName } from '@/app/logbook/history/try-name';
import { DEMO_CHAPTER } from '@/app/play/demo/setups';
import { captionWords } from '@/app/play/words/chapters';
import { createWords, type Translate } from '@/src/i18n';
import { LONGEST_NAME } from '@/src/rules';

const card = (id: string, name: string, tries: string | null = null) => ({
  id,
  name,
  tries,
  deletedAt: null,
});

const speaking = (language: 'de' | 'en') => createWords(language).t as Translate;
const [de, en] = [speaking('de'), speaking('en')];

test('a copy to try things in is called after what it tries', () => {
  const cards = [card('a', 'Dunkle Tage')];
  expect(tryName('a', cards, de)).toBe('Was wäre, wenn: Dunkle Tage');
  expect(tryName('a', cards, en)).toBe('What if: Dunkle Tage');
});

test('a second copy, and a copy of a copy however often, get the next number', () => {
  const cards = [card('a', 'Dunkle Tage'), card('b', 'Was wäre, wenn: Dunkle Tage', 'a')];
  expect(tryName('a', cards, de)).toBe('Was wäre, wenn (2): Dunkle Tage');
  expect(tryName('b', cards, de)).toBe('Was wäre, wenn (2): Dunkle Tage');
  const more = [...cards, card('c', 'Was wäre, wenn (2): Dunkle Tage', 'b')];
  for (const from of ['a', 'b', 'c'])
    expect(tryName(from, more, de)).toBe('Was wäre, wenn (3): Dunkle Tage');
});

test('what lies in the bin takes no name', () => {
  const thrown = { ...card('b', 'Was wäre, wenn: Dunkle Tage', 'a'), deletedAt: 1 };
  expect(tryName('a', [card('a', 'Dunkle Tage'), thrown], de)).toBe('Was wäre, wenn: Dunkle Tage');
});

test('a long name is cut, and numbers still tell the copies apart', () => {
  const long = 'x'.repeat(LONGEST_NAME);
  const first = tryName('a', [card('a', long)], de);
  const second = tryName('a', [card('a', long), card('b', first, 'a')], de);
  expect([first, second].map(({ length }) => length)).toEqual([LONGEST_NAME, LONGEST_NAME]);
  expect(second).not.toBe(first);
});

/** The trial adventure says itself that it is one; so does a copy of it, in another word. */
test.each([
  ['de', de],
  ['en', en],
])('a copy of the trial adventure says no word twice, in %s', (_, t) => {
  const cards = [card('a', t('tableSetup.demo.campaign'))];
  const adventure = { chapter: DEMO_CHAPTER, round: 2 };
  const said = [
    `${t('campaigns.trying.mark')} · ${captionWords(adventure, t)}`,
    tryName('a', cards, t),
  ];
  for (const line of said) {
    const words = line.toLowerCase().split(/[^\p{L}]+/u);
    expect(words).toEqual([...new Set(words)]);
    expect(words.filter((word) => /^(probe|trial)/u.test(word))).toHaveLength(1);
  }
});
