/**
 * A game's index as it is made when the app is built (`indexing/make-index.ts`) and shipped beside
 * the game: texts of {@link packNumbers}. Terms are named by their place among the terms, phrases and
 * passages by theirs in the order of the entries.
 */
export interface SearchIndex {
  /** Every word of the entries and every stem it is found under, sorted, blanks between. */
  readonly terms: string;
  /** By term, if it is a word of the entries: its stem, and the stems of its parts. */
  readonly stems: string;
  /** By term: how many entries use a word of this stem. */
  readonly users: string;
  /** By phrase: all its words. */
  readonly phrases: string;
  /** Other ways to write a phrase: the phrase, then the words. */
  readonly spellings: string;
  /** Phrases that only their stop words tell from the name of another entry. */
  readonly blurred: string;
  /** By term: the passages whose gist, and whose other sentences, have it. */
  readonly gists: string;
  readonly texts: string;
  /** By passage: how many terms it has. */
  readonly gistLengths: string;
  readonly textLengths: string;
}
