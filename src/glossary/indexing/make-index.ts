import type { GlossaryEntry } from '../model';
import { foldedWordsOf } from '../search/fold';
import { packGrowing, packLists, packNumbers } from '../search/packed';
import type { SearchIndex } from '../search/search-index';
import { stemOf } from '../search/stem';
import { separated } from '../search/vocabulary';
import { abbreviationsIn } from './abbreviations';
import {
  blurredAmong,
  otherSpellings,
  readPassages,
  readPhrases,
  type ReadPhrase,
} from './documents';
import { countEntries, stemsAmong, sumByStem, type StemsOf } from './words';

/** Spellings beside the phrase itself, as words. */
const spellingsOf = (phrases: readonly ReadPhrase[]): readonly (readonly [number, string[]])[] =>
  phrases.flatMap(({ phrase }, place) =>
    otherSpellings(phrase).map((other): [number, string[]] => [place, [...foldedWordsOf(other)]]),
  );

/**
 * By stems alone, which halves the index: sentences are rarely quoted, and names are in the phrases.
 * A word counts once a passage: repeating it makes an entry longer, not more to the point.
 */
const fieldOf = (passages: readonly (readonly string[])[], stemsOf: StemsOf) => {
  const stems = passages.map((words) => [...new Set(words.flatMap(stemsOf))]);
  const having = new Map<string, number[]>();
  stems.forEach((terms, passage) => {
    for (const term of terms) having.set(term, [...(having.get(term) ?? []), passage]);
  });
  return { having, lengths: packNumbers(stems.map(({ length }) => length)) };
};

/** Everything the search would otherwise work out from the entries when it is first asked. */
export const makeIndex = (entries: readonly GlossaryEntry[]): SearchIndex => {
  const phrases = readPhrases(entries);
  const passages = readPassages(entries);
  const counts = countEntries(phrases, passages);
  const words = [...counts.keys()];
  const stemsOf = stemsAmong(words, abbreviationsIn(entries));
  const gists = fieldOf(
    passages.map(({ gist }) => gist),
    stemsOf,
  );
  const texts = fieldOf(
    passages.map(({ text }) => text),
    stemsOf,
  );
  const spellings = spellingsOf(phrases);
  const terms = [
    ...new Set([
      ...words.flatMap((word) => [word, stemOf(word), ...separated(word), ...stemsOf(word)]),
      ...phrases.flatMap(({ all }) => all),
      ...spellings.flatMap(([, spelt]) => spelt),
    ]),
  ].sort();
  const places = new Map(terms.map((term, place) => [term, place]));
  const at = (term: string): number => places.get(term) ?? -1;
  const users = sumByStem(counts);
  const byTerm = (having: ReadonlyMap<string, readonly number[]>): string =>
    packLists(
      terms.map((term) => having.get(term) ?? []),
      packGrowing,
    );
  return {
    terms: terms.join(' '),
    stems: packLists(
      terms.map((term) => (counts.has(term) ? stemsOf(term).map(at) : [])),
      packNumbers,
    ),
    users: packNumbers(terms.map((term) => users.get(term) ?? 0)),
    phrases: packLists(
      phrases.map(({ all }) => all.map(at)),
      packNumbers,
    ),
    spellings: packLists(
      spellings.map(([place, spelt]) => [place, ...spelt.map(at)]),
      packNumbers,
    ),
    blurred: packGrowing(blurredAmong(phrases)),
    gists: byTerm(gists.having),
    texts: byTerm(texts.having),
    gistLengths: gists.lengths,
    textLengths: texts.lengths,
  };
};
