import {
  aboutGame,
  entryOf,
  readKey,
  ruleOf,
  shelfOf,
  shortName,
  type Category,
  type EntryKey,
  type GameId,
  type GlossaryEntry,
  type GlossaryTone,
  type QuickSheet,
} from '@/src/glossary';
import type { Language } from '@/src/i18n';

export const categoryOf = (game: GameId, id: string): Category | undefined =>
  shelfOf(game)?.game.categories.find((category) => category.id === id);

export const entriesIn = (game: GameId, category: string): readonly GlossaryEntry[] =>
  (shelfOf(game)?.entries ?? []).filter((entry) => entry.category === category);

export const quickSheetOf = (game: GameId, id: string): QuickSheet | undefined =>
  shelfOf(game)?.game.sheets.find((sheet) => sheet.id === id);

export const gameName = (game: GameId, language: Language): string =>
  aboutGame(game)?.shortNames[language] ?? game;

/** The name of an entry or a rule. */
export const entryTitle = (key: EntryKey, language: Language): string | undefined =>
  entryOf(key)?.names[language] ?? ruleOf(key)?.words[language].title;

/** The game and the topic of an entry, or the id of a rule. */
export const entryTopic = (key: EntryKey, language: Language): string | undefined => {
  const found = entryOf(key) ?? ruleOf(key);
  if (found === undefined) return undefined;
  const topic = 'category' in found ? categoryOf(found.game, found.category) : found;
  return `${gameName(found.game, language)} · ${topic?.names[language]}`;
};

/** How a link without words of its own reads. */
export const nameInSentence = (key: EntryKey, language: Language): string => {
  const entry = entryOf(key);
  return entry === undefined ? readKey(key).id : shortName(entry, language);
};

/** The colour of a game, where its parts have none of their own. */
export const toneOfGame = (game: GameId): GlossaryTone => aboutGame(game)?.tone ?? 'ember';

/** The colour of an entry whose icon has none of its own. */
export const toneOfEntry = ({ game, category }: GlossaryEntry): GlossaryTone =>
  categoryOf(game, category)?.tone ?? toneOfGame(game);

/** Whose an entry is, where several games are listed. */
export const gameShown = ({ game }: GlossaryEntry, language: Language) => {
  const about = aboutGame(game);
  return about && { name: about.shortNames[language], tone: about.tone };
};
