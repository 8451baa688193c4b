import type { SearchOptions, SearchResult } from 'minisearch';
import type { Corpus } from './corpus';
import type { Passage, Phrase } from './documents';
import type { Query, Term } from './query';

/** Rows of the two indexes that answer a query somehow, best first. */
export interface Candidates {
  readonly phrases: readonly Candidate<Phrase>[];
  readonly passages: readonly Candidate<Passage>[];
}

export interface Candidate<Row> {
  readonly row: Row;
  readonly result: SearchResult;
}

const GIST_BOOST = 2;
/** Two letters stand at the beginning of too many words to mean anything in a sentence. */
const SHORTEST_IN_TEXT = 3;
/** Weighing more than this of each index costs time and brings nothing new to the top. */
const MAX_CANDIDATES = 400;

const optionsFor = (query: Query): SearchOptions => {
  const byTerm = new Map<string, Term>();
  for (const term of query.terms) {
    const known = byTerm.get(term.term);
    if (!known || known.weight < term.weight) byTerm.set(term.term, term);
  }
  return {
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    prefix: (term) => byTerm.get(term)?.prefix ?? false,
    fuzzy: (term) => byTerm.get(term)?.fuzzy ?? 0,
    boostTerm: (term) => byTerm.get(term)?.weight ?? 1,
  };
};

const withRows = <Row>(
  rows: readonly Row[],
  results: readonly SearchResult[],
): readonly Candidate<Row>[] =>
  results.slice(0, MAX_CANDIDATES).flatMap((result) => {
    const row = rows[Number(result.id)];
    return row === undefined ? [] : [{ row, result }];
  });

export const findCandidates = (corpus: Corpus, query: Query): Candidates => {
  const options = optionsFor(query);
  const text = [...new Set(query.terms.map((term) => term.term))].join(' ');
  const inText = query.words.some((word) => word.length >= SHORTEST_IN_TEXT);
  const inPhrases = corpus.phraseIndex.search(text, options);
  const inPassages = inText
    ? corpus.passageIndex.search(text, { ...options, boost: { gist: GIST_BOOST } })
    : [];
  return {
    phrases: withRows(corpus.phrases, inPhrases),
    passages: withRows(corpus.passages, inPassages),
  };
};
