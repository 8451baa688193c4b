import type { Language } from '@/src/i18n/languages';
import type { Candidate, Candidates } from './candidates';
import type { Passage, Phrase } from './documents';
import { matchWords, mergeMatches, type WordMatch } from './matching';
import type { Query } from './query';
import type { Weights } from './weights';

export interface Ranked {
  readonly entry: number;
  readonly score: number;
  /** Index terms found in it. */
  readonly terms: ReadonlySet<string>;
  /** The name or alias that fits best. */
  readonly phrase: Phrase | undefined;
}

const NAME = 1.1;
const BLURRED = 0.75;
const OWN_LANGUAGE = 1.04;
const PHRASE_SHARE = 10;
const COVERAGE_SHARE = 5;
const TEXT_SHARE = 3;
/** For a name the text is the beginning of; aliases get half. */
const BEGUN = 0.4;

/** What is known about one entry so far. */
interface Tally {
  phraseScore: number;
  phrase: Phrase | undefined;
  textScore: number;
  words: WordMatch;
  readonly terms: Set<string>;
}

const emptyTally = (): Tally => ({
  phraseScore: 0,
  phrase: undefined,
  textScore: 0,
  words: new Map(),
  terms: new Set(),
});

const weightOf = (words: WordMatch, weights: Weights): number => {
  let sum = 0;
  for (const [word, quality] of words) sum += quality * weights.ofQueryWord(word);
  return sum;
};

/** How alike a phrase and the query are: harmonic mean of what each shares with the other. */
const likeness = (
  { row, result }: Candidate<Phrase>,
  words: WordMatch,
  weights: Weights,
): number => {
  const recall = weightOf(words, weights) / Math.max(weights.ofQuery, Number.MIN_VALUE);
  const precision = weights.ofMet(row, result.terms) / weights.ofPhrase(row);
  return recall + precision > 0 ? (2 * recall * precision) / (recall + precision) : 0;
};

/** The shorter a name, the more of it stands there already. */
const beginning = (typed: string, { key, kind }: Phrase): number =>
  key.startsWith(typed)
    ? BEGUN * (0.5 + typed.length / key.length) * (kind === 'name' ? 1 : 0.5)
    : 0;

const clarity = ({ kind, isBlurred }: Phrase): number => {
  if (kind === 'name') return NAME;
  return isBlurred ? BLURRED : 1;
};

class Ranking {
  private readonly tallies = new Map<number, Tally>();

  constructor(
    private readonly query: Query,
    private readonly language: Language,
    private readonly weights: Weights,
  ) {}

  addPhrase(found: Candidate<Phrase>): void {
    const { row } = found;
    const tally = this.tallyOf(row.entry);
    const words = this.note(tally, found);
    const fit = likeness(found, words, this.weights) + beginning(this.query.key, row);
    const score = fit * clarity(row) * this.bonus(row.language);
    if (score > tally.phraseScore) Object.assign(tally, { phraseScore: score, phrase: row });
  }

  addPassage(found: Candidate<Passage>, highest: number): void {
    const tally = this.tallyOf(found.row.entry);
    this.note(tally, found);
    const score = (found.result.score / highest) * this.bonus(found.row.language);
    tally.textScore = Math.max(score, tally.textScore);
  }

  ranked(): readonly Ranked[] {
    return [...this.tallies].map(([entry, tally]) => {
      const covered = weightOf(tally.words, this.weights) / this.weights.ofQuery;
      const score =
        PHRASE_SHARE * tally.phraseScore +
        (COVERAGE_SHARE + TEXT_SHARE * tally.textScore) * covered;
      return { entry, score, terms: tally.terms, phrase: tally.phrase };
    });
  }

  private note(tally: Tally, { result }: Candidate<unknown>): WordMatch {
    const words = matchWords(this.query, result);
    tally.words = mergeMatches(tally.words, words);
    for (const term of result.terms) tally.terms.add(term);
    return words;
  }

  private bonus(language: Language): number {
    return language === this.language ? OWN_LANGUAGE : 1;
  }

  private tallyOf(entry: number): Tally {
    const tally = this.tallies.get(entry) ?? emptyTally();
    this.tallies.set(entry, tally);
    return tally;
  }
}

/** Scores every entry that has a candidate, in no particular order. */
export const rank = (
  query: Query,
  language: Language,
  weights: Weights,
  { phrases, passages }: Candidates,
): readonly Ranked[] => {
  const ranking = new Ranking(query, language, weights);
  const highest = passages[0]?.result.score ?? 1;
  for (const found of phrases) ranking.addPhrase(found);
  for (const found of passages) ranking.addPassage(found, highest);
  return ranking.ranked();
};
