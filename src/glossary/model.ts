import type { Language } from '@/src/i18n/languages';
import type { SheetWords } from './sheets';

/** A game's id is the name of its folder under `games`. */
export type GameId = string;

/** Tones of the theme a game or a category may wear. */
export type GlossaryTone =
  'ember' | 'yellow' | 'red' | 'orange' | 'green' | 'blue' | 'darkness' | 'gray';

export type PerLanguage<Value> = Readonly<Record<Language, Value>>;

/** Everything about an entry that is no sentence; the key in its category is its id. */
export interface EntryData {
  readonly names: PerLanguage<string>;
  /** Other words a player would type: inflections, abbreviations, cross-references. */
  readonly aliases: PerLanguage<readonly string[]>;
  /** A name of the icon registry, or `cube/<kind>` for an action, curse or trauma cube. */
  readonly icon: string;
  /** Page of the German rulebook; left out where it has none. */
  readonly page?: number;
  /** Heading in the German rulebook, shown where a page would be: for books without page numbers. */
  readonly section?: string;
  readonly related: readonly string[];
  /** Ids of the exact rules (`T1`, `D12`, ...) behind this entry. */
  readonly rules: readonly string[];
}

export type CategoryData = Readonly<Record<string, EntryData>>;

/** Own words. `[[entry-id]]` or `[[entry-id|shown words]]` inside them is a link. */
export interface EntryWords {
  /** One sentence, at most 140 characters, no links. */
  readonly gist: string;
  /** Short paragraphs. */
  readonly text: readonly string[];
  /** What tables often get wrong. */
  readonly missed?: readonly string[];
  readonly example?: string;
}

/** All words of a category: a missing entry is a type error. */
export type CategoryWords<Data extends CategoryData> = Readonly<Record<keyof Data, EntryWords>>;

/** A rule as readers of a trace get it: a few sentences, with links as in an entry. */
export interface RuleWords {
  readonly title: string;
  readonly text: string;
  /** How this project reads it where the book leaves room. */
  readonly ruling?: string;
}

export interface RuleBook {
  /** What one of them is called, before its id. */
  readonly names: PerLanguage<string>;
  /** By rule id. */
  readonly words: PerLanguage<Readonly<Record<string, RuleWords>>>;
}

export interface Category {
  readonly id: string;
  readonly names: PerLanguage<string>;
  readonly icon: string;
  /** The colour of its tiles; the game's own where it is left out. */
  readonly tone?: GlossaryTone;
  readonly data: CategoryData;
  readonly words: PerLanguage<Readonly<Record<string, EntryWords>>>;
}

/** By entry id, short questions and turns of phrase that are no alias but lead to the entry. */
export type AskedPhrases = Readonly<Record<string, readonly string[]>>;

/** What the app knows of a game before it loads its content. */
export interface GameAbout {
  readonly id: GameId;
  readonly names: PerLanguage<string>;
  /** Fits a chip: what the switch and results of several games show. */
  readonly shortNames: PerLanguage<string>;
  readonly icon: string;
  readonly tone: GlossaryTone;
  /** Last page of the German rulebook; left out where entries name sections. */
  readonly pages?: number;
}

/** A one-screen summary, shown as a tile and as a page. */
export interface QuickSheet {
  readonly id: string;
  readonly icon: string;
  readonly words: PerLanguage<SheetWords>;
}

export interface GlossaryGame extends GameAbout {
  readonly categories: readonly Category[];
  readonly asked: PerLanguage<AskedPhrases>;
  readonly sheets: readonly QuickSheet[];
  /** Entries offered where a search finds nothing: what tables ask for most. */
  readonly popular: readonly string[];
  /** What stands behind `rules` of the entries, where the app plays by them. */
  readonly rules?: RuleBook;
}

/** An entry as readers and the search see it. */
export interface GlossaryEntry extends EntryData {
  readonly id: string;
  readonly game: GameId;
  readonly category: string;
  readonly words: PerLanguage<EntryWords>;
  /** See {@link Asked}. */
  readonly asked: PerLanguage<readonly string[]>;
}
