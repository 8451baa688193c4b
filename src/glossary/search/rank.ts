import type { Language } from '@/src/i18n/languages';
import type { Qualities } from './meeting';
import type { PassageMatch } from './passage-matches';
import type { PhraseMatch } from './phrase-matches';
import type { Phrase } from './phrases';
import type { Query } from './query';
import type { Weights } from './weights';

export interface Ranked {
  readonly entry: number;
  readonly score: number;
  /** The name or alias that fits best. */
  readonly phrase: Phrase | undefined;
}

export interface Matches {
  readonly phrases: readonly PhraseMatch[];
  readonly passages: readonly PassageMatch[];
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
  readonly qualities: number[];
}

const weightOf = (qualities: Qualities, { ofWords }: Weights): number => {
  let sum = 0;
  for (let word = 0; word < qualities.length; word += 1) {
    sum += (qualities[word] ?? 0) * (ofWords[word] ?? 0);
  }
  return sum;
};

/** How alike a phrase and the query are: harmonic mean of what each shares with the other. */
const likeness = ({ phrase, qualities, metWeight }: PhraseMatch, weights: Weights): number => {
  const recall = weightOf(qualities, weights) / Math.max(weights.ofQuery, Number.MIN_VALUE);
  const precision = metWeight / weights.ofPhrase(phrase);
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

  addPhrase(match: PhraseMatch): void {
    const { phrase } = match;
    const tally = this.tallyOf(phrase.entry, match.qualities);
    const fit = likeness(match, this.weights) + beginning(this.query.key, phrase);
    const score = fit * clarity(phrase) * this.bonus(phrase.language);
    if (score <= tally.phraseScore) return;
    tally.phraseScore = score;
    tally.phrase = phrase;
  }

  addPassage({ entry, language, qualities, score }: PassageMatch): void {
    const tally = this.tallyOf(entry, qualities);
    tally.textScore = Math.max(score * this.bonus(language), tally.textScore);
  }

  ranked(): readonly Ranked[] {
    return [...this.tallies].map(([entry, { phraseScore, phrase, textScore, qualities }]) => {
      const covered = weightOf(qualities, this.weights) / this.weights.ofQuery;
      const score =
        PHRASE_SHARE * phraseScore + (COVERAGE_SHARE + TEXT_SHARE * textScore) * covered;
      return { entry, score, phrase };
    });
  }

  private bonus(language: Language): number {
    return language === this.language ? OWN_LANGUAGE : 1;
  }

  private tallyOf(entry: number, qualities: Qualities): Tally {
    const known = this.tallies.get(entry);
    if (known === undefined) {
      const tally = { phraseScore: 0, phrase: undefined, textScore: 0, qualities: [...qualities] };
      this.tallies.set(entry, tally);
      return tally;
    }
    for (let word = 0; word < qualities.length; word += 1) {
      const quality = qualities[word] ?? 0;
      if (quality > (known.qualities[word] ?? 0)) known.qualities[word] = quality;
    }
    return known;
  }
}

/** Scores every entry that has a match, in no particular order. */
export const rank = (
  query: Query,
  language: Language,
  weights: Weights,
  { phrases, passages }: Matches,
): readonly Ranked[] => {
  const ranking = new Ranking(query, language, weights);
  for (const match of phrases) ranking.addPhrase(match);
  for (const match of passages) ranking.addPassage(match);
  return ranking.ranked();
};
