import type { Language } from '@/src/i18n/languages';
import type { Category, EntryWords, GlossaryEntry, GlossaryGame } from './model';

/** Words are typed after the data, so a missing entry is a type error long before this one. */
const wordsFor = (
  { id: category, words }: Category,
  id: string,
  language: Language,
): EntryWords => {
  const found = words[language][id];
  if (!found) throw new Error(`no words (${language}) for ${category}: ${id}`);
  return found;
};

const entriesIn = (game: GlossaryGame, category: Category): GlossaryEntry[] =>
  Object.entries(category.data).map(([id, data]) => ({
    ...data,
    id,
    game: game.id,
    category: category.id,
    words: { de: wordsFor(category, id, 'de'), en: wordsFor(category, id, 'en') },
    asked: { de: game.asked.de[id] ?? [], en: game.asked.en[id] ?? [] },
  }));

/** All entries of a game, category after category. */
export const entriesOf = (game: GlossaryGame): readonly GlossaryEntry[] =>
  game.categories.flatMap((category) => entriesIn(game, category));

const NUMBER_OR_REMARK = /( X)?( \([^)]*\))?$/;

/** `BLUTEN` for BLUTEN X, `FLUCHWÜRFEL` for FLUCHWÜRFEL (FW): the name inside a sentence. */
export const shortName = (entry: Pick<GlossaryEntry, 'names'>, language: Language): string =>
  entry.names[language].replace(NUMBER_OR_REMARK, '') || entry.names[language];
