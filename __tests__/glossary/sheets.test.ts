import type { Block, QuickSheet } from '@/src/glossary';
import { LANGUAGES } from '@/src/i18n';
import { CUBE_KINDS } from '@/src/ui/icons/cubes';
import { ICON_NAMES } from '@/src/ui/icons/registry';
import { games } from './games';
import { linksIn, sheetTexts } from './linked';

const LONGEST_TITLE = 24;
const LONGEST_VALUE = 5;
const FEWEST_LINKS = 4;
const MARKUP = /\[\[|\]\]|\*\*|\n/;
const LINK = /\[\[[a-z0-9-]+(\|[^\][|]+)?\]\]/g;

const icons: ReadonlySet<string> = new Set([
  ...ICON_NAMES,
  ...CUBE_KINDS.map((kind) => `cube/${kind}`),
]);

const textsOf = (block: Block) => sheetTexts({ title: '', gist: '', blocks: [block] });

/** What both languages must share: kinds, pictures, numbers, links, and how many lines there are. */
const shapeOf = (block: Block) => ({
  kind: block.kind,
  lines: textsOf(block).length,
  values: block.kind === 'figures' ? block.figures.map(({ value }) => value) : [],
  diagram: block.kind === 'diagram' ? block.diagram : null,
  links: [...linksIn(textsOf(block))].sort(),
});

const twice = (texts: readonly string[]) =>
  texts.filter((text, place) => texts.indexOf(text) !== place);

describe.each(games)('quick sheets of $id', (game) => {
  const ids = new Set(game.categories.flatMap(({ data }) => Object.keys(data)));

  test('are at least three, each with its own id and an icon that exists', () => {
    expect(game.sheets.length).toBeGreaterThanOrEqual(3);
    expect(twice(game.sheets.map(({ id }) => id))).toEqual([]);
    expect(game.sheets.filter(({ icon }) => !icons.has(icon))).toEqual([]);
  });

  test('popular entries exist', () => {
    expect(game.popular.filter((id) => !ids.has(id))).toEqual([]);
    expect(game.popular.length).toBeGreaterThanOrEqual(6);
  });

  describe.each(game.sheets.map((sheet): [string, QuickSheet] => [sheet.id, sheet]))(
    '%s',
    (_, { words }) => {
      test('says the same in both languages', () => {
        expect(words.en.blocks.map(shapeOf)).toEqual(words.de.blocks.map(shapeOf));
      });

      test.each(LANGUAGES)('%s fits its places and leads to entries that exist', (language) => {
        const { title, gist, blocks } = words[language];
        const texts = sheetTexts(words[language]);
        const links = linksIn(texts);
        expect(title.length).toBeLessThanOrEqual(LONGEST_TITLE);
        expect(gist).not.toMatch(MARKUP);
        expect(links.filter((id) => !ids.has(id))).toEqual([]);
        expect(links.length).toBeGreaterThanOrEqual(FEWEST_LINKS);
        expect(twice(blocks.map((block) => block.title))).toEqual([]);
        expect(blocks.flatMap((block) => twice(textsOf(block)))).toEqual([]);
        const bare = texts.map((text) => text.replace(LINK, '').replace(/\*\*[^*]+\*\*/g, ''));
        expect(bare.filter((text) => MARKUP.test(text))).toEqual([]);
        const values = blocks.flatMap((block) => shapeOf(block).values);
        expect(values.filter((value) => value.length > LONGEST_VALUE)).toEqual([]);
      });
    },
  );
});

test('only the home game has pictures', () => {
  const pictured = games.filter(({ sheets }) =>
    sheets.some(({ words }) => words.de.blocks.some(({ kind }) => kind === 'diagram')),
  );
  expect(pictured.map(({ id }) => id)).toEqual(['drunagor']);
});
