import { HEROES, nameIn } from '@/src/content/drunagor';
import { AURAS, OUTCOMES, STATUSES } from '@/src/content/drunagor/consequences';
import { createWords, LANGUAGES } from '@/src/i18n';
import { de } from '@/src/i18n/de';
import { en } from '@/src/i18n/en';
import { CONSEQUENCE_KINDS } from '@/src/rules';

const WORDS = { de, en };

const TWICE = /(?<!\p{L})(\p{L}{3,}) \1(?!\p{L})/iu;

type Tree = { readonly [key: string]: string | Tree };
const leaves = (tree: Tree, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : leaves(value, `${path}${key}.`),
  );

test.each([
  ['de', 'historyLogbook.auraGained', 'Aura der Nacht', 'Asta erhält die Aura der Nacht'],
  ['de', 'historyLogbook.auraGained', 'Nacht', 'Asta erhält die Aura Nacht'],
  ['de', 'historyLogbook.auraGained', 'Auramantel', 'Asta erhält die Aura Auramantel'],
  ['en', 'historyLogbook.auraGained', 'Aura of night', 'Asta gains the Aura of night'],
] as const)('%s %s with %s', (language, key, what, expected) => {
  const { t } = createWords(language);
  expect(t(key, { name: 'Asta', what })).toBe(expected);
});

/** Each word that stands before a placeholder, as the beginning of what is put there. */
const traps = (text: string): readonly Record<string, string>[] =>
  [...text.matchAll(/(\p{L}{3,}) \{\{(\w+)\}\}/gu)]
    .filter(([, , name]) => name !== 'count')
    .map(([, word = '', name = '']) => ({ [name]: `${word} Glasperle` }));

test.each(LANGUAGES)(
  'no sentence says a word twice before a name that begins with it: %s',
  (lng) => {
    const { t } = createWords(lng);
    const say = t as unknown as (key: string, values: Record<string, string>) => string;
    const doubled = leaves(WORDS[lng]).flatMap(([key, text]) =>
      traps(text)
        .map((values) => say(key, values))
        .filter((said) => TWICE.test(said)),
    );
    expect(doubled).toEqual([]);
  },
);

test.each(LANGUAGES)('nor do kinds and names of the logbook: %s', (lng) => {
  const { t } = createWords(lng);
  const printed = [...STATUSES, ...AURAS, ...OUTCOMES].map((one) => nameIn(one, lng));
  const names = [...printed, ...HEROES.map(({ name }) => name)];
  const lines = CONSEQUENCE_KINDS.flatMap((kind) => {
    const word = t(`logbookHero.consequences.kinds.${kind}`);
    return [...names, `${word} Glasperle`].map((what) =>
      t('logbookCamp.chronicle.gained', { name: 'Asta', kind: word, what }),
    );
  });
  expect(lines.filter((line) => TWICE.test(line))).toEqual([]);
});
