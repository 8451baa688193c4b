import type { Language } from '@/src/i18n/languages';
import type { GlossaryEntry } from '../model';
import { openCorpus, type Corpus } from './corpus';
import { firmnessIn } from './exact';
import { highlightsIn, type TextRange } from './highlight';
import { meet, qualitiesOf, type MetTerms } from './meeting';
import { matchPassages } from './passage-matches';
import { matchPhrases } from './phrase-matches';
import { readQuery, type Query } from './query';
import { rank, type Ranked } from './rank';
import type { SearchIndex } from './search-index';
import { weightsFor } from './weights';

/** Places to emphasise in the entry's names and in its gist, in the language asked for. */
export interface Highlights {
  readonly name: readonly TextRange[];
  readonly otherName: readonly TextRange[];
  readonly gist: readonly TextRange[];
}

export interface SearchHit {
  readonly entry: GlossaryEntry;
  readonly score: number;
  readonly highlights: Highlights;
  /** The alias that led here, where neither name did. */
  readonly alias?: { readonly text: string; readonly ranges: readonly TextRange[] };
}

export interface GlossarySearch {
  /** Best entries first; an empty query finds nothing. */
  readonly search: (query: string, language: Language, limit?: number) => readonly SearchHit[];
  /** Opens the index and searches once, so that the first letter need not wait for either. */
  readonly prepare: () => void;
}

/** A query with what it meets in the index. */
interface Asked {
  readonly corpus: Corpus;
  readonly query: Query;
  readonly language: Language;
  readonly metTerms: MetTerms;
}

interface RankedAll {
  readonly rows: readonly Ranked[];
  /**
   * Share of the words that are found anywhere: says nothing inside one game, but keeps a game that
   * knows one word of three from looking as good as one that knows them all.
   */
  readonly understood: number;
  readonly metTerms: MetTerms;
}

const rankAll = (corpus: Corpus, query: Query, language: Language): RankedAll => {
  const met = query.terms.map((term) => meet(corpus.terms, term));
  const metTerms = qualitiesOf(query, met);
  const phrases = matchPhrases(corpus, query, metTerms);
  const passages = matchPassages(corpus, query, met);
  const weights = weightsFor(corpus, query, [...phrases, ...passages]);
  const found = weights.ofWords.filter((weight) => weight > 0);
  return {
    rows: rank(query, language, weights, { phrases, passages }),
    understood: found.length / query.words.length,
    metTerms,
  };
};

const hitFrom = (
  { corpus, query, language, metTerms }: Asked,
  entry: GlossaryEntry,
  { score, phrase }: Ranked,
): SearchHit => {
  const isMet = (folded: string): boolean =>
    corpus.vocabulary.termsOf(folded).some((term) => metTerms.has(term));
  const mark = (text: string): readonly TextRange[] =>
    highlightsIn(corpus.wordsOf(text), query, isMet);
  const marks = (): Highlights => ({
    name: mark(entry.names[language]),
    otherName: mark(entry.names[language === 'de' ? 'en' : 'de']),
    gist: mark(entry.words[language].gist),
  });
  let marked: Highlights | undefined;
  const hit = {
    entry,
    score,
    /** Worked out when it is drawn: most hits are out of sight. */
    get highlights() {
      return (marked ??= marks());
    },
  };
  const byAlias = phrase?.kind === 'alias' && mark(entry.names[language]).length === 0;
  return byAlias
    ? Object.assign(hit, { alias: { text: phrase.phrase, ranges: mark(phrase.phrase) } })
    : hit;
};

const DEFAULT_LIMIT = 20;

/** Asked before anybody types: engines run what they have run before faster. */
const REHEARSED = 'monster';

/** Searches names, aliases and sentences of both languages at once. */
export const createSearch = (
  entries: readonly GlossaryEntry[],
  index: SearchIndex,
): GlossarySearch => {
  let open: Corpus | undefined;
  const corpusNow = (): Corpus => (open ??= openCorpus(entries, index));
  const search: GlossarySearch['search'] = (text, language, limit = DEFAULT_LIMIT) => {
    const corpus = corpusNow();
    const query = readQuery(text, corpus.vocabulary);
    if (query.words.length === 0) return [];
    const firmness = firmnessIn(corpus.exactNames, query);
    const { rows, understood, metTerms } = rankAll(corpus, query, language);
    const ranked = rows.map((row) => ({
      ...row,
      score: understood * row.score + firmness(row.entry),
    }));
    ranked.sort((one, other) => other.score - one.score || one.entry - other.entry);
    return ranked.slice(0, limit).flatMap((row) => {
      const entry = entries[row.entry];
      const asked = { corpus, query, language, metTerms };
      return entry === undefined ? [] : [hitFrom(asked, entry, row)];
    });
  };
  return { search, prepare: () => void search(REHEARSED, 'de') };
};
