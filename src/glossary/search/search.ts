import type { Language } from '@/src/i18n/languages';
import type { GlossaryEntry } from '../model';
import { findCandidates } from './candidates';
import { createCorpus, type Corpus } from './corpus';
import { firmnessIn } from './exact';
import { highlightsIn, type TextRange } from './highlight';
import { readQuery, type Query } from './query';
import { rank, type Ranked } from './rank';
import { weightsFor } from './weights';

export interface SearchHit {
  readonly entry: GlossaryEntry;
  readonly score: number;
  /** Places to emphasise in the entry's names and in its gist, in the language asked for. */
  readonly highlights: {
    readonly name: readonly TextRange[];
    readonly otherName: readonly TextRange[];
    readonly gist: readonly TextRange[];
  };
  /** The alias that led here, where neither name did. */
  readonly alias?: { readonly text: string; readonly ranges: readonly TextRange[] };
}

export interface GlossarySearch {
  /** Best entries first; an empty query finds nothing. */
  readonly search: (query: string, language: Language, limit?: number) => readonly SearchHit[];
  /** Builds the index now instead of at the first search. */
  readonly prepare: () => void;
}

interface RankedAll {
  readonly rows: readonly Ranked[];
  /**
   * Share of the words that are found anywhere: says nothing inside one game, but keeps a game that
   * knows one word of three from looking as good as one that knows them all.
   */
  readonly understood: number;
}

const rankAll = (corpus: Corpus, query: Query, language: Language): RankedAll => {
  const candidates = findCandidates(corpus, query);
  const results = [...candidates.phrases, ...candidates.passages].map(({ result }) => result);
  const weights = weightsFor(corpus, query, results);
  const found = query.words.filter((_, word) => weights.ofQueryWord(word) > 0);
  return {
    rows: rank(query, language, weights, candidates),
    understood: found.length / query.words.length,
  };
};

const hitFrom = (
  corpus: Corpus,
  query: Query,
  language: Language,
  entry: GlossaryEntry,
  { score, terms, phrase }: Ranked,
): SearchHit => {
  const mark = (text: string): readonly TextRange[] =>
    highlightsIn(text, query, terms, corpus.vocabulary);
  const highlights = {
    name: mark(entry.names[language]),
    otherName: mark(entry.names[language === 'de' ? 'en' : 'de']),
    gist: mark(entry.words[language].gist),
  };
  const byAlias = phrase?.kind === 'alias' && highlights.name.length === 0;
  const alias = byAlias ? { text: phrase.phrase, ranges: mark(phrase.phrase) } : undefined;
  return { entry, score, highlights, ...(alias ? { alias } : {}) };
};

const DEFAULT_LIMIT = 20;

/** Searches names, aliases and sentences of both languages at once. */
export const createSearch = (entries: readonly GlossaryEntry[]): GlossarySearch => {
  let built: Corpus | undefined;
  const corpusNow = (): Corpus => (built ??= createCorpus(entries));
  const search: GlossarySearch['search'] = (text, language, limit = DEFAULT_LIMIT) => {
    const corpus = corpusNow();
    const query = readQuery(text, corpus.vocabulary);
    if (query.words.length === 0) return [];
    const firmness = firmnessIn(corpus.exactNames, query);
    const { rows, understood } = rankAll(corpus, query, language);
    const ranked = rows.map((row) => ({
      ...row,
      score: understood * row.score + firmness(row.entry),
    }));
    ranked.sort((one, other) => other.score - one.score || one.entry - other.entry);
    return ranked.slice(0, limit).flatMap((row) => {
      const entry = entries[row.entry];
      return entry === undefined ? [] : [hitFrom(corpus, query, language, entry, row)];
    });
  };
  return { search, prepare: () => void corpusNow() };
};
