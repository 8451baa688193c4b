import { ruleIds } from '@/scripts/structure/rule-ids';
import { entriesOf, paragraphsOf, type GlossaryEntry } from '@/src/glossary';
import { foldedKey } from '@/src/glossary/search/fold';
import { LANGUAGES } from '@/src/i18n';
import { CUBE_KINDS } from '@/src/ui/icons/cubes';
import { ICON_NAMES } from '@/src/ui/icons/registry';
import { games } from './games';
import { linksOfEntry } from './linked';

const RULE_IDS: ReadonlySet<string> = new Set(ruleIds());
const LONGEST_GIST = 140;
const LONGEST_SECTION = 40;
const LONGEST_CATEGORY = 30;
const MARKUP = /\[\[|\]\]|\*\*|\n/;
const RULE_ID = /(?<![\p{L}\p{N}-])[A-Z]\d{1,2}[a-z]?(?![\p{L}\p{N}])/gu;
/** The German name of the twenty-sided die looks like a rule id. */
const NO_RULE = new Set(['W20', 'W6', 'D6']);

const icons: ReadonlySet<string> = new Set([
  ...ICON_NAMES,
  ...CUBE_KINDS.map((kind) => `cube/${kind}`),
]);

/** Names every offence, so that a failure lists them all at once. */
const offences = (
  entries: readonly GlossaryEntry[],
  check: (entry: GlossaryEntry) => readonly string[],
): readonly string[] =>
  entries.flatMap((entry) => check(entry).map((offence) => `${entry.id}: ${offence}`));

const inBoth = (
  entry: GlossaryEntry,
  check: (words: GlossaryEntry['words']['de']) => readonly string[],
) =>
  LANGUAGES.flatMap((language) =>
    check(entry.words[language]).map((offence) => `${language} ${offence}`),
  );

const withoutX = (name: string): string => foldedKey(name.replace(/ X(?=$| \()/, ''));

describe.each(games)('entries of $id', (game) => {
  const entries = entriesOf(game);
  const ids: ReadonlySet<string> = new Set(entries.map((entry) => entry.id));

  test('ids are kebab-case and given once', () => {
    expect(ids.size).toBe(entries.length);
    expect([...ids].filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  test('both languages say something everywhere', () => {
    expect(
      offences(entries, (entry) =>
        inBoth(entry, ({ gist, text }) => [
          ...(gist.trim() === '' ? ['gist missing'] : []),
          ...(text.length === 0 ? ['text missing'] : []),
          ...(text.some((paragraph) => paragraph.trim() === '') ? ['empty paragraph'] : []),
        ]),
      ),
    ).toEqual([]);
  });

  test('words are only of entries that exist', () => {
    const strangers = game.categories.flatMap(({ id, data, words }) =>
      LANGUAGES.flatMap((language) =>
        Object.keys(words[language])
          .filter((entry) => !(entry in data))
          .map((entry) => `${id} ${language}: ${entry}`),
      ),
    );
    expect(strangers).toEqual([]);
  });

  test(`gists have at most ${LONGEST_GIST} characters and no markup`, () => {
    expect(
      offences(entries, (entry) =>
        inBoth(entry, ({ gist }) => [
          ...(gist.length > LONGEST_GIST ? [`gist has ${gist.length} characters`] : []),
          ...(MARKUP.test(gist) ? ['gist has markup'] : []),
        ]),
      ),
    ).toEqual([]);
  });

  test('links lead to other entries and are well formed', () => {
    expect(
      offences(entries, (entry) =>
        inBoth(entry, (words) => [
          ...linksOfEntry(words).filter((id) => !ids.has(id) || id === entry.id),
          ...paragraphsOf(words).filter((paragraph) =>
            MARKUP.test(
              paragraph
                .replace(/\[\[[a-z0-9-]+(\|[^\][|]+)?\]\]/g, '')
                .replace(/\*\*[^*]+\*\*/g, ''),
            ),
          ),
        ]),
      ),
    ).toEqual([]);
  });

  test('related entries exist, once each, and are others', () => {
    expect(
      offences(entries, ({ id, related }) =>
        related.filter(
          (other, place) => !ids.has(other) || other === id || related.indexOf(other) !== place,
        ),
      ),
    ).toEqual([]);
  });

  test('rule ids exist', () => {
    const named = (entry: GlossaryEntry): readonly string[] =>
      inBoth(entry, (words) =>
        [words.gist, ...paragraphsOf(words)].flatMap((text) => text.match(RULE_ID) ?? []),
      ).map((found) => found.slice(3));
    expect(
      offences(entries, (entry) =>
        [...entry.rules, ...named(entry).filter((id) => !NO_RULE.has(id))].filter(
          (id) => game.id !== 'drunagor' || !RULE_IDS.has(id),
        ),
      ),
    ).toEqual([]);
  });

  test('asked phrases are of entries that exist', () => {
    const strangers = LANGUAGES.flatMap((language) =>
      Object.keys(game.asked[language]).filter((id) => !ids.has(id)),
    );
    expect(strangers).toEqual([]);
  });

  test('no alias or asked phrase stands twice, nor is it a name', () => {
    const owners = new Map<string, string>();
    const twice: string[] = [];
    const claim = (word: string, owner: string): void => {
      const key = withoutX(word);
      const before = owners.get(key);
      if (before !== undefined) twice.push(`${word}: ${before}, ${owner}`);
      owners.set(key, owner);
    };
    for (const { id, names } of entries) {
      for (const key of new Set([withoutX(names.de), withoutX(names.en)])) claim(key, id);
    }
    for (const { id, aliases, asked } of entries) {
      for (const alias of [...aliases.de, ...aliases.en]) claim(alias, id);
      for (const phrase of [...asked.de, ...asked.en]) claim(phrase, id);
    }
    expect(twice).toEqual([]);
  });

  test('icons exist', () => {
    expect(offences(entries, ({ icon }) => (icons.has(icon) ? [] : [icon]))).toEqual([]);
    expect(game.categories.filter(({ icon }) => !icons.has(icon))).toEqual([]);
  });

  test('pages are pages of the rulebook', () => {
    expect(
      offences(entries, ({ page }) =>
        page === undefined || (Number.isInteger(page) && page >= 1 && page <= (game.pages ?? 0))
          ? []
          : [String(page)],
      ),
    ).toEqual([]);
  });

  test('every entry of another game than Drunagor says where the book has it', () => {
    expect(
      offences(entries, ({ page, section }) => [
        ...(game.id !== 'drunagor' && page === undefined && section === undefined
          ? ['neither page nor section']
          : []),
        ...(section !== undefined && (section === '' || section.length > LONGEST_SECTION)
          ? [section]
          : []),
      ]),
    ).toEqual([]);
  });

  test('categories are few and short enough for tiles', () => {
    expect(game.categories.filter(({ data }) => Object.keys(data).length === 0)).toEqual([]);
    expect(
      game.categories.flatMap(({ names }) =>
        [names.de, names.en].filter((name) => name.length > LONGEST_CATEGORY),
      ),
    ).toEqual([]);
  });
});
