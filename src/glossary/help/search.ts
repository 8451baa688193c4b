import type { Language } from '@/src/i18n';
import { contentOf } from '../search/content-words';
import { foldedWordsOf } from '../search/fold';
import { rootFormOf } from '../search/irregular';
import { HELP_PAGES, type HelpItemWords, type HelpPage } from './model';
import { helpWords } from './words';

export interface HelpHit {
  readonly page: HelpPage;
  readonly item: string;
  readonly title: string;
  readonly text: string;
  /** The query is one of its names, no more and no less: it is what was meant. */
  readonly named: boolean;
}

interface Phrased extends Omit<HelpHit, 'named'> {
  readonly names: readonly (readonly string[])[];
  readonly roots: ReadonlySet<string>;
}

const rootsOf = (text: string): readonly string[] =>
  contentOf(foldedWordsOf(text)).map((word) => rootFormOf(word));

const phrased = (page: HelpPage, item: string, words: HelpItemWords): Phrased => {
  const names = [words.title, ...words.also.split(',')].map(rootsOf);
  return {
    page,
    item,
    title: words.title,
    text: words.text,
    names,
    roots: new Set([...names.flat(), ...rootsOf(words.text)]),
  };
};

const phrasesIn = (language: Language): readonly Phrased[] =>
  HELP_PAGES.flatMap((page) => {
    const items: Readonly<Record<string, HelpItemWords>> = helpWords(language)[page].items;
    return Object.entries(items).map(([item, words]) => phrased(page, item, words));
  });

const known = new Map<Language, readonly Phrased[]>();

function phrasesOf(language: Language): readonly Phrased[] {
  const before = known.get(language) ?? phrasesIn(language);
  known.set(language, before);
  return before;
}

const SHORTEST_BEGINNING = 3;

const begins = (asked: string, words: Iterable<string>): boolean =>
  asked.length >= SHORTEST_BEGINNING && [...words].some((word) => word.startsWith(asked));

const isNamed = (asked: readonly string[], { names }: Phrased): boolean =>
  names.some((name) => name.length === asked.length && asked.every((word) => name.includes(word)));

/** What the help says about a query: every word of it must be met; what bears its name comes first. */
export function searchHelp(text: string, language: Language): readonly HelpHit[] {
  const asked = rootsOf(text);
  if (asked.length === 0) return [];
  return phrasesOf(language)
    .filter(({ roots }) => asked.every((word) => roots.has(word) || begins(word, roots)))
    .map((phrase) => ({ ...phrase, named: isNamed(asked, phrase) }))
    .sort((a, b) => Number(b.named) - Number(a.named));
}
