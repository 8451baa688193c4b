import type { Category, Entry, EntryWords, Game } from './model';

/** Shown while an entry's words are still being written; the integrity test allows none. */
const UNWRITTEN: EntryWords = { gist: '', text: [] };

const entriesIn = (game: Game, category: Category): Entry[] =>
  Object.entries(category.data).map(([id, data]) => ({
    ...data,
    ...{ id, game: game.id, category: category.id },
    words: { de: category.words.de[id] ?? UNWRITTEN, en: category.words.en[id] ?? UNWRITTEN },
  }));

/** All entries of a game, category after category. */
export const entriesOf = (game: Game): readonly Entry[] =>
  game.categories.flatMap((category) => entriesIn(game, category));
