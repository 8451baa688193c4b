import { KEYWORDS, nameIn, TOKENS } from '@/src/content/drunagor';
import { LANGUAGES, type Language } from '@/src/i18n';
import { de } from '@/src/i18n/de';
import { en } from '@/src/i18n/en';

const WORDS = { de, en };

type Tree = { readonly [key: string]: string | Tree };
const leaves = (tree: Tree, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : leaves(value, `${path}${key}.`),
  );
const TEXTS: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  de: new Map(leaves(WORDS.de)),
  en: new Map(leaves(WORDS.en)),
};

const official = (id: string, language: Language): string | undefined => {
  const keyword = KEYWORDS.find((one) => one.id === id);
  return keyword && nameIn(keyword, language).replace(/ X\+?$/u, '');
};

/** Texts that are nothing but a keyword, perhaps with its number. */
const LABELS = [
  ['tableHero.trap.bear', 'bear-trap'],
  ['tableHero.trap.fire', 'fire-trap'],
  ['tableHero.trap.poison', 'poison-trap'],
  ['board.build.trapKinds.bear', 'bear-trap'],
  ['board.build.trapKinds.fire', 'fire-trap'],
  ['board.build.trapKinds.poison', 'poison-trap'],
  ['tableHero.allies.toughness', 'sturdiness'],
  ['tableFigure.toughness', 'sturdiness'],
  ['tableFigure.afflictions.curse', 'curse-cubes'],
  ['tableFigure.afflictions.cleanse', 'cleanse'],
  ['tableFigure.effects.fatigue', 'fatigue'],
  ['tableFigure.effects.disarm', 'disarm'],
  ['tableFigure.effects.silence', 'silence'],
  ['tableHero.actions.drain', 'drain-health'],
  ['table.figures.animal', 'pet'],
  ['trace.D7.title', 'ambush'],
] as const;

const plain = (text: string): string =>
  text
    .replace(/\{\{\w+\}\}/gu, '')
    .trim()
    .toLocaleUpperCase('de');

describe.each(LANGUAGES)('the keywords of the game: %s', (language) => {
  test.each(LABELS)('%s is called as the keyword list has it: %s', (key, id) => {
    expect(plain(TEXTS[language].get(key) ?? '')).toBe(
      official(id, language)?.toLocaleUpperCase('de'),
    );
  });
});

test('whatever stands in capitals is a keyword of the list', () => {
  const known = new Set(
    [...KEYWORDS, ...TOKENS].flatMap((one) =>
      nameIn(one, 'de')
        .toLocaleUpperCase('de')
        .split(/[^\p{L}]+/u),
    ),
  );
  const unknown = [...TEXTS.de].flatMap(([key, text]) =>
    (text.match(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu) ?? [])
      .filter((word) => !known.has(word))
      .map((word) => `${key}: ${word}`),
  );
  expect(unknown).toEqual([]);
});

/** The rulebook has another word for it: beside it. */
const NOT_THE_BOOKS = [
  ['Zähigkeit', 'ROBUSTHEIT'],
  ['Feuerfalle', 'BRANDFALLE'],
  ['Initiativleiste', 'Initiativeleiste'],
  ['Marker', 'Plättchen'],
  ['Erzwungen', 'unfreiwillig'],
  ['Feind', 'GEGNER'],
] as const;

test.each(NOT_THE_BOOKS)('nowhere %s: the book says %s', (word) => {
  const found = [...TEXTS.de].filter(([, text]) =>
    new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text),
  );
  expect(found).toEqual([]);
});
