import { linksOf } from '../../../src/glossary';
import { entryOf, SHELF } from '../../../app/glossary/content';
import { alphabetOf, letterOf } from '../../../app/glossary/lists/alphabet';
import { stretchesOf } from '../../../app/glossary/parts/Marked';
import { QUICK_SHEET_WORDS, QUICK_SHEETS, type Block } from '../../../src/i18n/quick-sheets';

const textsOf = (block: Block): readonly string[] => {
  switch (block.kind) {
    case 'steps':
      return block.steps;
    case 'points':
      return block.points;
    case 'figures':
      return block.figures.map(({ text }) => text);
    case 'diagram':
      return block.legend.map(({ text }) => text);
  }
};

/** What both languages must share: kinds, pictures, numbers, and how many lines each block has. */
const shapeOf = (block: Block) => ({
  kind: block.kind,
  lines: textsOf(block).length,
  values: block.kind === 'figures' ? block.figures.map(({ value }) => value) : [],
  diagram: block.kind === 'diagram' ? block.diagram : null,
});

describe.each(QUICK_SHEETS)('quick sheet %s', (sheet) => {
  const { de, en } = { de: QUICK_SHEET_WORDS.de[sheet], en: QUICK_SHEET_WORDS.en[sheet] };

  test('says the same in both languages', () => {
    expect(en.blocks.map(shapeOf)).toEqual(de.blocks.map(shapeOf));
  });

  test.each([
    ['de', de],
    ['en', en],
  ] as const)('%s links to entries that exist', (_, words) => {
    const links = linksOf({ gist: words.gist, text: words.blocks.flatMap(textsOf) });
    expect(links.filter((id) => entryOf(id) === undefined)).toEqual([]);
    expect(links.length).toBeGreaterThan(3);
  });

  test.each([
    ['de', de],
    ['en', en],
  ] as const)('%s links to the same entries in the same blocks', (_, words) => {
    const links = (blocks: readonly Block[]) =>
      blocks.map((block) => [...linksOf({ gist: '', text: textsOf(block) })].sort());
    expect(links(words.blocks)).toEqual(links(de.blocks));
  });
});

test.each([
  ['Ärger', 'A'],
  ['übermut', 'U'],
  ['+1 SCHADEN', '#'],
  ['GIFT', 'G'],
])('%s stands under %s', (name, letter) => {
  expect(letterOf(name)).toBe(letter);
});

test.each(['de', 'en'] as const)('%s: the alphabet holds every entry once', (language) => {
  const ids = alphabetOf(language).flatMap(({ entries }) => entries.map(({ id }) => id));
  expect(ids.length).toBe(SHELF.entries.length);
  expect(new Set(ids).size).toBe(ids.length);
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
