import { shelfOf, shortName, type Category, type Entry, type Language } from '../../src/glossary';

const found = shelfOf('drunagor');
if (found === undefined) throw new Error('the glossary has no entries for Drunagor');

/** The one game with content so far. */
export const SHELF = found;

export const entryOf = (id: string): Entry | undefined => SHELF.byId.get(id);

export const categoryOf = (id: string): Category | undefined =>
  SHELF.game.categories.find((category) => category.id === id);

export const entriesIn = (category: string): readonly Entry[] =>
  SHELF.entries.filter((entry) => entry.category === category);

export const entryTitle = (id: string, language: Language): string | undefined =>
  entryOf(id)?.names[language];

/** The name of the topic an entry belongs to. */
export const entryTopic = (id: string, language: Language): string | undefined =>
  categoryOf(entryOf(id)?.category ?? '')?.names[language];

/** How a link without words of its own reads. */
export const nameInSentence = (id: string, language: Language): string => {
  const entry = entryOf(id);
  return entry === undefined ? id : shortName(entry, language);
};
