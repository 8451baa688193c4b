export const GAME_IDS = [
  'drunagor',
  'runebound3',
  'runebound2',
  'runewars',
  'swordsorcery',
] as const;
export type GameId = (typeof GAME_IDS)[number];

export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

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

export interface Category {
  readonly id: string;
  readonly names: PerLanguage<string>;
  readonly icon: string;
  readonly data: CategoryData;
  readonly words: PerLanguage<Readonly<Record<string, EntryWords>>>;
}

/** By entry id, short questions and turns of phrase that are no alias but lead to the entry. */
export type Asked = Readonly<Record<string, readonly string[]>>;

export interface Game {
  readonly id: GameId;
  readonly names: PerLanguage<string>;
  readonly categories: readonly Category[];
  readonly asked: PerLanguage<Asked>;
}

/** An entry as readers and the search see it. */
export interface Entry extends EntryData {
  readonly id: string;
  readonly game: GameId;
  readonly category: string;
  readonly words: PerLanguage<EntryWords>;
  /** See {@link Asked}. */
  readonly asked: PerLanguage<readonly string[]>;
}
